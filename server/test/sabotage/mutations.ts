// Texts of the sources, template placeholders included.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are quoted as they stand there.
/** A guard of the product removed by changing its text, and the test that must fail. */
export interface Mutation {
  guard: string;
  edits: { file: string; find: string; replace: string }[];
  /** The test file and (part of) the title that must fail. */
  test: string;
  caughtBy: string;
  /** Title as its file writes it, if it is made for each of several cases. */
  template?: string;
}

export const mutations: Mutation[] = [
  {
    guard: 'room stock: a night is sold only while enough rooms are left (P03)',
    edits: [
      {
        file: 'server/src/features/hotels/stock.ts',
        find: 'AND ${rooms}::int <= ALL (units[${from}::int:${to}::int])`.execute(trx)',
        replace: '`.execute(trx)',
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
    guard: 'vehicle stock: a day is sold only while enough vehicles are left (P03)',
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
    guard: 'dispatch: the driver is locked before their rides are read (P03)',
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
    guard: 'ledger: each revenue posting writes its charge',
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
    guard: 'refunds: an order is never refunded more than it was charged',
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
    guard: 'charges: a proposed charge is decided once (P09)',
    edits: [
      {
        file: 'server/src/features/orders/adjustments/adjustment-store.ts',
        find: "if (status !== 'proposed') throw new AppError('adjustment_closed');",
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
    template: "pair.acts.join(' against ')",
  },
  {
    guard: 'orders: locked, and moved only from the state that was read (P09)',
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
    template: "pair.acts.join(' against ')",
  },
  {
    guard: 'ledger: accounts are locked before they are read (P04)',
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
    guard: 'credit: nothing is bought beyond the limit (P04)',
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
    guard: 'credit: terms are read in a snapshot taken after the lock (P04)',
    edits: [
      {
        file: 'server/migrations/0125_exposure.sql',
        find: 'LANGUAGE plpgsql VOLATILE AS',
        replace: 'LANGUAGE plpgsql STABLE AS',
      },
    ],
    test: 'server/src/features/contracts/contracts.test.ts',
    caughtBy: 'order/pay: waits while the limit is lowered → new limit applies',
  },
  {
    guard: 'bills: a charge is on one bill at a time (P11)',
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
    guard: 'invoices: a charge is on one invoice at a time (P11)',
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
    guard: 'red invoices: reverse at most what is left',
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
    guard: 'write-offs: a second person decides',
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
    guard: 'bills: a period is billed once with any number of servers (P11)',
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
    guard: 'bills: only the sum that was seen is paid',
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
    guard: 'credit: an overdue charge stops it',
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
    guard: 'receipts: never allocated twice or beyond their amount',
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
    guard: 'receipts: a bank reference is recorded once',
    edits: [
      {
        file: 'server/src/features/receipts/reference-key.ts',
        find: "normalForm(reference, 'NFKC')",
        replace: 'reference',
      },
    ],
    test: 'server/src/features/receipts/receipts.test.ts',
    caughtBy: 'receipt/record: same reference in another spelling → refused until the first is reversed',
  },
  {
    guard: 'idempotency: a claimed key is not used again (P05)',
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
    guard: 'quotes: a changed price is refused (P06)',
    edits: [
      {
        file: 'server/src/features/orders/selling/book-quote.ts',
        find: 'if (!isSame) throw new OfferChanged(wanted, quoted, current);',
        replace: '',
      },
    ],
    test: 'server/test/reliability/price-paid.test.ts',
    caughtBy: 'price: random changes between quote, booking and payment → the accepted price is paid',
  },
  {
    guard: 'replies: sent after the commit is on disk (P01)',
    edits: [
      {
        file: 'server/src/platform/embedded-postgres/postmaster.ts',
        find: "synchronous_commit: 'on'",
        replace: "synchronous_commit: 'off'",
      },
    ],
    test: 'server/test/reliability/kill.test.ts',
    caughtBy: 'kill -9: server, database or both during bookings → acknowledged commands are kept',
  },
  {
    guard: 'replies: sent after the commit (P01)',
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
    caughtBy: 'kill -9: server, database or both during bookings → acknowledged commands are kept',
  },
  {
    guard: 'data directory: one portal at a time (P02)',
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
    guard: 'sessions: a reused refresh token ends the session (P18)',
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
    guard: 'two-step verification: a code is accepted once',
    edits: [
      {
        file: 'server/src/features/accounts/second-factor/second-factor-store.ts',
        find: ".where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]))",
        replace: '',
      },
    ],
    test: 'server/src/features/accounts/second-factor/confirm-login.test.ts',
    caughtBy: '20 parallel uses of a code on as many tickets → one accepted',
  },
  {
    guard: 'sub-accounts: locked before the spending is summed (P04)',
    edits: [
      {
        file: 'server/src/features/sub-accounts/sub-account-store.ts',
        find: ".forNoKeyUpdate('users')",
        replace: '',
      },
    ],
    test: 'server/src/features/sub-accounts/guard-payment.test.ts',
    caughtBy: '20 concurrent payments → never exceeded',
  },
  {
    guard: 'uploads: the content must match the suffix (P17)',
    edits: [
      {
        file: 'server/src/features/uploads/upload-file.ts',
        find: "if (!(await isOfKind(incoming, received, kind))) throw new AppError('upload_content_differs');",
        replace: '',
      },
    ],
    test: 'server/src/features/uploads/hostile-uploads.test.ts',
    caughtBy: 'a page called PDF',
    template: 'hostile file (P17): %s → handled safely',
  },
  {
    guard: 'uploads: served with a sandbox policy (P17)',
    edits: [
      {
        file: 'server/src/features/uploads/serve-file.ts',
        find: "frame-ancestors 'none'; sandbox",
        replace: "frame-ancestors 'none'",
      },
    ],
    test: 'server/src/features/uploads/hostile-uploads.test.ts',
    caughtBy: 'a PDF with a script',
    template: 'hostile file (P17): allowed kind, %s → handled safely',
  },
  {
    guard: 'orders: found in the caller’s agency only (P13)',
    edits: [
      {
        file: 'server/src/features/orders/order-store.ts',
        find: "    .$if(agencyId !== undefined, (query) => query.where('orders.agency_id', '=', agencyId!))\n    .executeTakeFirst();",
        replace: '    .executeTakeFirst();',
      },
    ],
    test: 'server/test/access/contract-walk.test.ts',
    caughtBy: 'GET order/detail',
    template: '%s → answers permitted callers only, with permitted data only',
  },
  {
    guard: 'order lists: contain orders of the caller’s agency only (P13)',
    edits: [
      {
        file: 'server/src/features/orders/lists/order-filter.ts',
        find: 'sql<boolean>`orders.agency_id = ${filter.agencyId}`',
        replace: 'sql<boolean>`true`',
      },
    ],
    test: 'server/test/access/information-leaks.test.ts',
    caughtBy: 'GET order/list: list → nothing of the other agency',
    template: '%s: list → nothing of the other agency',
  },
  {
    guard: 'permissions: a call checks its node (P14)',
    edits: [
      {
        file: 'server/src/features/permissions/permissions.ts',
        find: "if ('node' in access) return caller.nodes.has(access.node);",
        replace: "if ('node' in access) return true;",
      },
    ],
    test: 'server/test/access/contract-walk.test.ts',
    caughtBy: 'GET account/statement → answers permitted callers only, with permitted data only',
    template: '%s → answers permitted callers only, with permitted data only',
  },
  {
    guard: 'permissions: an order action checks its node (P14)',
    edits: [
      {
        file: 'server/src/features/orders/open-order.ts',
        find: "if (action && !mayDo(member, { product }, action)) throw new AppError('no_permission');",
        replace: '',
      },
    ],
    test: 'server/test/access/contract-walk.test.ts',
    caughtBy: 'POST order/cancel',
    template: '%s → answers permitted callers only, with permitted data only',
  },
  {
    guard: 'permissions: net prices are hidden without the right (P14)',
    edits: [
      {
        file: 'server/src/features/permissions/permissions.ts',
        find: "(caller?.kind === 'member' && caller.nodes.has(netPriceNode))",
        replace: "caller?.kind === 'member'",
      },
    ],
    test: 'server/src/features/permissions/every-node.test.ts',
    caughtBy: 'user with all other nodes → refused, nothing changes',
  },
  {
    guard: 'activity log: written in the transaction of the change',
    edits: [
      {
        file: 'server/src/features/activity/staff-command.ts',
        find: 'await recordAction(trx, {',
        replace: 'await recordAction(db as never, {',
      },
    ],
    test: 'server/src/features/activity/activity.test.ts',
    caughtBy: 'change rolled back, even at its commit → no row',
  },
  {
    guard: 'driver links: open the driver’s own rides of that day only',
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
    guard: 'timers: complete only services with evidence (P29)',
    edits: [
      {
        file: 'server/src/features/orders/timers/close-orders.ts',
        find: 'const served = (await product.findServed(trx, [order.id])).has(order.id);',
        replace: 'const served = (await product.findServed(trx, [order.id])).has(order.id) || true;',
      },
    ],
    test: 'server/test/reliability/season.test.ts',
    caughtBy: 'job earns nothing unserved',
  },
  {
    guard: 'timers: an undecided review is escalated (P29)',
    edits: [
      {
        file: 'server/src/features/orders/order-store.ts',
        find: 'AND coalesce(review_step_at, review_due) <= ${now}',
        replace: 'AND coalesce(review_step_at, review_due) <= ${new Date(0)}',
      },
    ],
    test: 'server/src/features/orders/reviews/escalate-reviews.test.ts',
    caughtBy:
      'reviews: Friday to Tuesday without staff → nothing refunded or earned, every service has an owner, reminders in working hours',
  },
  {
    guard: 'corrections: a second person decides',
    edits: [
      {
        file: 'server/src/features/orders/corrections/decide-correction.ts',
        find: "await refuseDependent(db, { askedBy, decidedBy, own: 'correction_own' });",
        replace: '',
      },
    ],
    test: 'server/src/features/orders/corrections/correct-order.test.ts',
    caughtBy: "correctOrder: above the site's limit → waits for a colleague other than the requester",
  },
  {
    guard: 'suppliers: no answer is not a refusal (P07)',
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
    guard: 'closed months: the database refuses postings',
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
    guard: 'sheets: no text cell begins a formula (P24)',
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
    guard: 'mails: values are escaped (P16)',
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
    guard: 'notice streams: end with the session (P18)',
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
    guard: 'work orders: only own uploads can be attached (P13)',
    edits: [
      {
        file: 'server/src/features/work-orders/attach-files.ts',
        find: 'file?.user_id === userId &&',
        replace: 'file !== undefined &&',
      },
    ],
    test: 'server/src/features/work-orders/attachments.test.ts',
    caughtBy: 'workOrder/add: somebody else’s → refused, nothing stored',
    template: 'workOrder/add: %s → refused, nothing stored',
  },
  {
    guard: 'amendments: a moved stay takes no full night (P03)',
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
    guard: 'concessions: above the limit a second person approves',
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
    guard: 'articles: readers get allowed HTML only (P16)',
    edits: [
      {
        file: 'server/src/platform/rich-text/clean-html.ts',
        find: '  return sanitizeHtml(writeRichText(parseRichText(html)), outside);',
        replace: '  return html;',
      },
    ],
    test: 'server/src/platform/rich-text/pasted.test.ts',
    caughtBy: 'pasted HTML: from word → headings, lists, tables and words kept',
    template: 'pasted HTML: from %s → headings, lists, tables and words kept',
  },
];
