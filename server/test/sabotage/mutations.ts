// Texts of the sources, template placeholders included.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are quoted as they stand there.
/** A guard of the product removed by changing its text, and the test that must fail. */
export interface Mutation {
  guard: string;
  edits: { file: string; find: string; replace: string }[];
  /** The test file and (part of) the title that must fail. */
  test: string;
  caughtBy: string;
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
    caughtBy: 'rooms: 20 callers want the same 5 → 5 get one, 15 are refused as sold out',
  },
  {
    guard: 'vehicles are only taken where enough are left (P03)',
    edits: [
      {
        file: 'server/src/features/fleet/vehicle-stock.ts',
        find: '  await lockPools(trx, [poolId]);\n',
        replace: '',
      },
    ],
    test: 'server/test/reliability/vehicle-days.test.ts',
    caughtBy: 'vehicles: 20 callers want the last one of a day → one gets it, 19 are refused as sold out',
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
    caughtBy:
      'driver: 20 overlapping rides of different orders at once → one gets him, 19 are refused as busy',
  },
  {
    guard: 'what a posting earns has its charge',
    edits: [
      {
        file: 'server/src/features/orders/charging/post-charge.ts',
        find: '  await writeCharge(trx, { kind, channel, amount, postingId, order, chargedAt, memo, userId, now });\n',
        replace: '',
      },
    ],
    test: 'server/src/features/orders/charging/order-money.test.ts',
    caughtBy: 'order money: paid from the deposit and completed → each price is a charge, paid at once',
  },
  {
    guard: 'no order is given back more than it comes to',
    edits: [
      {
        file: 'server/src/features/orders/adjustments/accept-adjustment.ts',
        find: "  if (totalSettlementPrice(order) + amount < 0) throw new AppError('more_than_charged');\n",
        replace: '',
      },
    ],
    test: 'server/src/features/orders/adjustments/adjustments.test.ts',
    caughtBy:
      "adjustment for unused service: confirmed → reduces the order's debt, never more than its total",
  },
  {
    guard: 'what is given back comes off what the order owes first',
    edits: [
      {
        file: 'server/src/domain/settlement.ts',
        find: 'Math.min(amount, Math.max(0, owedOf(order, charges)))',
        replace: '0',
      },
    ],
    test: 'server/src/features/orders/adjustments/adjustments.test.ts',
    caughtBy:
      "adjustment for unused service: confirmed → reduces the order's debt, never more than its total",
  },
  {
    guard: 'a charge is decided once (P09)',
    edits: [
      {
        file: 'server/src/features/orders/adjustments/adjustment-store.ts',
        find: "if (row.status !== 'proposed') throw new AppError('adjustment_closed');",
        replace: '',
      },
      {
        file: 'server/src/features/orders/adjustments/adjustment-store.ts',
        find: ".where('status', '=', 'proposed')\n    .executeTakeFirst();\n  if (closed",
        replace: '.executeTakeFirst();\n  if (closed',
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
        find: 'ORDER BY account.id FOR UPDATE OF account',
        replace: 'ORDER BY account.id',
      },
    ],
    test: 'server/test/reliability/random-commands.test.ts',
    caughtBy: 'credit: 20 payers at once on one limit → never exceeded, and usable in full',
  },
  {
    guard: 'nothing is bought beyond the credit limit (P04)',
    edits: [
      {
        file: 'server/src/features/wallet/post.ts',
        find: 'if (entry.amount > left) throw',
        replace: 'if (false) throw',
      },
      {
        file: 'server/migrations/0052_contracts.sql',
        find: "CHECK (account_kind <> 'receivable' OR amount < 0 OR restores OR balance_after <= limit_in_force)",
        replace: 'CHECK (true)',
      },
    ],
    test: 'server/test/reliability/random-commands.test.ts',
    caughtBy: 'credit: 20 payers at once on one limit → never exceeded, and usable in full',
  },
  {
    guard: 'terms are read by a snapshot taken behind the lock (P04)',
    edits: [
      {
        file: 'server/migrations/0052_contracts.sql',
        find: 'LANGUAGE plpgsql VOLATILE AS',
        replace: 'LANGUAGE plpgsql STABLE AS',
      },
    ],
    test: 'server/src/features/contracts/contracts.test.ts',
    caughtBy: 'order/pay: waits while the limit is lowered → new limit applies',
  },
  {
    guard: 'little money left is news once for each level (P04)',
    edits: [
      {
        file: 'server/src/features/wallet/low-money.ts',
        find: 'isNews: level > armed }',
        replace: 'isNews: level > 0 }',
      },
    ],
    test: 'server/src/features/wallet/post.test.ts',
    caughtBy: 'low credit: concurrent payers → each level announced once',
  },
  {
    guard: 'a charge stands on one bill at a time (P11)',
    edits: [
      {
        file: 'server/src/features/billing/apply-bill.ts',
        find: "if (onCredit.some(({ stage, amount, settled }) => stage !== 'open' || settled === amount)) {",
        replace: 'if (false) {',
      },
      {
        file: 'server/migrations/0058_bills.sql',
        find: 'CREATE UNIQUE INDEX bill_lines_charge',
        replace: 'CREATE INDEX bill_lines_charge',
      },
    ],
    test: 'server/test/reliability/bills.test.ts',
    caughtBy:
      'bills: overlapping applications race → each charge is on one bill, and each bill equals its charges',
  },
  {
    guard: 'a charge stands on one invoice at a time (P11)',
    edits: [
      {
        file: 'server/src/features/invoices/apply-invoice.ts',
        find: 'const charges = await lockOrderCharges(trx, agencyId, [...asked]);',
        replace:
          "const charges = await trx.selectFrom('charges').selectAll().where('id', 'in', [...asked]).execute();",
      },
      {
        file: 'server/migrations/0073_invoices.sql',
        find: 'CREATE UNIQUE INDEX invoice_line_charges_once',
        replace: 'CREATE INDEX invoice_line_charges_once',
      },
    ],
    test: 'server/test/reliability/invoices.test.ts',
    caughtBy: 'invoices: overlapping applications race with reductions → a charge is on one invoice',
  },
  {
    guard: 'our own numbers have no gaps',
    edits: [
      {
        file: 'server/src/features/invoices/invoice-store.ts',
        find: 'SET last = paper_series.last + 1 RETURNING last',
        replace: 'SET last = paper_series.last + 2 RETURNING last',
      },
    ],
    test: 'server/src/features/invoices/invoices.test.ts',
    caughtBy: 'own invoice numbers: consecutive',
  },
  {
    guard: 'the lines of an invoice win over its total',
    edits: [
      {
        file: 'server/src/features/invoices/issue-paper.ts',
        find: 'const { gross, net, tax } = sumParts(parts);',
        replace:
          "const all = sumParts(parts); const { gross, net, tax } = taxParts(all.gross, { treatment: 'rate', rate_bp: 600 }, currency);",
      },
    ],
    test: 'server/src/features/invoices/invoices.test.ts',
    caughtBy: 'taxed line by line',
  },
  {
    guard: 'what came off since the application is not invoiced',
    edits: [
      {
        file: 'server/src/features/invoices/desk/issue-invoice.ts',
        find: "if ((await findToRedden(trx, orderId)) > 0) throw new AppError('invoice_came_off');",
        replace: '',
      },
    ],
    test: 'server/src/features/invoices/invoices.test.ts',
    caughtBy: 'is not issued for the old sum',
  },
  {
    guard: 'a red invoice that was not confirmed in time lapses',
    edits: [
      {
        file: 'server/src/features/invoices/answer-red.ts',
        find: 'const isLate = red.until !== null && red.until <= now;',
        replace: 'const isLate = false;',
      },
    ],
    test: 'server/src/features/invoices/invoices.test.ts',
    caughtBy: 'the buyer lets it lapse',
  },
  {
    guard: 'the tax of a red invoice is owed no more',
    edits: [
      {
        file: 'server/src/features/invoices/desk/issue-red.ts',
        find: 'await postTax(trx, invoice, { redId: red.id, lines: owed, userId, now });',
        replace: '',
      },
    ],
    test: 'server/src/features/invoices/invoices.test.ts',
    caughtBy: 'the buyer lets it lapse',
  },
  {
    guard: 'a red invoice takes what is left to the unit, and never more',
    edits: [
      {
        file: 'server/src/domain/tax.ts',
        find: 'Math.max(tax, gross - left.net, 0)',
        replace: 'Math.max(tax, 0)',
      },
    ],
    test: 'server/src/domain/tax.test.ts',
    caughtBy: 'redParts: many partial reversals → the line ends at exactly zero',
  },
  {
    guard: 'a debt is given up by two',
    edits: [
      {
        file: 'server/src/features/billing/desk/decide-write-off.ts',
        find: "await refuseDependent(trx, { askedBy: writeOff.asked_by, decidedBy: userId, own: 'write_off_own' });",
        replace: '',
      },
      {
        file: 'server/migrations/0058_bills.sql',
        find: 'CHECK (decided_by IS NULL OR decided_by <> asked_by)',
        replace: 'CHECK (true)',
      },
    ],
    test: 'server/src/features/billing/bills.test.ts',
    caughtBy: 'write-off: needs two people and no deposit left → closed, later payment recovered',
  },
  {
    guard: 'a period is billed once, however many servers run (P11)',
    edits: [
      {
        file: 'server/src/features/billing/bill-periods.ts',
        find: 'await sql`SELECT FROM billing_clocks WHERE agency_id = ${agencyId} FOR UPDATE`.execute(trx);',
        replace: '',
      },
    ],
    test: 'server/src/features/billing/bills.test.ts',
    caughtBy: "billPeriods: 24:00 in the agency's zone → ended services billed once, missed periods made up",
  },
  {
    guard: 'a bill is paid for what was seen, no other sum',
    edits: [
      {
        file: 'server/src/features/billing/apply-bill.ts',
        find: 'if (total !== call.input.total) throw',
        replace: 'if (false) throw',
      },
    ],
    test: 'server/src/features/billing/bills.test.ts',
    caughtBy: 'bill/apply: other total, other agency or no permission → refused',
  },
  {
    guard: 'bills take no more than they owe',
    edits: [
      {
        file: 'server/src/features/billing/refuse-overpaying.ts',
        find: 'if (amount <= open) return;',
        replace: 'if (amount > 0) return;',
      },
    ],
    test: 'server/src/features/billing/bills.test.ts',
    caughtBy: 'bill/pay: several bills → earliest due date first, never more than they owe',
  },
  {
    guard: 'a disputed charge stands nowhere else until it is answered',
    edits: [
      {
        file: 'server/src/features/billing/dispute-lines.ts',
        find: "{ stage: 'disputed', bill_id: locked.bill.id } as const",
        replace: "{ stage: 'open', bill_id: null } as const",
      },
    ],
    test: 'server/src/features/billing/bills.test.ts',
    caughtBy:
      'bill/dispute: some lines → taken off the bill, the rest continues, the answered charge goes on the next bill',
  },
  {
    guard: 'nothing is given up while a deposit could be set off',
    edits: [
      {
        file: 'server/src/features/billing/desk/ask-write-off.ts',
        find: "if (balance.amount > 0) throw new AppError('deposit_left');",
        replace: '',
      },
    ],
    test: 'server/src/features/billing/bills.test.ts',
    caughtBy: 'write-off: needs two people and no deposit left → closed, later payment recovered',
  },
  {
    guard: 'only what is past due is set off',
    edits: [
      {
        file: 'server/src/features/billing/days-late.ts',
        find: 'if (daysLate(bill, tz, now) === 0) throw',
        replace: 'if (false) throw',
      },
    ],
    test: 'server/src/features/billing/bills.test.ts',
    caughtBy: 'write-off: needs two people and no deposit left → closed, later payment recovered',
  },
  {
    guard: 'an overdue charge stops the credit',
    edits: [
      {
        file: 'server/src/features/wallet/post.ts',
        find: "if (terms.credit_overdue) throw new AppError('credit_overdue');",
        replace: '',
      },
    ],
    test: 'server/src/features/billing/bills.test.ts',
    caughtBy:
      'remindBills: 0, 1, 8 and 30 days past due → one reminder each; credit stopped after the grace until paid',
  },
  {
    guard: 'a write-off stops the credit until a person lifts the stop',
    edits: [
      {
        file: 'server/src/features/billing/desk/decide-write-off.ts',
        find: '  await updateCreditStopped(trx, [bill.agency_id], now);\n',
        replace: '',
      },
    ],
    test: 'server/src/features/billing/exposure.test.ts',
    caughtBy: 'exposure: write-off → credit stopped until a person lifts the stop',
  },
  {
    guard: 'what is given back lowers the bill at once',
    edits: [
      {
        file: 'server/src/features/orders/corrections/charge-given-back.ts',
        find: '  await setOffCredits(trx, order.agency_id, { userId, now }, lowerBills);\n',
        replace: '',
      },
    ],
    test: 'server/src/features/billing/exposure.test.ts',
    caughtBy: 'give back: whole bill → bill closed, no reminder, credit available',
  },
  {
    guard: 'no agency disputes what is past due',
    edits: [
      {
        file: 'server/src/features/billing/dispute-lines.ts',
        find: "  if (late) throw new AppError('dispute_too_late', { facts: { due_on: late } });\n",
        replace: '',
      },
    ],
    test: 'server/src/features/billing/exposure.test.ts',
    caughtBy:
      'exposure: grace passed → credit stopped, also after disputing the overdue and billing the unbilled amount',
  },
  {
    guard: 'a debt that comes back is no new credit',
    edits: [
      {
        file: 'server/src/features/billing/unpay-bill.ts',
        find: '    restores: true,\n',
        replace: '',
      },
    ],
    test: 'server/src/features/billing/bills.test.ts',
    caughtBy: 'unpayBill: receipt taken back → bill open again, whatever the credit',
  },
  {
    guard: 'a receipt that is reversed opens its bills again',
    edits: [
      {
        file: 'server/src/features/receipts/desk/reverse-receipt.ts',
        find: 'if (billId !== null) await unpayBill(trx, { ...of, billId, postingId, reason });',
        replace: '',
      },
    ],
    test: 'server/src/features/receipts/receipts-for-bills.test.ts',
    caughtBy: 'receipt/reverse: its bills were closed → bills open again, its part of the deposit withdrawn',
  },
  {
    guard: 'a receipt is allocated once, never beyond itself',
    edits: [
      {
        file: 'server/src/features/receipts/allocate-parts.ts',
        find: 'if (sum(parts.map(({ amount }) => amount)) > left) {',
        replace: 'if (false) {',
      },
      {
        file: 'server/migrations/0057_receipts.sql',
        find: 'allocated BETWEEN 0 AND worth AND ',
        replace: '',
      },
    ],
    test: 'server/src/features/receipts/receipts.test.ts',
    caughtBy: '00 in parts → never above the total, rest unallocated',
  },
  {
    guard: 'a bank’s reference is recorded once',
    edits: [
      {
        file: 'server/src/features/receipts/desk/record-receipt.ts',
        find: "normalForm(reference, 'NFKC')",
        replace: 'reference',
      },
    ],
    test: 'server/src/features/receipts/receipts.test.ts',
    caughtBy: 'receipt/record: same reference in another spelling → refused until the first is reversed',
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
    caughtBy: 'book, pay, refund, cancel: 20 copies with one key → one effect and equal answers',
  },
  {
    guard: 'a quote with another price is refused (P06)',
    edits: [
      {
        file: 'server/src/features/orders/selling/book-quote.ts',
        find: 'if (!isSame) throw new OfferChanged(product, quoted, current);',
        replace: '',
      },
    ],
    test: 'server/test/reliability/price-paid.test.ts',
    caughtBy: 'price: random changes between quote, booking and payment → the accepted price is paid',
  },
  {
    guard: 'an answer leaves after its commit is on disk (P01)',
    edits: [
      {
        file: 'server/src/platform/embedded-postgres/postmaster.ts',
        find: "synchronous_commit: 'on'",
        replace: "synchronous_commit: 'off'",
      },
    ],
    test: 'server/test/reliability/kill.test.ts',
    caughtBy: 'kill -9 of the server, the database or both during bookings → acknowledged commands are kept',
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
    caughtBy: 'kill -9 of the server, the database or both during bookings → acknowledged commands are kept',
  },
  {
    guard: 'a data directory has one portal (P02)',
    edits: [
      {
        file: 'server/src/platform/embedded-postgres/directory-lock.ts',
        find: 'if (socket.heldBy) {',
        replace: 'if (false) {',
      },
      {
        file: 'server/src/platform/embedded-postgres/directory-lock.ts',
        find: 'if (file.heldBy) {',
        replace: 'if (false) {',
      },
    ],
    test: 'server/test/reliability/second-portal.test.ts',
    caughtBy: 'second portal on a busy data directory → refused; an import beside the first one works',
  },
  {
    guard: 'a refresh token that comes again ends its session (P18)',
    edits: [
      {
        file: 'server/src/features/accounts/refresh-session.ts',
        find: 'await updateSessionEnded(trx, found.session_id, now);',
        replace: '',
      },
    ],
    test: 'server/test/reliability/sessions.test.ts',
    caughtBy: 'sessions: random commands of two devices and a thief → every answer matches the model',
  },
  {
    guard: 'a code of the authenticator app is taken once (4.8)',
    edits: [
      {
        file: 'server/src/features/accounts/second-factor/second-factor-store.ts',
        find: ".where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]))",
        replace: '',
      },
    ],
    test: 'server/src/features/accounts/second-factor/confirm-login.test.ts',
    caughtBy: 'takes one of 20 parallel uses of a code',
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
  {
    guard: 'a file is what its suffix says (P17)',
    edits: [
      {
        file: 'server/src/features/uploads/upload-file.ts',
        find: "if (!(await isOfKind(incoming, received, kind))) throw new AppError('upload_content_differs');",
        replace: '',
      },
    ],
    test: 'server/src/features/uploads/hostile-uploads.test.ts',
    caughtBy: 'a page called PDF',
  },
  {
    guard: 'a picture is re-encoded (P17)',
    edits: [
      {
        file: 'server/src/features/uploads/upload-file.ts',
        find: 'if (!kind.picture) return { place: incoming, width: 0, height: 0 };',
        replace: 'return { place: incoming, width: 0, height: 0 };',
      },
    ],
    test: 'server/src/features/uploads/hostile-uploads.test.ts',
    caughtBy: 'a JPEG with PHP behind it',
  },
  {
    guard: 'what is no picture of ours is only ever saved (P17)',
    edits: [
      {
        file: 'server/src/features/uploads/serve-file.ts',
        find: 'contentDisposition(file.is_picture, file.name)',
        replace: 'contentDisposition(true, file.name)',
      },
    ],
    test: 'server/src/features/uploads/hostile-uploads.test.ts',
    caughtBy: 'a PDF with a script',
  },
  {
    guard: 'an uploaded file is served into a sandbox (P17)',
    edits: [
      {
        file: 'server/src/features/uploads/serve-file.ts',
        find: "frame-ancestors 'none'; sandbox",
        replace: "frame-ancestors 'none'",
      },
    ],
    test: 'server/src/features/uploads/hostile-uploads.test.ts',
    caughtBy: 'a PDF with a script',
  },
  {
    guard: 'an order is looked for in the caller’s agency only (P13)',
    edits: [
      {
        file: 'server/src/features/orders/order-store.ts',
        find: "    .$if(agencyId !== undefined, (query) => query.where('orders.agency_id', '=', agencyId!))\n    .executeTakeFirst();",
        replace: '    .executeTakeFirst();',
      },
    ],
    test: 'server/test/access/contract-walk.test.ts',
    caughtBy: 'GET order/detail',
  },
  {
    guard: 'a list holds the orders of the caller’s agency only (P13)',
    edits: [
      {
        file: 'server/src/features/orders/lists/order-filter.ts',
        find: 'sql<boolean>`orders.agency_id = ${filter.agencyId}`',
        replace: 'sql<boolean>`true`',
      },
    ],
    test: 'server/test/access/information-leaks.test.ts',
    caughtBy: 'GET order/list → contains nothing of the other agency',
  },
  {
    guard: 'a call with a permission node asks whether it is held (P14)',
    edits: [
      {
        file: 'server/src/features/permissions/permissions.ts',
        find: "if ('node' in access) return caller.nodes.has(access.node);",
        replace: "if ('node' in access) return true;",
      },
    ],
    test: 'server/test/access/contract-walk.test.ts',
    caughtBy: 'GET account/statement → answers permitted callers only',
  },
  {
    guard: 'an action on an order asks for its node (P14)',
    edits: [
      {
        file: 'server/src/features/orders/open-order.ts',
        find: 'if (action) requireNode(member, `${product.listPage}/${action}`);',
        replace: '',
      },
    ],
    test: 'server/test/access/contract-walk.test.ts',
    caughtBy: 'POST order/cancel',
  },
  {
    guard: 'a colleague’s order is only seen by who may see all (P14)',
    edits: [
      {
        file: 'server/src/features/orders/open-order.ts',
        find: 'if (order.booked_by !== member.userId && !member.nodes.has(`${product.listPage}/viewAll`)) {',
        replace: 'if (false) {',
      },
    ],
    test: 'server/src/features/permissions/every-node.test.ts',
    caughtBy: 'is refused to who holds all others',
  },
  {
    guard: 'net prices are shown to who may see them (P14)',
    edits: [
      {
        file: 'server/src/features/permissions/permissions.ts',
        find: "(caller?.kind === 'member' && caller.nodes.has(netPriceNode))",
        replace: "caller?.kind === 'member'",
      },
    ],
    test: 'server/src/features/permissions/every-node.test.ts',
    caughtBy: 'is refused to who holds all others',
  },
  {
    guard: 'the right to change staff is re-read under lock',
    edits: [
      {
        file: 'server/src/features/staff/open-operator.ts',
        find: '  requireEditor(staff, caller);\n  const found',
        replace: '  const found',
      },
    ],
    test: 'server/src/features/staff/staff.test.ts',
    caughtBy: 'two administrators who take each other’s rights at once leave one of them',
  },
  {
    guard: 'a change by the staff leaves its row in the transaction of the change',
    edits: [
      {
        file: 'server/src/features/activity/staff-command.ts',
        find: 'await recordAction(trx, {',
        replace: 'await recordAction(db as never, {',
      },
    ],
    test: 'server/src/features/activity/activity.test.ts',
    caughtBy: 'leaves no row where the change itself is lost',
  },
  {
    guard: 'a hotel’s link ends',
    edits: [
      {
        file: 'server/src/features/hotels/notices/notice-store.ts',
        find: ".where('token_hash', '=', hashOf(token))\n    .where('expires_at', '>', now)",
        replace: ".where('token_hash', '=', hashOf(token))",
      },
    ],
    test: 'server/src/features/hotels/notices/hotel-notices.test.ts',
    caughtBy:
      'hotelNotice: token forged, cut, expired, of another kind or guessed → same refusal, nothing changes',
  },
  {
    guard: 'a hotel answers the notice it has read',
    edits: [
      {
        file: 'server/src/features/hotels/notices/open-notice.ts',
        find: 'if (notice?.version !== version)',
        replace: 'if (!notice)',
      },
    ],
    test: 'server/src/features/hotels/notices/hotel-notices.test.ts',
    caughtBy: 'hotelNotice: answer to an outdated notice → refused, nothing changes',
  },
  {
    guard: 'a hotel is notified wherever an order is ended',
    edits: [
      {
        file: 'server/src/features/orders/move-order.ts',
        find: "return hasEnded && arranged.has(path![0]!) ? 'cancellation' : undefined;",
        replace: 'return undefined;',
      },
    ],
    test: 'server/src/features/hotels/notices/hotel-notices.test.ts',
    caughtBy: 'hotel notice: order refunded → cancellation mailed, and the earlier link shows it too',
  },
  {
    guard: 'a driver’s link opens their own rides of that day alone',
    edits: [
      {
        file: 'server/src/features/fleet/driver-links/sheet-store.ts',
        find: ".where('driver_id', '=', link.driverId)\n    .where(beginsOn(link.day))",
        replace: '',
      },
      {
        file: 'server/src/features/fleet/driver-links/sheet-store.ts',
        find: 'if (ride.driver_id !== link.driverId)',
        replace: 'if (!ride)',
      },
    ],
    test: 'server/src/features/fleet/driver-links/driver-links.test.ts',
    caughtBy:
      'driver link: forged, cut, expired or guessed token, or other driver’s ride → refused, nothing changes',
  },
  {
    guard: 'the clock completes only what something shows to have been served (P29)',
    edits: [
      {
        file: 'server/src/features/orders/timers/close-orders.ts',
        find: 'const served = (await product.findServed(trx, [order.id])).has(order.id);',
        replace: 'const served = (await product.findServed(trx, [order.id])).has(order.id) || true;',
      },
    ],
    test: 'server/test/reliability/season.test.ts',
    caughtBy: 'the clock earns nothing unserved',
  },
  {
    guard: 'an order completes by itself only with a proof of its service (P29)',
    edits: [
      {
        file: 'server/src/domain/order-transitions.ts',
        find: "timeOver(at) ?? (at.served ? undefined : 'order_not_served')",
        replace: 'timeOver(at)',
      },
    ],
    test: 'server/src/domain/order-lifecycle.test.ts',
    caughtBy:
      'decide: end of service passed → timer completes what was served and never releases; staff may do both',
  },
  {
    guard: 'a review that nobody decides is escalated (P29)',
    edits: [
      {
        file: 'server/src/features/orders/order-store.ts',
        find: 'AND coalesce(review_step_at, review_due) <= ${now}',
        replace: 'AND coalesce(review_step_at, review_due) <= ${new Date(0)}',
      },
    ],
    test: 'server/src/features/orders/reviews/escalate-reviews.test.ts',
    caughtBy: 'reviews over a long weekend without staff',
  },
  {
    guard: 'a no-show needs every driver on location (P29)',
    edits: [
      {
        file: 'server/src/features/orders/desk/no-show-evidence.ts',
        find: "if (!arrivedAt) throw new AppError('driver_not_there');",
        replace: '',
      },
      {
        file: 'server/src/features/orders/desk/no-show-evidence.ts',
        find: 'now.getTime() - arrivedAt.getTime()',
        replace: 'now.getTime() - (arrivedAt?.getTime() ?? 0)',
      },
      {
        file: 'server/src/features/orders/desk/no-show-evidence.ts',
        find: 'arrived_at: toSeconds(arrivedAt),',
        replace: 'arrived_at: arrivedAt && toSeconds(arrivedAt),',
      },
    ],
    test: 'server/test/reliability/season.test.ts',
    caughtBy: 'the clock earns nothing unserved',
  },
  {
    guard: 'a driver who was not seen to leave cannot be there',
    edits: [
      {
        file: 'server/src/domain/dispatch.ts',
        find: "{ from: ['en_route'], event: 'arrive'",
        replace: "{ from: ['assigned', 'en_route'], event: 'arrive'",
      },
    ],
    test: 'server/src/features/transfers/serve-transfer.test.ts',
    caughtBy: 'order/noShow → only after every driver arrived and waited the free time',
  },
  {
    guard: 'a correction is decided by somebody else',
    edits: [
      {
        file: 'server/src/features/orders/corrections/decide-correction.ts',
        find: "await refuseDependent(trx, { ...people, own: 'correction_own' });",
        replace: '',
      },
    ],
    test: 'server/src/features/orders/corrections/correct-order.test.ts',
    caughtBy: "correctOrder: above the site's limit → waits for a colleague other than the requester",
  },
  {
    guard: 'only the offer that was seen is accepted',
    edits: [
      {
        file: 'server/src/features/orders/requests/accept-offer.ts',
        find: 'if (order.offer_id !== offer_id)',
        replace: 'if (false)',
      },
    ],
    test: 'server/src/features/hotels/request-stay.test.ts',
    caughtBy: 'order/confirm: id of a replaced offer → offer_replaced',
  },
  {
    guard: 'what was quoted as sold at once is not booked as a request',
    edits: [
      {
        file: 'server/src/features/orders/selling/book-quote.ts',
        find: 'quoted.terms.onRequest === current.terms.onRequest &&',
        replace: '',
      },
    ],
    test: 'server/src/features/hotels/request-stay.test.ts',
    caughtBy:
      'rate on request once sold out: rooms left → instant; none left → on request, in lists, page and quotes',
  },
  {
    guard: 'nothing waits for its payment past its cut-off',
    edits: [
      {
        file: 'server/src/features/orders/place-order.ts',
        find: 'Math.min(unhurried, lastPayAt(order).getTime())',
        replace: 'unhurried',
      },
    ],
    test: 'server/src/features/hotels/request-stay.test.ts',
    caughtBy: 'cut-off: local time some days before → closes list, page, quote, booking and payment',
  },
  {
    guard: 'a declared payment is matched once',
    edits: [
      {
        file: 'server/src/features/receipts/desk/match-receipt.ts',
        find: "if (declaration.status !== 'declared')",
        replace: 'if (false)',
      },
      {
        file: 'server/migrations/0057_receipts.sql',
        find: 'CREATE UNIQUE INDEX receipts_declaration',
        replace: 'CREATE INDEX receipts_declaration',
      },
    ],
    test: 'server/src/features/receipts/receipts.test.ts',
    caughtBy: 'receipt/match: two receipts race for one declaration → one succeeds',
  },
  {
    guard: 'a receipt is matched once',
    edits: [
      {
        file: 'server/src/features/receipts/receipt-store.ts',
        find: '.forNoKeyUpdate().executeTakeFirst();',
        replace: '.executeTakeFirst();',
      },
      {
        file: 'server/migrations/0057_receipts.sql',
        find: 'OR OLD.agency_id IS NOT NULL AND',
        replace: 'OR false AND',
      },
    ],
    test: 'server/src/features/receipts/receipts.test.ts',
    caughtBy: 'receipt/match: two calls race for one receipt → one succeeds',
  },
  {
    guard: 'nobody confirms a pay-back of their own',
    edits: [
      {
        file: 'server/src/features/receipts/desk/decide-pay-back.ts',
        find: "await refuseDependent(trx, { askedBy: payBack.asked_by, decidedBy: userId, own: 'pay_back_own' });",
        replace: '',
      },
    ],
    test: 'server/src/features/receipts/receipts.test.ts',
    caughtBy: 'payBack/ask → waits for a second person, then withdrawn from the deposit',
  },
  {
    guard: 'a slip is opened by its path to nobody',
    edits: [
      {
        file: 'server/src/features/uploads/upload-store.ts',
        find: "'size', 'sha1'])\n    .where('path', '=', path)\n    .where('is_private', '=', false)",
        replace: "'size', 'sha1'])\n    .where('path', '=', path)",
      },
    ],
    test: 'server/src/features/receipts/receipts.test.ts',
    caughtBy: 'slip → opened by its agency once per link and by the seller’s finance, never by its path',
  },
  {
    guard: 'a supplier that does not answer has not refused (P07)',
    edits: [
      {
        file: 'server/src/features/orders/suppliers/carry-out-requests.ts',
        find: "return { is: 'unknown', why: Buffer",
        replace:
          "return { is: 'refused', reason: '' } as never as { is: 'unknown'; why: string };\n    return { is: 'unknown', why: Buffer",
      },
    ],
    test: 'server/test/reliability/suppliers.test.ts',
    caughtBy:
      'supplier: broken connections, crashes and late answers → it has booked exactly the confirmed orders',
  },
  {
    guard: 'nothing is sent to a supplier again without a look-up (P07)',
    edits: [
      {
        file: 'server/src/features/orders/suppliers/carry-out-requests.ts',
        find: 'if (request.sent_at !== null) {',
        replace: 'if (false) {',
      },
    ],
    test: 'server/test/reliability/suppliers.test.ts',
    caughtBy:
      'supplier: broken connections, crashes and late answers → it has booked exactly the confirmed orders',
  },
  {
    guard: 'what may still arrive at a supplier is not taken for not booked (P07)',
    edits: [
      {
        file: 'server/src/features/orders/suppliers/carry-out-requests.ts',
        find: "lookedUpAt.getTime() >= settledAt ? { is: 'cancelled' } : { is: 'pending' }",
        replace: "{ is: settledAt > 0 ? 'cancelled' : 'pending' }",
      },
    ],
    // A tenth of the random plays hits it too rarely.
    test: 'server/src/features/orders/suppliers/suppliers.test.ts',
    caughtBy:
      'supplier cancellation: look-up finds nothing but the booking may still arrive → not treated as cancelled',
  },
  {
    guard: 'only the newest time a supplier was asked counts (P07)',
    edits: [
      {
        file: 'server/src/features/orders/suppliers/apply-answer.ts',
        find: ' && current.attempt === request.attempt',
        replace: '',
      },
    ],
    test: 'server/src/features/orders/suppliers/suppliers.test.ts',
    caughtBy: 'supplier answer: arrives after a newer attempt → no effect',
  },
  {
    guard: 'what the desk has declined is called off at its supplier (P07)',
    edits: [
      {
        file: 'server/src/features/orders/suppliers/ask-supplier.ts',
        find: "return isEnded && actor === 'operator' && event !== 'unserved' ? 'cancel' : undefined;",
        replace: 'return undefined;',
      },
    ],
    test: 'server/test/reliability/suppliers.test.ts',
    caughtBy:
      'supplier: broken connections, crashes and late answers → it has booked exactly the confirmed orders',
  },
  {
    guard: 'the wallet posts nothing into a closed month',
    edits: [
      {
        file: 'server/src/features/wallet/post.ts',
        find: 'if (closedBefore && posting.now < closedBefore)',
        replace: 'if (closedBefore === undefined)',
      },
    ],
    test: 'server/src/features/wallet/desk/close-month.test.ts',
    caughtBy: 'post: date in a closed month → refused by the wallet and by the database',
  },
  {
    guard: 'the database takes nothing into a closed month',
    edits: [
      {
        file: 'server/migrations/0113_checked_once.sql',
        find: 'OR least(posting.created_at, added.created_at) < account.closed_before\n',
        replace: '\n',
      },
    ],
    test: 'server/src/features/wallet/desk/close-month.test.ts',
    caughtBy: 'post: date in a closed month → refused by the wallet and by the database',
  },
  {
    guard: 'accounts are locked while a month is closed',
    edits: [
      {
        file: 'server/src/features/wallet/month-store.ts',
        find: 'await sql`SELECT FROM ledger_accounts WHERE agency_id IS NOT NULL ORDER BY id FOR UPDATE`.execute(trx);',
        replace: '',
      },
    ],
    test: 'server/src/features/wallet/desk/close-month.test.ts',
    caughtBy: 'closeMonth: posting in progress → waited for and counted',
  },
  {
    guard: 'the statement of a closed month begins with what was kept',
    edits: [
      {
        file: 'server/src/features/wallet/month-store.ts',
        find: 'WHERE account_id = account.id AND ends_at = ${instant}',
        replace: 'WHERE false',
      },
    ],
    test: 'server/src/features/wallet/desk/close-month.test.ts',
    caughtBy: 'statement: closed month → read from the stored balances',
  },
  {
    guard: 'what is held is compared with the orders under way',
    edits: [
      {
        file: 'server/src/features/wallet/check-ledger.ts',
        find: ' OR is_proved AND balance <> coalesce(proof.amount, 0)',
        replace: '',
      },
    ],
    test: 'server/src/features/wallet/wallet.test.ts',
    caughtBy: 'checkLedger: money held differs from the open orders → found, agency stopped',
  },
  {
    guard: 'what is owed is compared with the charges that are not paid',
    edits: [
      {
        file: 'server/src/composition/ledger-proofs.ts',
        find: '[heldMoney, owedMoney, owedTax, earnedByArticles]',
        replace: '[heldMoney]',
      },
    ],
    test: 'server/src/features/wallet/wallet.test.ts',
    caughtBy: 'checkLedger: debt differs from credit holds plus unpaid charges → found',
  },
  {
    guard: 'no text of a sheet begins a formula (P24)',
    edits: [
      {
        file: 'server/src/platform/sheets/sheet.ts',
        find: 'return text.replace(active, "\'$&").replace(brokenStart, "\'$&");',
        replace: 'return text;',
      },
    ],
    test: 'server/src/platform/sheets/make-sheet.test.ts',
    caughtBy: 'any text → read again unchanged; in csv no line begins a formula',
  },
  {
    guard: 'controls that XML cannot hold are written by their number (P24)',
    edits: [
      {
        file: 'server/src/platform/sheets/write-xlsx.ts',
        find: 'escapeXml(encodeControls(cell))',
        replace: 'escapeXml(cell.replaceAll(/[^ -~]/g, String))',
      },
    ],
    test: 'server/src/platform/sheets/make-sheet.test.ts',
    caughtBy: 'any text → read again unchanged; in csv no line begins a formula',
  },
  {
    guard: 'a link to a list asks for the rights again when it is opened',
    edits: [
      {
        file: 'server/src/features/orders/lists/export-orders.ts',
        find: '  requireNode(reader, `${product.listPage}/export`);\n',
        replace: '',
      },
    ],
    test: 'server/src/features/orders/lists/list-orders.test.ts',
    caughtBy: "order/linkExport: link → works once, with the member's rights at that time",
  },
  {
    guard: 'what stands in a mail is text (P16)',
    edits: [
      {
        file: 'server/src/features/messages/html.ts',
        find: '.replace(/[&<>"\'`]/g, (sign) => `&#${sign.charCodeAt(0)};`)',
        replace: '',
      },
    ],
    test: 'server/src/features/messages/write-letter.test.ts',
    caughtBy: 'mail: any text in any placeholder, both languages → shown as text',
  },
  {
    guard: 'a stream of notices ends with its session (P18)',
    edits: [
      {
        file: 'server/src/features/messages/notice-streams.ts',
        find: 'if (!isOpen) this.end(reader);\n      return isOpen;',
        replace: 'return tokenEnds || !isOpen;',
      },
    ],
    test: 'server/src/features/messages/notice-streams.test.ts',
    caughtBy: 'its user logs out',
  },
  {
    guard: 'a work order is locked before its state is read (P09)',
    edits: [
      {
        file: 'server/src/features/work-orders/work-order-store.ts',
        find: '\n    FOR NO KEY UPDATE OF work_order`',
        replace: '`',
      },
    ],
    test: 'server/test/reliability/work-order-cells.test.ts',
    caughtBy: 'submitted: accept against accept',
  },
  {
    guard: 'a change of a work order is decided once (P09)',
    edits: [
      {
        file: 'server/src/features/work-orders/amendments/command-store.ts',
        find: 'if (states.includes(row.state)) return row as CommandRow;',
        replace: 'return row as CommandRow;',
      },
    ],
    test: 'server/src/features/work-orders/amendments/commands.test.ts',
    caughtBy: 'workOrder/accept: proposed change → carried out',
  },
  {
    guard: 'work orders of colleagues are seen only with their orders (P13)',
    edits: [
      {
        file: 'server/src/features/work-orders/visible-to.ts',
        find: 'if (!orders) return own;',
        replace: 'return own;',
      },
    ],
    test: 'server/src/features/work-orders/work-orders.test.ts',
    caughtBy: 'workOrder/list: colleagues → only with access to the order; other agencies → never',
  },
  {
    guard: 'files of work orders are the caller’s own uploads (P13)',
    edits: [
      {
        file: 'server/src/features/work-orders/attach-files.ts',
        find: 'file?.user_id === userId &&',
        replace: 'file !== undefined &&',
      },
    ],
    test: 'server/src/features/work-orders/attachments.test.ts',
    caughtBy: 'somebody else’s → refused',
  },
  {
    guard: 'what a change of a work order costs is not shown to who may not see prices (P13)',
    edits: [
      {
        file: 'server/src/features/work-orders/amendments/present-command.ts',
        find: 'hideSums(caller, presentAmendment(row.preview, lang))',
        replace: 'presentAmendment(row.preview, lang)',
      },
    ],
    test: 'server/src/features/work-orders/amendments/commands.test.ts',
    caughtBy: 'work order detail: no right to see prices → no amounts',
  },
  {
    guard: 'answers to work orders are promised in working hours (P08)',
    edits: [
      {
        file: 'server/src/features/work-orders/promise.ts',
        find: 'addWorkingMinutes(calendar, now.getTime(), answerHours * 60)',
        replace: 'calendar && now.getTime() + answerHours * 3_600_000',
      },
    ],
    test: 'server/src/features/work-orders/promise.test.ts',
    caughtBy: 'over a weekend',
  },
  {
    guard: 'a stay that is moved takes no night that is full (P03)',
    edits: [
      {
        file: 'server/src/features/hotels/stock.ts',
        find: '\n      AND NOT EXISTS (SELECT FROM ${wanted} WHERE night.more > 0 AND night.n < night.more)',
        replace: '',
      },
      {
        file: 'server/migrations/0003_hotels.sql',
        find: 'units smallint[] NOT NULL CHECK (0 <= ALL (units)),',
        replace: 'units smallint[] NOT NULL,',
      },
    ],
    test: 'server/src/features/hotels/amendments/change-dates.test.ts',
    caughtBy: 'change_dates: ten race for the last room of a night → exactly one gets it',
  },
  {
    guard: 'an order is amended as it was agreed to (P04)',
    edits: [
      {
        file: 'server/src/features/orders/amendments/amendments.ts',
        find: 'if (now.previewId !== previewId) {',
        replace: "if (previewId === '') {",
      },
    ],
    test: 'server/src/features/hotels/amendments/change-dates.test.ts',
    caughtBy: 'change_dates: price rose after the preview → refused, not charged',
  },
  {
    guard: 'nobody pays for what they have not said yes to',
    edits: [
      {
        file: 'server/src/features/orders/amendments/refuse-unauthorised.ts',
        find: "  if ((needsYes && !saidYes) || (costs > 0 && member === null)) throw new AppError('amendment_needs_yes');\n",
        replace: '',
      },
    ],
    test: 'server/src/features/hotels/amendments/change-dates.test.ts',
    caughtBy: 'change_dates: not accepted by a member → refused; the desk cannot pay',
  },
  {
    guard: 'a member alone amends only what carries itself out',
    edits: [
      {
        file: 'server/src/features/orders/amendments/refuse-unauthorised.ts',
        find: "  if (operator === null && who !== 'itself') throw new AppError('amendment_by_desk');\n",
        replace: '',
      },
    ],
    test: 'server/src/features/hotels/amendments/rename-guests.test.ts',
    caughtBy: "rename_guests: beyond the member's own limits → carried out by the desk",
  },
  {
    guard: 'what is paid more for a change counts towards the limits',
    edits: [
      {
        file: 'server/src/features/orders/changing/apply-change.ts',
        find: '  await guardPayment(trx, { member, channel, amount, orderTotal, currency, now });\n',
        replace: '',
      },
    ],
    test: 'server/src/features/hotels/amendments/change-dates.test.ts',
    caughtBy: 'change_dates: costs more → limited by the money and limits of the accepting member',
  },
  {
    guard: 'what was kept of something given up stays paid',
    edits: [
      {
        file: 'server/src/domain/cancellation-policy.ts',
        find: 'return { until, fee, amount: kept + highest };',
        replace: 'return { until, fee, amount: highest };',
      },
    ],
    test: 'server/src/features/hotels/amendments/change-dates.test.ts',
    caughtBy: 'change_dates: night dropped within the fee window → its cancellation fee is kept for good',
  },
  {
    guard: 'what stays never gets cheaper once cancelling costs something',
    edits: [
      {
        file: 'server/src/features/orders/changing/calculate-change.ts',
        find: 'Math.max(0, order.total_price - keptBefore - sum(nights) - price)',
        replace: '0',
      },
    ],
    test: 'server/src/features/hotels/amendments/change-room.test.ts',
    caughtBy: 'change_room: cheaper rate within the fee window → nothing refunded',
  },
  {
    guard: 'more than one of the staff may give alone waits for another',
    edits: [
      {
        file: 'server/src/features/orders/corrections/ask-correction.ts',
        find: 'const needs_second = await needsSecond(trx, order, amount, { userId, now });',
        replace: 'const needs_second = false;',
      },
    ],
    test: 'server/src/features/orders/amendments/give.test.ts',
    caughtBy:
      "amendment refund: above one person's limit → waits for a colleague; the sum decides, not the kind",
  },
  {
    guard: 'the code of a stay is not that of another one',
    edits: [
      {
        file: 'server/src/features/hotels/hotel-order-store.ts',
        find: "      confirmation_code: '',\n      room_number: '',\n    })",
        replace: '    })',
      },
    ],
    test: 'server/src/features/hotels/amendments/change-dates.test.ts',
    caughtBy: 'order paid by balance → difference charged by the same means',
  },
  {
    guard: 'what an article costs is what its buyer has seen',
    edits: [
      {
        file: 'server/src/features/content/members/buy-article.ts',
        find: '  if (article.price !== agreed) throw priceChanged(article, agreed);\n',
        replace: '',
      },
    ],
    test: 'server/src/features/content/members/buy-article.test.ts',
    caughtBy: 'User/buy: price changes concurrently → waits, then refused with the new price',
  },
  {
    guard: 'what articles have earned is compared with what was bought',
    edits: [{ file: 'server/src/composition/ledger-proofs.ts', find: ', earnedByArticles];', replace: '];' }],
    test: 'server/src/features/content/members/buy-article.test.ts',
    caughtBy: 'checkWholeLedger: article revenue differs from the purchases → reported',
  },
  {
    guard: 'nobody changes the price of an article while it is bought',
    edits: [
      {
        file: 'server/src/features/content/members/article-order-store.ts',
        find: '\n    FOR SHARE OF article`',
        replace: '`',
      },
    ],
    test: 'server/src/features/content/members/buy-article.test.ts',
    caughtBy: 'User/buy: price changes concurrently → waits, then refused with the new price',
  },
  {
    guard: 'an article is bought once for an agency',
    edits: [
      {
        file: 'server/migrations/0099_content.sql',
        find: '  created_at timestamptz NOT NULL,\n  UNIQUE (agency_id, article_id)\n',
        replace: '  created_at timestamptz NOT NULL\n',
      },
      {
        file: 'server/src/features/content/members/article-order-store.ts',
        find: '    ON CONFLICT (agency_id, article_id) DO NOTHING RETURNING id`',
        replace: '    RETURNING id`',
      },
    ],
    test: 'server/src/features/content/members/buy-article.test.ts',
    caughtBy: 'User/buy: two colleagues and another agency concurrently → once per agency',
  },
  {
    guard: 'a paid article is charged once to an agency',
    edits: [
      {
        file: 'server/src/features/content/members/buy-article.ts',
        find: '  if (await insertArticleOrder(trx, article, { ...member, now: call.now })) {\n',
        replace: '  await insertArticleOrder(trx, article, { ...member, now: call.now });\n  {\n',
      },
      {
        file: 'server/src/features/content/members/buy-article.ts',
        find: 'key: `article:${agencyId}:${id}`',
        replace: 'key: `article:${agencyId}:${id}:${Math.random()}`',
      },
    ],
    test: 'server/src/features/content/members/buy-article.test.ts',
    caughtBy: 'User/buy: two colleagues and another agency concurrently → once per agency',
  },
  {
    guard: 'a sub-account buys articles within its limits',
    edits: [
      {
        file: 'server/src/features/content/members/buy-article.ts',
        find: "  await guardPayment(trx, { member, channel: 'balance', amount: price, orderTotal: price, currency, now });\n",
        replace: '',
      },
    ],
    test: 'server/src/features/content/members/buy-article.test.ts',
    caughtBy: 'sub-account buys an article: above its order limit or without the deposit channel → refused',
  },
  {
    guard: 'what is spent on articles counts into the limits of a day',
    edits: [
      {
        file: 'server/src/features/sub-accounts/spending.ts',
        find: "WHERE posting.event = 'article' AND",
        replace: 'WHERE false AND',
      },
    ],
    test: 'server/src/features/content/members/buy-article.test.ts',
    caughtBy: 'sub-account buys an article: within its limits → counts towards its day and month limits',
  },
  {
    guard: 'a comment is deleted by its author alone',
    edits: [
      {
        file: 'server/src/features/content/members/delete-comment.ts',
        find: "      .where('user_id', '=', userId)\n      .where('deleted_at', 'is', null)\n",
        replace: "      .where('deleted_at', 'is', null)\n",
      },
    ],
    test: 'server/src/features/content/members/comments.test.ts',
    caughtBy: 'deleteComment: comment of another user → refused, even for the master account',
  },
  {
    guard: 'what others have answered is not deleted with a comment',
    edits: [
      {
        file: 'server/src/features/content/members/delete-comment.ts',
        find: '  if (await isAnsweredByOthers(trx, comment.id, userId)) await emptyComment',
        replace: '  if (false) await emptyComment',
      },
    ],
    test: 'server/src/features/content/members/comments.test.ts',
    caughtBy: 'deleteComment: others have answered → empty placeholder remains',
  },
  {
    guard: 'the last two answers to a deleted comment see each other go',
    edits: [
      {
        file: 'server/src/features/content/members/delete-comment.ts',
        find: "where('id', '=', id).forUpdate().executeTakeFirst())) return;",
        replace: "where('id', '=', id).executeTakeFirst())) return;",
      },
    ],
    test: 'server/src/features/content/members/comments.test.ts',
    caughtBy: 'deleteComment: last two answers concurrently → placeholder removed',
  },
  {
    guard: 'a change that was saved again elsewhere is not thrown away',
    edits: [
      {
        file: 'server/src/features/content/members/discard-own-article.ts',
        find: '    refuseChanged(article, input.revision);\n',
        replace: '',
      },
    ],
    test: 'server/src/features/content/members/own-articles.test.ts',
    caughtBy: 'discardOwnArticle: other user, stale revision or no change → refused',
  },
  {
    guard: 'a comment on a paid article is for those who have read it',
    edits: [
      {
        file: 'server/src/features/content/members/add-comment.ts',
        find: "  if (article.price > 0 && !article.bought) throw new AppError('article_not_bought');\n",
        replace: '',
      },
    ],
    test: 'server/src/features/content/members/comments.test.ts',
    caughtBy: 'User/comment: paid article not bought → refused',
  },
  {
    guard: "an article is its author's",
    edits: [
      {
        file: 'server/src/features/content/members/own-article-store.ts',
        find: 'FROM (SELECT * FROM articles article WHERE user_id = ${userId} AND ${condition}) article',
        replace: 'FROM (SELECT * FROM articles article WHERE ${userId}::bigint > 0 AND ${condition}) article',
      },
    ],
    test: 'server/src/features/content/members/own-articles.test.ts',
    caughtBy: 'own article: draft saved → stored sanitised, accessible to its author only',
  },
  {
    guard: 'what was saved on another device is not written over',
    edits: [
      {
        file: 'server/src/features/content/refuse-changed.ts',
        find: "  if (revision !== opened) throw new AppError('content_changed', { data: { revision } });\n",
        replace: '',
      },
    ],
    test: 'server/src/features/content/members/own-articles.test.ts',
    caughtBy: 'saveOwnArticle: stale revision → refused with the current one',
  },
  {
    guard: 'an article is cleaned before it is kept',
    edits: [
      {
        file: 'server/src/features/content/members/save-own-article.ts',
        find: "body: cleanBody(input.body, 'body')",
        replace: 'body: input.body',
      },
    ],
    test: 'server/src/features/content/members/own-articles.test.ts',
    caughtBy: 'own article: draft saved → stored sanitised, accessible to its author only',
  },
  {
    guard: 'the favourites of a user are counted while nobody adds another',
    edits: [
      {
        file: 'server/src/features/content/members/favourite-store.ts',
        find: '  await user.forNoKeyUpdate().executeTakeFirstOrThrow();\n',
        replace: '  await user.executeTakeFirstOrThrow();\n',
      },
    ],
    test: 'server/src/features/content/members/favourites.test.ts',
    caughtBy: ', also concurrently → refused',
  },
  {
    guard: 'what readers are given of a text is of the allow list alone (S9, P16)',
    edits: [
      {
        file: 'server/src/platform/rich-text/clean-html.ts',
        find: '  return sanitizeHtml(writeRichText(parseRichText(html)), outside);',
        replace: '  return html;',
      },
    ],
    test: 'server/src/platform/rich-text/pasted.test.ts',
    caughtBy: 'what is pasted from word keeps its headings',
  },
  {
    guard: 'what a member is only writing is not for the staff',
    edits: [
      {
        file: 'server/src/features/content/desk/desk-article-store.ts',
        find: '  WHERE shown.article_id = article.id AND (article.user_id IS NULL OR NOT shown.is_draft))`;',
        replace: '  WHERE shown.article_id = article.id)`;',
      },
    ],
    test: 'server/src/features/content/desk/articles.test.ts',
    caughtBy:
      'member changes an accepted article: old version visible until acceptance; draft hidden from staff',
  },
  {
    guard: 'what was saved over is not published',
    edits: [
      {
        file: 'server/src/features/content/desk/publish-article.ts',
        find: '    refuseChanged(article, input.revision);\n',
        replace: '',
      },
    ],
    test: 'server/src/features/content/desk/articles.test.ts',
    caughtBy: 'article/refuse: offered article → author notified of the reason; corrected and offered again',
  },
  {
    guard: 'a comment is counted once, whoever decides on it',
    edits: [
      {
        file: 'server/src/features/content/desk/decide-comments.ts',
        find: '    ORDER BY id FOR UPDATE`.execute(trx);',
        replace: '    ORDER BY id`.execute(trx);',
      },
    ],
    test: 'server/src/features/content/desk/comments.test.ts',
    caughtBy: 'comment/decide: two staff members publish concurrently → counted once',
  },
  {
    guard: 'a channel is removed when nothing stands in it',
    edits: [
      {
        file: 'server/src/features/content/channel-store.ts',
        find: "      WHERE article.kind = 'info'\n",
        replace: '      WHERE false\n',
      },
    ],
    test: 'server/src/features/content/desk/channels.test.ts',
    caughtBy: 'channel/remove: articles, drafts or subchannels in it → refused; empty → removed',
  },
  {
    guard: 'what people wrote is text in the feed (P16)',
    edits: [
      {
        file: 'server/src/features/content/feeds/write-feed.ts',
        find: '`<title>${anyTextInXml(title)}</title>`',
        replace: '`<title>${title}</title>`',
      },
    ],
    test: 'server/src/features/content/feeds/feeds.test.ts',
    caughtBy: 'xml: hostile titles, summaries, authors, tags and channels → escaped text',
  },
  {
    guard: 'the feed holds what guests see at that instant',
    edits: [
      {
        file: 'server/src/features/content/kept/article-list.ts',
        find: '      if (!isShownAt(article, now)) continue;\n',
        replace: '',
      },
      {
        file: 'server/src/features/content/feeds/write-feed.ts',
        find: 'if (!listed?.canBeRead || ',
        replace: 'if (!listed || ',
      },
    ],
    test: 'server/src/features/content/feeds/feeds.test.ts',
    caughtBy: 'xml: article with a period or taken offline → listed only while visible',
  },
  {
    guard: 'the sitemap holds what guests see at that instant',
    edits: [
      {
        file: 'server/src/features/content/feeds/public-pages.ts',
        find: 'if (article && isShownAt(article, now)) shown.push(article);',
        replace: 'if (article) shown.push(article);',
      },
    ],
    test: 'server/src/features/content/feeds/feeds.test.ts',
    caughtBy: 'xml: article with a period and one language → listed only then, in that language',
  },
  {
    guard: 'what vouchers cannot print is found in time proportional to the length',
    edits: [
      {
        file: 'contract/src/text.ts',
        find: "return unprintable.exec(normalForm(value, 'NFC'))?.[0];",
        replace: 'return /^(?:[ -~]|\\p{Script=Latin})*$/u.test(value) ? undefined : value[0];',
      },
    ],
    test: 'server/test/linear-time.test.ts',
    caughtBy: 'contract: any text field, ten times the length → at most fifteen times the time',
  },
];
