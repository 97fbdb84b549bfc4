// Texts of the sources, template placeholders included.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are quoted as they stand there.
/** A guard of the product taken out by changing its text, and the test that must notice. */
export interface Mutation {
  guard: string;
  edits: { file: string; find: string; replace: string }[];
  /** The test file and (a part of) the test's name that has to fail. */
  test: string;
  caughtBy: string;
  /** Cheap enough for every run; the others only run with the full figures. */
  always?: true;
}

export const mutations: Mutation[] = [
  {
    guard: 'rooms are only taken where enough are left (P03)',
    edits: [
      {
        file: 'server/src/features/hotels/stock.ts',
        find: 'AND ${rooms}::int <= ALL (units[${from}::int:${to}::int])',
        replace: '',
      },
      {
        file: 'server/migrations/0003_hotels.sql',
        find: 'units smallint[] NOT NULL CHECK (0 <= ALL (units)),',
        replace: 'units smallint[] NOT NULL,',
      },
    ],
    test: 'server/test/reliability/oversell.test.ts',
    caughtBy: '20 callers want the same 5 rooms',
    always: true,
  },
  {
    guard: 'vehicles are only taken where enough are left (P03)',
    edits: [
      {
        file: 'server/src/features/fleet/vehicle-stock.ts',
        find: 'WHERE vehicle_days.sold + excluded.sold <= ${pool.units}::int',
        replace: '',
      },
    ],
    test: 'server/test/reliability/vehicle-days.test.ts',
    caughtBy: '20 callers want the last vehicle of a day',
  },
  {
    guard: 'a driver is locked before his rides are looked at (P03)',
    edits: [
      {
        file: 'server/src/features/fleet/dispatch-store.ts',
        find: '.forNoKeyUpdate()\n    .executeTakeFirst();\n  if (!driver)',
        replace: '.executeTakeFirst();\n  if (!driver)',
      },
      {
        file: 'server/migrations/0005_vehicles.sql',
        find: 'WHERE (active AND driver_id IS NOT NULL)',
        replace: 'WHERE (false)',
      },
    ],
    test: 'server/test/reliability/driver-intervals.test.ts',
    caughtBy: 'one driver for 20 overlapping rides',
  },
  {
    guard: 'a charge is decided once (P09)',
    edits: [
      {
        file: 'server/src/features/orders/adjustment-store.ts',
        find: "if (row.status !== 'proposed') throw new AppError('adjustment_closed');",
        replace: '',
      },
      {
        file: 'server/src/features/orders/adjustment-store.ts',
        find: ".where('status', '=', 'proposed')",
        replace: '',
      },
    ],
    test: 'server/test/reliability/rival-pairs.test.ts',
    caughtBy: 'confirmCharge against withdraw',
  },
  {
    guard: 'an order is locked, and only moves from the state it was seen in (P09)',
    edits: [
      {
        file: 'server/src/features/orders/order-store.ts',
        find: ".forNoKeyUpdate('orders')\n    .executeTakeFirst();",
        replace: '.executeTakeFirst();',
      },
      {
        file: 'server/src/features/orders/order-store.ts',
        find: ".where((is) => is.and(steps.map(([axis, path]) => is(axis, '=', path[0] as never))))",
        replace: '',
      },
    ],
    test: 'server/test/reliability/rival-pairs.test.ts',
    caughtBy: 'pay against cancel',
  },
  {
    guard: 'accounts are locked before they are read (P04)',
    edits: [
      {
        file: 'server/src/features/wallet/wallet-store.ts',
        find: 'ORDER BY account.id FOR UPDATE OF account`',
        replace: 'ORDER BY account.id`',
      },
    ],
    test: 'server/test/reliability/random-commands.test.ts',
    caughtBy: '20 payers at once on one credit limit',
  },
  {
    guard: 'nothing is bought beyond the credit limit (P04)',
    edits: [
      {
        file: 'server/src/features/wallet/post.ts',
        find: 'if (entry.after > entry.limit) {',
        replace: 'if (false) {',
      },
      {
        file: 'server/migrations/0002_wallet.sql',
        find: "CHECK (account_kind <> 'receivable' OR amount < 0 OR balance_after <= limit_in_force)",
        replace: 'CHECK (true)',
      },
    ],
    test: 'server/test/reliability/random-commands.test.ts',
    caughtBy: '20 payers at once on one credit limit',
  },
  {
    guard: 'a key that is claimed is not used again (P05)',
    edits: [
      {
        file: 'server/src/platform/idempotency.ts',
        find: 'if (!claimed) return replay(keys, command, bodyHash);',
        replace: '',
      },
    ],
    test: 'server/test/reliability/same-key.test.ts',
    caughtBy: '20 copies of book, pay, refund and cancel',
    always: true,
  },
  {
    guard: 'a quote with another price is refused (P06)',
    edits: [
      {
        file: 'server/src/features/orders/booking-route.ts',
        find: 'if (!isSame) throw new OfferChanged(product, quoted, current);',
        replace: '',
      },
    ],
    test: 'server/test/reliability/price-paid.test.ts',
    caughtBy: 'random price changes',
  },
  {
    guard: 'an answer leaves after its commit is on disk (P01)',
    edits: [
      {
        file: 'server/src/platform/db/postmaster.ts',
        find: "synchronous_commit: 'on'",
        replace: "synchronous_commit: 'off'",
      },
    ],
    test: 'server/test/reliability/kill.test.ts',
    caughtBy: 'kill -9 of the server, of the database',
  },
  {
    guard: 'an answer leaves after the commit (P01)',
    edits: [
      {
        file: 'server/src/platform/db/transaction.ts',
        find: "return await db.transaction().setIsolationLevel('read committed').execute(work);",
        replace: `return await new Promise((resolve, reject) => {
        db.transaction().setIsolationLevel('read committed').execute(async (trx) => {
          const result = await work(trx);
          resolve(result);
          await sleep(20);
          return result;
        }).catch(reject);
      });`,
      },
    ],
    test: 'server/test/reliability/kill.test.ts',
    caughtBy: 'kill -9 of the server, of the database',
  },
  {
    guard: 'a data directory has one portal (P02)',
    edits: [
      {
        file: 'server/src/platform/db/directory-lock.ts',
        find: 'if (socket.heldBy) throw new DirectoryHeld(realDirectory, socket.heldBy.holder);',
        replace: '',
      },
      {
        file: 'server/src/platform/db/directory-lock.ts',
        find: 'if (file.heldBy) {',
        replace: 'if (false) {',
      },
    ],
    test: 'server/test/reliability/second-portal.test.ts',
    caughtBy: 'a second portal, and a command',
  },
  {
    guard: 'a sub-account is locked before its spending is added up (P04)',
    edits: [
      {
        file: 'server/src/features/sub-accounts/sub-account-store.ts',
        find: ".forNoKeyUpdate('users')",
        replace: '',
      },
    ],
    test: 'server/src/features/sub-accounts/guard-payment.test.ts',
    caughtBy: 'is never exceeded by 20 payments at once',
  },
];
