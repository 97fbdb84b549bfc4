import { expect, it } from 'vitest';
import { createTestDatabases, unhurried } from '../../../test/harness.ts';
import type { Tables } from '../../tables.ts';
import { StartRefused } from '../env/start-refused.ts';
import { secretKeyId } from '../secret-box.ts';
import { openDatabase } from './connect.ts';
import { acceptSecretKey, claimSecretKeys } from './secret-keys-in-use.ts';

const [old, current, foreign] = [1, 2, 3].map((byte) => secretKeyId(Buffer.alloc(32, byte))) as [
  Buffer,
  Buffer,
  Buffer,
];

it('secret keys: portal with other keys than its database → start refused until they are accepted', async () => {
  const { portal } = await createTestDatabases();
  const { db, close } = await openDatabase<Tables>(portal, unhurried);
  try {
    await claimSecretKeys(db, [old]);
    await claimSecretKeys(db, [old]);
    await expect(claimSecretKeys(db, [foreign])).rejects.toThrow(StartRefused);
    await expect(claimSecretKeys(db, [foreign])).rejects.toThrow('npm run accept-secret-keys');

    // Rotation: the new key is in front of the old one, which is removed later.
    await claimSecretKeys(db, [current, old]);
    await claimSecretKeys(db, [old, current]);
    await claimSecretKeys(db, [current, old]);
    await claimSecretKeys(db, [current]);
    await expect(claimSecretKeys(db, [old])).rejects.toThrow(StartRefused);

    await acceptSecretKey(db, foreign);
    await claimSecretKeys(db, [foreign]);
    await expect(claimSecretKeys(db, [current])).rejects.toThrow(StartRefused);
  } finally {
    await close();
  }
});

it('secret keys: two portals with different keys start at once → one is refused', async () => {
  const { portal } = await createTestDatabases();
  const { db, close } = await openDatabase<Tables>(portal, unhurried);
  try {
    const results = await Promise.allSettled([claimSecretKeys(db, [old]), claimSecretKeys(db, [current])]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  } finally {
    await close();
  }
});
