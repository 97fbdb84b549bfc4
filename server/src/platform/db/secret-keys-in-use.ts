import { type Kysely, sql } from 'kysely';
import { EXIT_BAD_SETTINGS, StartRefused } from '../env/start-refused.ts';

/**
 * Refuses a portal whose keys do not include the one that encrypts this database, because it could not read what the
 * other portals wrote. The first portal records its key; a portal with a new key in front of the old one replaces the
 * record.
 *
 * @param keyIds fingerprints of the portal's keys (see `secretKeyId`), the current one first.
 * @throws StartRefused with exit code 78.
 */
export async function claimSecretKeys<T>(db: Kysely<T>, keyIds: readonly Buffer[]): Promise<void> {
  const current = keyIds[0]!;
  await sql`INSERT INTO secret_keys_in_use (key_id) VALUES (${current}) ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<{ key_id: Buffer }>`SELECT key_id FROM secret_keys_in_use`.execute(db);
  const inUse = rows[0]!.key_id;
  if (!keyIds.some((id) => id.equals(inUse))) {
    throw new StartRefused(
      'The secret keys of this portal are not those of its database: two-step verification would fail for everybody ' +
        'who set it up at another portal. Set SECRET_KEYS as the other portals have it, or copy secret.key from the ' +
        'data directory in which it was made. If the key is lost, run: npm run accept-secret-keys',
      EXIT_BAD_SETTINGS,
    );
  }
  if (!current.equals(inUse)) await acceptSecretKey(db, current);
}

/** Records a key as the current one, for an operator who has lost the previous one. */
export async function acceptSecretKey<T>(db: Kysely<T>, keyId: Buffer): Promise<void> {
  await sql`
    INSERT INTO secret_keys_in_use (key_id) VALUES (${keyId})
    ON CONFLICT (is_only) DO UPDATE SET key_id = excluded.key_id`.execute(db);
}
