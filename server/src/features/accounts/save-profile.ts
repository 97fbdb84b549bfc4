import type { ParsedInputOf } from '@serai/contract/endpoint';
import type { saveProfile as endpoint } from '@serai/contract/profile';
import type { Updateable } from 'kysely';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import { takeUnit } from '../../platform/throttle/throttle.ts';
import type { UsersTable } from '../../tables.ts';
import type { Db } from '../permissions/permissions.ts';
import { findSiteSettings } from '../site/site.ts';
import { findOwnAccount, isTaken, lockOwnAccount, updateUser } from './own-account-store.ts';

/** Somewhere on earth the date is that of UTC and this much more. */
const EASTERNMOST_MS = 14 * 3_600_000;
const EARLIEST_BIRTHDAY = '1900-01-01';

type Profile = ParsedInputOf<typeof endpoint>;

/**
 * Saves what a user says about himself: six fields and nothing else, whatever the client sent beside them. What
 * is left out stays as it is.
 *
 * @throws AppError `username_taken`, `login_throttled`, or `input_invalid` naming the avatar or birthday.
 */
export async function saveProfile(
  { db, publicUrl }: { db: Db; publicUrl: string },
  userId: number,
  profile: Profile,
  now: Date,
): Promise<void> {
  const { cdnUrl, apiUrl } = await findSiteSettings(db);
  await countNameTry(db, userId, profile, now);
  try {
    await inTransaction(db, async (trx) => {
      const { avatar } = await lockOwnAccount(trx, userId);
      const changes = changesOf(profile, { avatar, origins: [cdnUrl, apiUrl, publicUrl], now });
      if (Object.keys(changes).length > 0) await updateUser(trx, userId, changes);
    });
  } catch (error) {
    if (isTaken(error)) throw refusedField('username', 'username_taken');
    throw error;
  }
}

/** The answer tells which account names there are, so it is not given without end. */
async function countNameTry(db: Db, userId: number, { username }: Profile, now: Date): Promise<void> {
  if (username === undefined || username === (await findOwnAccount(db, userId)).username) return;
  const limit = { name: `new-username:${userId}`, limit: 10, windowMs: 3_600_000 };
  const waitMs = await takeUnit(db, limit, now);
  if (waitMs === undefined) return;
  throw new AppError('login_throttled', { facts: { minutes: Math.ceil(waitMs / 60_000) } });
}

interface Surroundings {
  /** The picture so far. */
  avatar: string;
  /** Under which addresses files of this site are also reached. */
  origins: readonly string[];
  now: Date;
}

function changesOf(profile: Profile, { avatar, origins, now }: Surroundings): Updateable<UsersTable> {
  const { username, nickname, gender, motto } = profile;
  return {
    ...(username === undefined ? {} : { username }),
    ...(nickname === undefined ? {} : { nickname }),
    ...(gender === undefined ? {} : { gender }),
    ...(motto === undefined ? {} : { motto }),
    ...(profile.birthday === undefined ? {} : { birthday: readBirthday(profile.birthday, now) }),
    ...(profile.avatar === undefined || profile.avatar === avatar
      ? {}
      : { avatar: readAvatar(profile.avatar, origins) }),
  };
}

function readBirthday(birthday: string | null, now: Date): string | null {
  if (!birthday) return null;
  const latest = new Date(now.getTime() + EASTERNMOST_MS).toISOString().slice(0, 10);
  if (birthday < EARLIEST_BIRTHDAY || birthday > latest) throw wrongField('birthday', 'birthday_invalid');
  return birthday;
}

/** Pictures of this site only, kept as paths: a picture elsewhere would tell its server who looks at it. */
function readAvatar(avatar: string, origins: readonly string[]): string {
  const origin = origins.find((start) => start !== '' && avatar.startsWith(start));
  const path = origin === undefined ? avatar : avatar.slice(origin.length).replace(/^\/*/, '/');
  const isOurs = path === '' || (/^\/(storage|static)(\/[\w-][\w.-]*)+$/.test(path) && !path.includes('..'));
  if (!isOurs) throw wrongField('avatar', 'avatar_invalid');
  return path;
}

function wrongField(path: string, phrase: string): AppError {
  return new AppError('input_invalid', { fields: [{ path, phrase, facts: {} }] });
}
