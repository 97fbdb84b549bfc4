import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { waitForBlockedStatements } from '../../../../test/wait-for-blocked-statements.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { disableSecondFactor } from './disable-second-factor.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { secretOf } from './verify-proof.ts';

let world: TestWorld;
let userId: number;
beforeAll(async () => {
  world = await openTestWorld();
  const user = world.db.selectFrom('users').select('id').where('username', '=', 'owner_a');
  userId = (await user.executeTakeFirstOrThrow()).id;
});
afterAll(() => world.close());

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const secret = Buffer.from('twenty bytes of both');
const kept = async () =>
  (await world.db.selectFrom('second_factors').select('secret').executeTakeFirstOrThrow()).secret;

const insertFactor = (sealed: Buffer) =>
  world.db
    .insertInto('second_factors')
    .values({
      user_id: userId,
      secret: sealed,
      recovery_salt: Buffer.alloc(16),
      created_at: world.clock.now(),
    })
    .execute();

/** Runs a start with these keys; returns its log messages. */
async function start(keys: Buffer[]): Promise<string> {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  await resealSecrets({ db: world.db, log, secrets: createSecretBox(keys) });
  return lines.join('');
}

it('resealSecrets: start with a new key → secrets re-encrypted, old key removable', async () => {
  const sealed = createSecretBox([oldKey]).seal(secret, secretOf(userId));
  await insertFactor(sealed);
  expect(await start([oldKey])).toBe('');
  expect(await kept()).toEqual(sealed);
  expect(await start([newKey, oldKey])).toContain('"resealed":1');
  expect(createSecretBox([newKey]).open(await kept(), secretOf(userId))).toEqual(secret);
  expect(await start([newKey])).toBe('');
});

it('resealSecrets: secret that no key opens → reported and left unchanged', async () => {
  const before = await kept();
  expect(await start([oldKey])).toContain('"lost":1');
  expect(await kept()).toEqual(before);
});

it('disableSecondFactor: account name → second factor removed, user notified', async () => {
  const now = world.clock.now();
  expect(await disableSecondFactor(world.db, 'nobody_here', now)).toBe('no user');
  expect(await disableSecondFactor(world.db, 'owner_b', now)).toBe('no factor');
  expect(await disableSecondFactor(world.db, 'OWNER_A', now)).toBe('done');
  expect(await disableSecondFactor(world.db, 'owner_a', now)).toBe('no factor');
  const mails = await world.db.selectFrom('outbox').select(['event', 'recipient']).execute();
  expect(mails).toEqual([{ event: 'second_factor_off', recipient: 'owner_a@example.com' }]);
});

it('disableSecondFactor: user row locked by another transaction → waits for it, factor still reachable by that one', async () => {
  await insertFactor(secret);
  let taken: ReturnType<typeof disableSecondFactor> | undefined;
  await world.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    taken = disableSecondFactor(world.db, 'owner_a', world.clock.now());
    await waitForBlockedStatements(world);
    await sql`SELECT FROM second_factors WHERE user_id = ${userId} FOR UPDATE NOWAIT`.execute(trx);
  });
  expect(await taken).toBe('done');
});
