import { hash } from '@node-rs/argon2';
import type { Db } from '../src/calls.ts';
import { openWallet } from '../src/features/wallet/wallet.ts';

/** The password of every test user. */
export const testPassword = 'Lantern42';

/** The users of every test database: two agencies and the seller's operator. */
export const people = {
  owner: { username: 'owner_a', role: 'owner', agency: 'A' },
  finance: { username: 'finance_a', role: 'finance', agency: 'A' },
  booker: { username: 'booker_a', role: 'booker', agency: 'A' },
  viewer: { username: 'viewer_a', role: 'viewer', agency: 'A' },
  otherAgency: { username: 'owner_b', role: 'owner', agency: 'B' },
  operator: { username: 'operator_1', role: 'operator', agency: null },
} as const;
export type PersonName = keyof typeof people;

/** Start of the tests' clock: 11:00 in Yangon, a quiet Saturday. */
export const testStart = new Date('2026-11-21T04:30:00Z');

/** Creates the users; each agency is verified, with an empty deposit and no credit. */
export async function populate(db: Db): Promise<void> {
  const passwordHash = await hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const agencies = new Map<string, number>();
  for (const name of ['A', 'B']) {
    await db.transaction().execute(async (trx) => {
      const agency = await trx
        .insertInto('agencies')
        .values({
          name: `Agency ${name}`,
          currency: 'USD',
          verified_at: testStart,
          created_at: testStart,
          // Tests book much and pay little; the bounds themselves have separate tests.
          most_unpaid_orders: 1_000_000,
          most_unpaid_percent: 100,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await openWallet(trx, agency.id);
      agencies.set(name, agency.id);
    });
  }
  // Tests give much away without approval; the limits per user have separate tests.
  const sums = ['USD', 'CNY', 'JPY', 'KWD', 'MMK', 'THB'].map((currency) => {
    return { currency, act: 1e13, order: 1e13, day: 1e13 };
  });
  await db
    .insertInto('site_settings')
    .values({ name: 'concessionSums', value: JSON.stringify(sums) })
    .execute();
  for (const person of Object.values(people)) {
    await db
      .insertInto('users')
      .values({
        agency_id: person.agency === null ? null : agencies.get(person.agency)!,
        role: person.role,
        staff_role: person.agency === null ? 'administrator' : null,
        username: person.username,
        password_hash: passwordHash,
        nickname: person.username,
        email: `${person.username}@example.com`,
        created_at: testStart,
      })
      .execute();
  }
}
