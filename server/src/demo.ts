import { join } from 'node:path';
import { createUser } from './features/accounts/accounts.ts';
import type { Db, Trx } from './features/permissions/permissions.ts';
import { openWallet, recordTopUp, setCreditLimit } from './features/wallet/wallet.ts';
import { importWorld } from './import-world.ts';
import { projectRoot } from './platform/env/project-root.ts';

const password = 'Lantern42';

/** The people of the demo; sums in cents. */
const agencies = [
  {
    name: '金塔旅行社 Golden Stupa Travel',
    deposit: 2_000_000,
    creditLimit: 1_000_000,
    users: [
      { username: 'demo', role: 'owner', nickname: '杜丽' },
      { username: 'booker', role: 'booker', nickname: '貌貌' },
    ],
  },
  {
    name: '滇缅商旅 Yunnan Burma Business Travel',
    deposit: 500_000,
    creditLimit: 200_000,
    users: [{ username: 'other', role: 'owner', nickname: '李云' }],
  },
] as const;

/** Loads the sample world and its people into an empty database; does nothing when there are users. */
export async function prepareDemo(db: Db, now: Date, say: (line: string) => void): Promise<void> {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (!someone) {
    say('Loading the sample world.');
    const { faults } = await importWorld(db, join(projectRoot, 'tools/world'), {
      today: now.toISOString().slice(0, 10),
    });
    if (faults.length) throw new Error(`the sample world has ${faults.length} faults`);
    await db.transaction().execute((trx) => createPeople(trx, now));
  }
  say(`Demo logins (password ${password}): demo (owner), booker, other (another agency), operator`);
}

async function createPeople(trx: Trx, now: Date): Promise<void> {
  const operator = await createUser(trx, {
    agencyId: null,
    role: 'operator',
    username: 'operator',
    nickname: '前台',
    password,
    now,
  });
  for (const agency of agencies) {
    const { id: agencyId } = await trx
      .insertInto('agencies')
      .values({ name: agency.name, verified_at: now, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openWallet(trx, agencyId, 'USD');
    await recordTopUp(trx, {
      agencyId,
      amount: agency.deposit,
      memo: '',
      userId: operator,
      now,
      key: `demo-${agencyId}`,
    });
    await setCreditLimit(trx, { agencyId, creditLimit: agency.creditLimit, verified: true, now });
    for (const user of agency.users) await createUser(trx, { agencyId, ...user, password, now });
  }
}
