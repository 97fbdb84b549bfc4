import type { saveProfile as endpoint } from '@serai/contract/accounts/profile';
import type { ParsedInputOf } from '@serai/contract/endpoint';
import { earliestBirthday } from '@serai/contract/validator-rules';
import type { Updateable } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refusedField, refusedInput } from '../../platform/http/app-error.ts';
import type { UsersTable } from '../../tables.ts';
import { isTaken, updateUser } from '../people/people.ts';
import { findSiteSettings } from '../site/site.ts';
import { isOwnPicture, recordReplaced } from '../uploads/uploads.ts';
import { consumeTries } from './consume-tries.ts';
import { findOwnAccount, lockOwnAccount, type OwnAccount } from './own-account-store.ts';

/** Maximum lead of a local date over UTC. */
const EASTERNMOST_MS = 14 * 3_600_000;
/** Address of uploads; the rest of the path is their path in the storage. */
const STORAGE = '/storage/';

type Profile = ParsedInputOf<typeof endpoint>;

/**
 * Saves six profile fields of a user and ignores any other; omitted fields keep their values.
 *
 * @throws AppError `username_taken`, `login_throttled`, or `input_invalid` naming the avatar or birthday.
 */
export async function saveProfile(
  { db, origins }: { db: Db; origins: readonly string[] },
  userId: number,
  profile: Profile,
  now: Date,
): Promise<void> {
  const { cdnUrl, apiUrl } = await findSiteSettings(db);
  await countNameTry(db, userId, profile, now);
  try {
    await inTransaction(db, async (trx) => {
      const before = await lockOwnAccount(trx, userId);
      const changes: Updateable<UsersTable> = {
        ...changesOf(profile, now),
        ...(await avatarChange(trx, before, profile.avatar, [cdnUrl, apiUrl, ...origins])),
      };
      if (Object.keys(changes).length > 0) await updateUser(trx, userId, changes);
      if (changes.avatar !== undefined && changes.avatar !== before.avatar) {
        await recordReplaced(trx, { userId, path: storedPath(before.avatar) }, now);
      }
    });
  } catch (error) {
    if (isTaken(error)) throw refusedField('username', 'username_taken');
    throw error;
  }
}

/** The reply reveals which account names exist, so attempts are limited. */
async function countNameTry(db: Db, userId: number, { username }: Profile, now: Date): Promise<void> {
  if (username === undefined || username === (await findOwnAccount(db, userId)).username) return;
  const limit = { name: `new-username:${userId}`, limit: 10, windowMs: 3_600_000 };
  await consumeTries(db, [limit], now);
}

function changesOf(profile: Profile, now: Date): Updateable<UsersTable> {
  const { username, nickname, gender, motto, birthday } = profile;
  return {
    ...(username === undefined ? {} : { username }),
    ...(nickname === undefined ? {} : { nickname }),
    ...(gender === undefined ? {} : { gender }),
    ...(motto === undefined ? {} : { motto }),
    ...(birthday === undefined ? {} : { birthday: readBirthday(birthday, now) }),
  };
}

/**
 * A new avatar must be an own upload, stored as a path: an external one would reveal viewers to its server,
 * and another user's would disappear with its owner. The current picture may be sent unchanged.
 */
async function avatarChange(
  trx: Trx,
  { id, avatar: before }: OwnAccount,
  avatar: string | undefined,
  origins: readonly string[],
): Promise<{ avatar?: string }> {
  if (avatar === undefined || avatar === before) return {};
  const path = readAvatar(avatar, origins);
  if (path === '' || path === before) return { avatar: path };
  if (!(await isOwnPicture(trx, id, storedPath(path)))) throw refusedInput('avatar', 'avatar_invalid');
  return { avatar: path };
}

/** Path of a picture in the storage; empty if it is elsewhere. */
function storedPath(avatar: string): string {
  return avatar.startsWith(STORAGE) ? avatar.slice(STORAGE.length) : '';
}

function readBirthday(birthday: string | null, now: Date): string | null {
  if (!birthday) return null;
  const latest = new Date(now.getTime() + EASTERNMOST_MS).toISOString().slice(0, 10);
  if (birthday < earliestBirthday || birthday > latest) throw refusedInput('birthday', 'birthday_invalid');
  return birthday;
}

/** Reduces addresses of the site's own files to their path; other addresses stay unchanged. */
function readAvatar(avatar: string, origins: readonly string[]): string {
  const origin = origins
    .map((address) => address.replace(/(?<!\/)\/+$/, ''))
    .find((address) => address !== '' && avatar.startsWith(`${address}/`));
  return origin === undefined ? avatar : avatar.slice(origin.length).replace(/^\/+/, '/');
}
