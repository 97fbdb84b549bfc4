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

/** Where links to files begin. */
export interface LinkDeps {
  db: Db;
  /** Where browsers find the API, without a final slash. */
  apiUrl: string;
}

/** Object of a link; the requester's rights were checked when it was made. */
export type LinkFacts = Record<string, number | string>;

/** Makes the files of a kind when their links are opened. Refuses with `link_invalid` who may see them no longer. */
export type FileMaker = (facts: LinkFacts, now: Date) => Promise<FileReply>;

/** By the kind that a link was made with. */
export type FileMakers = Readonly<Record<string, FileMaker>>;

/**
 * A link to a file that works once within five minutes, and no longer once the caller is disabled; only its hash is kept.
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
 * The file behind a link, the first time it is asked for; afterwards, after five minutes and of a disabled user `link_invalid`. A link whose
 * file could not be made has not been used.
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

/** Whether the user who asked for a link may no longer log in. */
async function isDisabled(db: Db, userId: number): Promise<boolean> {
  const user = db.selectFrom('users').select('disabled_at').where('id', '=', userId);
  return (await user.executeTakeFirst())?.disabled_at != null;
}

/** Deletes links to files that ended before the given instant; returns how many. */
export function purgeFileLinks(db: Db, before: Date): Promise<number> {
  return purgeLinks(db, { purpose, before });
}
