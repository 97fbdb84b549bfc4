import type { ReplyOf } from '@serai/contract/endpoint';
import type { fileLink, openFile as openEndpoint } from '@serai/contract/files/links';
import type * as z from 'zod/mini';
import { type Call, type Caller, type Db, userOf } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileReply } from '../../platform/http/route.ts';
import { makeLink, purgeLinks, returnLink, useLink } from '../../platform/one-time-links.ts';

const LINK_LIFE_MS = 5 * 60_000;
const purpose = 'file';

/** Dependencies of links to files. */
export interface LinkDeps {
  db: Db;
  /** Base address of the API for browsers, without a trailing slash. */
  apiUrl: string;
}

/** Object of a link; the requester's rights were checked when it was made. */
export type LinkFacts = Record<string, number | string>;

/**
 * Makes the files of a kind when their links are opened. Refuses with `link_invalid` users who may no longer see
 * them.
 */
export type FileMaker = (facts: LinkFacts, now: Date) => Promise<FileReply>;

/** File makers by kind of link. */
export type FileMakers = Readonly<Record<string, FileMaker>>;

/**
 * Creates a one-use link to a file, valid for five minutes and only while the caller is enabled; only its hash is
 * stored.
 */
export async function linkFile(
  { db, apiUrl }: LinkDeps,
  kind: string,
  facts: LinkFacts,
  call: { caller: Caller | undefined; now: Date },
): Promise<z.output<typeof fileLink>> {
  const { now } = call;
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  const token = await makeLink(db, {
    purpose,
    facts: { ...facts, kind, askedBy: userOf(call).userId },
    expiresAt,
  });
  return { url: `${apiUrl}/api/file/open?token=${token}`, expires_at: toSeconds(expiresAt) };
}

/**
 * Returns the file of a link at its first use; afterwards, after five minutes, and for a disabled user or one of a
 * blocked agency `link_invalid`. If making the file fails, the link is not consumed.
 */
export async function openFile(
  { db, makers }: { db: Db; makers: FileMakers },
  call: Call<typeof openEndpoint>,
): Promise<FileReply | ReplyOf<typeof openEndpoint>> {
  const link = { purpose, token: call.input.token };
  const facts = (await useLink(db, link, call.now)) as LinkFacts | undefined;
  const make = facts && makers[String(facts.kind)];
  if (!make || (await isDisabled(db, Number(facts.askedBy)))) throw new AppError('link_invalid');
  try {
    return await make(facts, call.now);
  } catch (error) {
    await returnLink(db, link);
    throw error;
  }
}

/** Whether the user who asked for a link has been disabled, or the user's agency blocked. */
async function isDisabled(db: Db, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .leftJoin('agencies', 'agencies.id', 'users.agency_id')
    .select(['disabled_at', 'blocked_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return user?.disabled_at != null || user?.blocked_at != null;
}

/** Deletes links to files that ended before the given instant; returns how many. */
export function purgeFileLinks(db: Db, before: Date): Promise<number> {
  return purgeLinks(db, { purpose, before });
}
