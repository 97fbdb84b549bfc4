import { sql } from 'kysely';
import type { Db } from '../src/calls.ts';
import { type ChargeFacts, type Standing, settle } from '../src/domain/settlement.ts';
import { invoiceWhen } from '../src/features/orders/order-store.ts';

/** A violated invariant: the rule and the place. */
export interface Breach {
  rule: string;
  what: string;
}

/** Checks all invariants on the whole database; an empty result means that all hold. */
export async function checkInvariants(db: Db): Promise<Breach[]> {
  return [...(await listBroken(db)), ...(await listUnsettled(db))];
}

/** Uses the function of the test database if it exists: then the rules are planned once per connection. */
async function listBroken(db: Db): Promise<Breach[]> {
  const known = await sql<{ known: boolean }>`
    SELECT to_regprocedure('test_invariants()') IS NOT NULL AS known`.execute(db);
  if (known.rows[0]!.known) {
    return (await sql<Breach>`SELECT broken AS rule, place AS what FROM test_invariants()`.execute(db)).rows;
  }
  const breaches: Breach[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql.raw<{ what: string }>(query).execute(db);
    breaches.push(...rows.map(({ what }) => ({ rule, what })));
  }
  return breaches;
}

/** Lists orders whose status contradicts their charges. */
async function listUnsettled(db: Db): Promise<Breach[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .select(invoiceWhen)
    .where('pay_channel', 'is not', null)
    .execute();
  const charges = new Map<number, ChargeFacts[]>();
  for (const charge of await db.selectFrom('charges').selectAll().orderBy('id').execute()) {
    charges.set(charge.order_id, [...(charges.get(charge.order_id) ?? []), charge]);
  }
  return orders.flatMap((order) => {
    const expected = settle(order, charges.get(order.id) ?? []);
    const stored = Object.fromEntries(
      Object.keys(expected).map((key) => [key, order[key as keyof Standing]]),
    );
    const [is, should] = [JSON.stringify(stored), JSON.stringify(expected)];
    return is === should
      ? []
      : [{ rule: 'an order stands as its charges say', what: `order ${order.id}: ${is}, not ${should}` }];
  });
}

/** Each rule returns its violations as rows of `what`. */
const rules: Record<string, string> = {
  'what is owed to a supplier is its costs less what was paid, and the cost of sales is all costs': `
    SELECT 'supplier ' || supplier_id || ' off by ' || sum(amount) AS what FROM (
      SELECT account.supplier_id, entry.amount FROM ledger_entries entry
      JOIN ledger_accounts account ON account.id = entry.account_id WHERE account.kind = 'payable'
      UNION ALL SELECT supplier_id, amount FROM supplier_costs
      UNION ALL SELECT supplier_id, -amount FROM supplier_payments WHERE reversed_at IS NULL
    ) side GROUP BY supplier_id HAVING sum(amount) <> 0
    UNION ALL
    SELECT 'cost of sales off by ' || sum(amount) FROM (
      SELECT amount FROM ledger_entries WHERE account_kind = 'cost_of_sales'
      UNION ALL SELECT -amount FROM supplier_costs
    ) side HAVING sum(amount) <> 0`,

  'a completed order owes the cost frozen on it, any other none of its service': `
    SELECT 'order ' || orders.id || ' (' || orders.order_status || ') owes ' || cost.amount AS what FROM orders
    JOIN (SELECT order_id, sum(amount) AS amount FROM supplier_costs WHERE kind = 'service' GROUP BY order_id) cost
      ON cost.order_id = orders.id
    WHERE cost.amount <> CASE orders.order_status WHEN 'completed' THEN coalesce(orders.cost, 0) ELSE 0 END`,

  'an accepted invoice of a supplier is the sum of its costs, and a payment that of its invoices': `
    SELECT 'invoice ' || invoice.id || ': ' || invoice.total || ' of ' || coalesce(sum(cost.amount), 0) AS what
    FROM supplier_invoices invoice LEFT JOIN supplier_costs cost ON cost.invoice_id = invoice.id
    GROUP BY invoice.id HAVING coalesce(sum(cost.amount), 0) <>
      CASE WHEN invoice.status IN ('accepted', 'paid') THEN invoice.total ELSE 0 END
    UNION ALL
    SELECT 'payment ' || payment.id || ': ' || payment.amount || ' of ' || coalesce(sum(invoice.total), 0)
    FROM supplier_payments payment LEFT JOIN supplier_invoices invoice ON invoice.payment_id = payment.id
    GROUP BY payment.id HAVING coalesce(sum(invoice.total), 0) <>
      CASE WHEN payment.reversed_at IS NULL THEN payment.amount ELSE 0 END`,

  'a posting for a supplier moves its account only, in the books of its cost or payment': `
    SELECT 'posting ' || posting.id AS what FROM ledger_postings posting
    LEFT JOIN supplier_costs cost ON cost.posting_id = posting.id
    LEFT JOIN supplier_payments paid ON posting.id IN (paid.posting_id, paid.reversal_posting_id)
    WHERE posting.supplier_id IS NOT NULL AND (num_nonnulls(cost.id, paid.id) <> 1
      OR posting.entity_id <> coalesce(cost.entity_id, paid.entity_id)
      OR EXISTS (SELECT FROM ledger_entries entry JOIN ledger_accounts account ON account.id = entry.account_id
        WHERE entry.posting_id = posting.id AND (account.agency_id IS NOT NULL
          OR account.supplier_id IS NOT NULL AND account.supplier_id <> posting.supplier_id)))`,

  'a charge stands on one live invoice at most, as far as it says, and a live line is what its charges come to at most': `
    SELECT 'charge ' || charge.id || ' is ' || charge.invoice_stage || ' on '
      || coalesce(string_agg(invoice.number || ' ' || invoice.status, ', '), 'none') AS what
    FROM charges charge
    LEFT JOIN invoice_line_charges stands ON stands.charge_id = charge.id AND stands.live
    LEFT JOIN invoice_lines line ON line.id = stands.line_id
    LEFT JOIN invoices invoice ON invoice.id = line.invoice_id
    GROUP BY charge.id
    HAVING count(line.id) > 1 OR bool_or(NOT line.live) OR charge.invoice_stage <> coalesce(max(
      CASE WHEN invoice.id IS NULL THEN NULL WHEN invoice.status IN ('submitted', 'approved') THEN 'applied'
        WHEN invoice.status IN ('issued', 'delivered') THEN 'issued' ELSE 'over' END), 'open')
    UNION ALL
    SELECT 'line ' || line.id || ': ' || line.amount || ' of ' || coalesce(sum(charge.amount), 0)
    FROM invoice_lines line LEFT JOIN invoice_line_charges stands ON stands.line_id = line.id
    LEFT JOIN charges charge ON charge.id = stands.charge_id AND charge.order_id = line.order_id AND charge.amount > 0
    GROUP BY line.id HAVING line.amount > coalesce(sum(charge.amount), 0)
      OR line.live <> coalesce(bool_and(stands.live), false)`,

  'an invoice is the sum of its lines, and its red ones take off no more, sum by sum': `
    SELECT 'invoice ' || invoice.number AS what FROM invoices invoice
    LEFT JOIN invoice_lines line ON line.invoice_id = invoice.id
    GROUP BY invoice.id
    HAVING invoice.total <> coalesce(sum(line.amount), 0) OR invoice.gross <> sum(line.gross)
      OR invoice.net <> sum(line.net) OR invoice.tax <> sum(line.tax)
    UNION ALL
    SELECT 'line ' || line.id || ' is reversed by ' || coalesce(sum(off.amount), 0) FROM invoice_lines line
    LEFT JOIN invoice_red_lines off ON off.line_id = line.id LEFT JOIN invoice_reds red ON red.id = off.red_id
    GROUP BY line.id
    HAVING line.red_asked <> -coalesce(sum(off.amount), 0)
      OR line.red_issued <> -coalesce(sum(off.amount) FILTER (WHERE red.status = 'issued'), 0)
      OR line.gross + coalesce(sum(off.gross), 0) < 0 OR line.net + coalesce(sum(off.net), 0) < 0
      OR line.tax + coalesce(sum(off.tax), 0) < 0 OR line.site_tax + coalesce(sum(off.site_tax), 0) < 0
      OR line.red_asked = line.amount AND (line.gross + coalesce(sum(off.gross), 0) <> 0 OR line.site_tax + coalesce(sum(off.site_tax), 0) <> 0)`,

  'what an invoice owes the tax office is the tax of its lines, less what was reversed, in the site’s currency': `
    SELECT 'invoice ' || invoice.number || ' owes ' || posted.tax || ', not ' || lines.tax AS what FROM invoices invoice
    CROSS JOIN LATERAL (SELECT coalesce(sum(-entry.amount), 0) AS tax
      FROM ledger_postings posting JOIN ledger_entries entry ON entry.posting_id = posting.id
      WHERE posting.invoice_id = invoice.id AND entry.account_kind = 'tax_payable') posted
    CROSS JOIN LATERAL (SELECT coalesce(sum(line.site_tax + coalesce((SELECT sum(off.site_tax)
        FROM invoice_red_lines off JOIN invoice_reds red ON red.id = off.red_id
        WHERE off.line_id = line.id AND red.status = 'issued'), 0)), 0) AS tax
      FROM invoice_lines line WHERE line.invoice_id = invoice.id AND invoice.issued_at IS NOT NULL) lines
    WHERE posted.tax <> lines.tax OR invoice.out_currency = invoice.currency AND invoice.tax <> (
      SELECT sum(site_tax) FROM invoice_lines line WHERE line.invoice_id = invoice.id)
    UNION ALL
    SELECT 'entry ' || entry.id || ' for no invoice' FROM ledger_entries entry
    JOIN ledger_postings posting ON posting.id = entry.posting_id
    WHERE entry.account_kind = 'tax_payable' AND posting.invoice_id IS NULL`,

  'a posting is in the books of the company of its order, bill or invoice': `
    SELECT 'posting ' || posting.id || ' is of ' || posting.entity_id || ', not ' || document.entity_id AS what
    FROM ledger_postings posting
    CROSS JOIN LATERAL (
      SELECT entity_id FROM orders WHERE id = posting.order_id
      UNION ALL SELECT entity_id FROM bills WHERE id = posting.bill_id
      UNION ALL SELECT entity_id FROM invoices WHERE id = posting.invoice_id) document
    WHERE document.entity_id <> posting.entity_id`,

  'a bill has charges of its own company only': `
    SELECT 'charge ' || charge.id || ' of ' || charge.entity_id || ' on bill ' || bill.id AS what
    FROM charges charge JOIN bills bill ON bill.id = charge.bill_id WHERE charge.entity_id <> bill.entity_id`,

  'a set-off joins charges of one company': `
    SELECT 'set-off ' || pair.id AS what FROM charge_offsets pair
    JOIN charges credit ON credit.id = pair.credit_id JOIN charges debt ON debt.id = pair.debt_id
    WHERE credit.entity_id <> debt.entity_id`,

  'what each company is owed is its open charges and held orders': `
    SELECT 'company ' || entity_id || ', agency ' || agency_id || ' off by ' || sum(amount) AS what FROM (
      SELECT posting.entity_id, posting.agency_id, entry.amount FROM ledger_entries entry
      JOIN ledger_postings posting ON posting.id = entry.posting_id WHERE entry.account_kind = 'receivable'
      UNION ALL SELECT entity_id, agency_id, settled - amount FROM charges WHERE channel = 'credit'
      UNION ALL SELECT entity_id, agency_id, -total_price FROM orders
      WHERE pay_status = 'on_credit' AND order_status IN ('processing', 'confirmed', 'in_service', 'cancelling')
    ) side WHERE NOT EXISTS (
      -- Some tests post to the account directly, without a document.
      SELECT FROM ledger_postings bare JOIN ledger_entries entry ON entry.posting_id = bare.id
      WHERE bare.agency_id = side.agency_id AND entry.account_kind = 'receivable'
        AND num_nonnulls(bare.order_id, bare.bill_id) = 0)
    GROUP BY entity_id, agency_id HAVING sum(amount) <> 0`,

  'an order knows what of it stands on invoices': `
    SELECT 'order ' || orders.id || ': ' || orders.invoiced || ' of ' || coalesce(sum(line.amount - line.red_asked), 0) AS what
    FROM orders LEFT JOIN invoice_lines line ON line.order_id = orders.id AND line.live
    GROUP BY orders.id HAVING orders.invoiced <> coalesce(sum(line.amount - line.red_asked), 0)`,

  'our own numbers have no gaps, by seller and series': `
    SELECT 'series ' || series.series || ' of ' || series.entity_id || ': ' || series.last || ', given '
      || count(given.no) AS what
    FROM paper_series series LEFT JOIN (
      SELECT entity_id, kind AS series, series_no AS no FROM invoices WHERE series_no IS NOT NULL
      UNION ALL SELECT entity_id, 'credit_note', series_no FROM invoice_reds WHERE series_no IS NOT NULL
    ) given ON given.entity_id = series.entity_id AND given.series = series.series
    GROUP BY series.entity_id, series.series
    HAVING count(given.no) <> series.last OR max(given.no) <> series.last`,

  'every posting sums to zero in one currency': `
    SELECT 'posting ' || posting.id AS what FROM ledger_postings posting
    LEFT JOIN ledger_entries entry ON entry.posting_id = posting.id
    LEFT JOIN ledger_accounts account ON account.id = entry.account_id
    GROUP BY posting.id
    HAVING coalesce(sum(entry.amount), 1) <> 0 OR count(DISTINCT account.currency) <> 1`,

  'the whole ledger sums to zero in each currency': `
    SELECT currency || ' ' || sum(amount) AS what
    FROM ledger_entries JOIN ledger_accounts account ON account.id = account_id
    GROUP BY currency HAVING sum(amount) <> 0`,

  'every balance is the sum of its entries': `
    SELECT 'account ' || account.id || ': ' || account.balance || ' against ' || coalesce(sum(entry.amount), 0) AS what
    FROM ledger_accounts account LEFT JOIN ledger_entries entry ON entry.account_id = account.id
    WHERE account.agency_id IS NOT NULL
    GROUP BY account.id HAVING account.balance <> coalesce(sum(entry.amount), 0)`,

  'every entry of an agency starts where the one before ended': `
    SELECT 'entry ' || id AS what FROM (
      SELECT id, balance_before, lag(balance_after, 1, 0::bigint) OVER (PARTITION BY account_id ORDER BY id) AS former
      FROM ledger_entries WHERE account_kind IN ('deposit', 'receivable', 'order_hold')) chained
    WHERE balance_before IS DISTINCT FROM former`,

  'no entry of an agency lies in time before the one it follows': `
    SELECT 'entry ' || id AS what FROM (
      SELECT id, created_at, lag(created_at) OVER (PARTITION BY account_id ORDER BY id) AS former
      FROM ledger_entries WHERE account_kind IN ('deposit', 'receivable', 'order_hold')) timed
    WHERE created_at < former`,

  'a closed month is what its entries come to, and nothing lies in it that came later': `
    SELECT 'account ' || closing.account_id || ' in ' || month || ': ' || balance || ' against '
      || coalesce(sum(entry.amount), 0) AS what
    FROM month_closings closing LEFT JOIN ledger_entries entry
      ON entry.account_id = closing.account_id AND entry.created_at < closing.ends_at
    GROUP BY closing.account_id, month
    HAVING balance <> coalesce(sum(entry.amount), 0) OR last_entry_id <> coalesce(max(entry.id), 0)
    UNION ALL
    SELECT 'account ' || id || ' is closed before ' || closed_before FROM ledger_accounts account
    WHERE closed_before IS DISTINCT FROM (SELECT max(ends_at) FROM month_closings WHERE account_id = account.id)
    UNION ALL
    SELECT 'posting ' || posting.id FROM ledger_postings posting
    JOIN ledger_entries entry ON entry.posting_id = posting.id
    JOIN month_closings closing ON closing.account_id = entry.account_id AND entry.id > closing.last_entry_id
    WHERE posting.created_at < closing.ends_at`,

  'entries only touch accounts of their own agency or of the seller': `
    SELECT 'entry ' || entry.id AS what FROM ledger_entries entry
    JOIN ledger_postings posting ON posting.id = entry.posting_id
    JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE account.agency_id <> posting.agency_id OR account.kind <> entry.account_kind`,

  'the search knows each order as it is': `
    SELECT 'order ' || orders.id AS what FROM orders LEFT JOIN order_search search ON search.order_id = orders.id
    WHERE (search.agency_id, search.product, search.booked_by, search.order_status, search.created_at,
        search.service_start, search.tz) IS DISTINCT FROM
      (orders.agency_id, orders.product, orders.booked_by, orders.order_status, orders.created_at,
        orders.service_start, orders.tz)`,

  'no deposit is overdrawn': `
    SELECT 'account ' || id || ': ' || balance AS what FROM ledger_accounts
    WHERE kind IN ('deposit', 'order_hold') AND balance > 0`,

  'nothing is bought beyond the credit limit in force': `
    SELECT 'entry ' || id AS what FROM ledger_entries
    WHERE account_kind = 'receivable' AND amount > 0 AND NOT restores AND balance_after > limit_in_force`,

  'what is sold of a night is what orders hold of it': `
    WITH held AS (
      SELECT coalesce(line.room_type_id, stay.room_type_id) AS room_type_id, night::date AS night,
        sum(coalesce(line.rooms, stay.rooms)) AS rooms
      FROM hotel_orders stay LEFT JOIN hotel_order_lines line ON line.order_id = stay.order_id,
        generate_series(check_in, check_out - 1, interval '1 day') night
      WHERE holds_stock GROUP BY 1, 2
    ),
    stored AS (
      SELECT room_type_id, month + (at - 1)::int AS night, sold[at] AS rooms
      FROM room_months, generate_series(1, cardinality(sold)) at WHERE sold[at] > 0
    )
    SELECT 'room type ' || room_type_id || ' on ' || night || ': ' || coalesce(stored.rooms, 0) || ' sold, '
      || coalesce(held.rooms, 0) || ' held' AS what
    FROM held FULL JOIN stored USING (room_type_id, night)
    WHERE held.rooms IS DISTINCT FROM stored.rooms::bigint`,

  'no night has less than nothing left': `
    SELECT 'room type ' || room_type_id || ' in ' || month AS what FROM room_months
    WHERE 0 > ANY (units) OR 0 > ANY (sold)`,

  'ended orders hold no stock, living ones do, but for what is asked for or given by the hotel besides': `
    SELECT 'order ' || orders.id || ' is ' || order_status || ', holds_stock ' || holds_stock AS what
    FROM orders JOIN hotel_orders ON hotel_orders.order_id = orders.id
    LEFT JOIN order_offers offer ON offer.id = orders.offer_id
    WHERE holds_stock <> (order_status NOT IN ('offer_pending', 'cancelled', 'rejected', 'expired')
      AND coalesce(offer.from_stock, true))
      -- A replacement may come from the hotel itself instead of the allotment.
      AND NOT (NOT holds_stock AND EXISTS (
        SELECT FROM order_history WHERE order_id = orders.id AND event = 'replaceStay'))`,

  'an order waits with its newest offer, and what was accepted is what is sold': `
    SELECT 'order ' || orders.id AS what FROM orders
    WHERE offer_id IS DISTINCT FROM (SELECT max(id) FROM order_offers WHERE order_id = orders.id)
    UNION ALL
    SELECT 'order ' || orders.id FROM orders JOIN order_offers offer ON offer.id = orders.offer_id
    WHERE (offer.order_id, offer.total, offer.expires_at) <> (orders.id, offer_total, offer_until)
      OR EXISTS (SELECT FROM order_history WHERE order_id = orders.id AND event = 'acceptOffer')
        AND NOT EXISTS (SELECT FROM order_history WHERE order_id = orders.id AND event = 'changePrice')
        AND (orders.total_price, orders.policy) <> (offer.total, offer.policy)`,

  'nothing waits for its payment longer than it may be paid': `
    SELECT 'order ' || id || ' until ' || pay_by AS what FROM orders
    WHERE pay_by > cut_off`,

  'a ride closes at its start at the latest, and a stay on its day of arrival': `
    SELECT 'order ' || id || ' closes ' || cut_off AS what FROM orders
    WHERE cut_off > service_start
      AND (product <> 'hotel' OR (cut_off AT TIME ZONE tz)::date > (service_start AT TIME ZONE tz)::date)`,

  'lines of a stay whose rooms differ are its rooms and its price as booked': `
    SELECT 'order ' || stay.order_id || ': ' || sum(line.rooms) || ' rooms at ' || sum(line.price) AS what
    FROM hotel_orders stay JOIN hotel_order_lines line ON line.order_id = stay.order_id
    GROUP BY stay.order_id
    HAVING count(*) < 2 OR sum(line.rooms) <> stay.rooms
      OR jsonb_array_length(stay.sold_as -> 'roomLines') IS DISTINCT FROM count(*)
      OR min(line.room_type_id) FILTER (WHERE line.position = 1) <> stay.room_type_id
      OR sum(line.price) <> (SELECT sum(amount) FROM order_lines sold WHERE sold.order_id = stay.order_id
        AND sold.revision = (SELECT min(revision) FROM order_lines WHERE order_id = stay.order_id))
    UNION ALL
    SELECT 'order ' || order_id || ' has no lines' FROM hotel_orders stay
    WHERE sold_as -> 'roomLines' IS NOT NULL
      AND NOT EXISTS (SELECT FROM hotel_order_lines line WHERE line.order_id = stay.order_id)`,

  'a hotel order has its hotel part, and a used quote its one order': `
    SELECT 'order ' || orders.id AS what FROM orders
    WHERE product = 'hotel' AND NOT EXISTS (SELECT FROM hotel_orders part WHERE part.order_id = orders.id)
    UNION ALL
    SELECT 'order ' || order_id || ' of several quotes' FROM quotes
    WHERE order_id IS NOT NULL GROUP BY order_id HAVING count(*) > 1`,

  'what a receipt has gone to is what its postings moved, and what stands was never taken back': `
    WITH posted AS (
      SELECT posting.receipt_id AS id, -sum(entry.amount) AS amount
      FROM ledger_postings posting JOIN ledger_entries entry ON entry.posting_id = posting.id
      WHERE posting.receipt_id IS NOT NULL AND (entry.account_kind IN ('deposit', 'receivable')
        OR posting.bill_id IS NOT NULL AND entry.account_kind IN ('bad_debt', 'bank_charges', 'fx_difference')) GROUP BY 1
    ),
    standing AS (
      SELECT receipt_id AS id, sum(amount) AS amount FROM receipt_allocations WHERE reversed_at IS NULL GROUP BY 1
    )
    SELECT 'receipt ' || receipt.id || ': ' || allocated AS what
    FROM receipts receipt LEFT JOIN posted USING (id) LEFT JOIN standing USING (id)
    WHERE allocated <> coalesce(posted.amount, 0) OR allocated <> coalesce(standing.amount, 0)`,

  'a bill is paid by what its history says, and what rates and banks kept of it stands in the books': `
    SELECT 'bill ' || bills.id || ': ' || paid AS what FROM bills
    WHERE paid <> (SELECT coalesce(sum(CASE event WHEN 'paid' THEN amount ELSE -amount END), 0)
      FROM bill_events WHERE bill_id = bills.id AND event IN ('paid', 'unpaid'))
    UNION ALL
    SELECT 'payment ' || payment.id FROM bill_events payment LEFT JOIN ledger_entries entry USING (posting_id)
    WHERE payment.event = 'paid' GROUP BY payment.id
    HAVING fx_difference <> coalesce(sum(entry.amount) FILTER (WHERE account_kind = 'fx_difference'), 0)
      OR bank_charge <> coalesce(sum(entry.amount) FILTER (WHERE account_kind = 'bank_charges'), 0)
    UNION ALL
    SELECT 'payment ' || back.reverses || ' taken back' FROM bill_events back
    JOIN ledger_entries entry ON entry.posting_id IN (back.posting_id,
      (SELECT posting_id FROM bill_events WHERE id = back.reverses))
    WHERE back.reverses IS NOT NULL
    GROUP BY back.reverses, entry.account_kind HAVING sum(entry.amount) <> 0`,

  'a rate costs the seller something only where it was offered and the money arrived in time': `
    SELECT 'payment ' || event.id AS what FROM bill_events event
    JOIN ledger_postings posting ON posting.id = event.posting_id
    JOIN receipts receipt ON receipt.id = posting.receipt_id
    WHERE event.fx_difference <> 0 AND NOT EXISTS (SELECT FROM bill_offers offer
      WHERE offer.bill_id = event.bill_id AND offer.currency = receipt.currency
        AND receipt.received_on BETWEEN offer.offered_on AND offer.until)`,

  'a declared payment is matched by the one receipt that stands for it': `
    SELECT 'declaration ' || declared.id AS what FROM declared_payments declared
    LEFT JOIN receipts receipt ON receipt.declaration_id = declared.id AND receipt.reversed_at IS NULL
    WHERE (declared.status = 'matched') <> (receipt.id IS NOT NULL)`,

  'an order costs what its lines say': `
    SELECT 'order ' || orders.id AS what FROM orders LEFT JOIN order_lines line ON line.order_id = orders.id
      AND line.revision = (SELECT max(revision) FROM order_lines own WHERE own.order_id = orders.id)
    GROUP BY orders.id HAVING orders.total_price <> coalesce(sum(line.amount), 0)`,

  'a paid order was charged its price once, an unpaid one never': `
    SELECT 'order ' || orders.id || ' is ' || pay_status || ', charged ' || coalesce(paid.times, 0) || ' times' AS what
    FROM orders LEFT JOIN (
      SELECT posting.order_id, count(*) FILTER (WHERE posting.event = 'pay') AS times, sum(-entry.amount) AS amount
      FROM ledger_postings posting
      JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.account_kind = 'order_hold'
      WHERE posting.event IN ('pay', 'change') GROUP BY posting.order_id
    ) paid ON paid.order_id = orders.id
    WHERE (pay_status = 'unpaid') <> (paid.times IS NULL) OR paid.times > 1 OR paid.amount <> total_price`,

  'what went back is what the order says, never more than was paid': `
    SELECT 'order ' || orders.id || ' says ' || refund_money || ', ledger ' || coalesce(back.amount, 0) AS what
    FROM orders LEFT JOIN (
      SELECT posting.order_id, sum(-entry.amount) AS amount
      FROM ledger_postings posting
      JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.account_kind IN ('deposit', 'receivable')
      WHERE posting.event IN ('refund', 'cancel', 'reject', 'no_show', 'correct', 'goodwill', 'fee_waived')
      GROUP BY posting.order_id
    ) back ON back.order_id = orders.id
    WHERE refund_money <> coalesce(back.amount, 0) OR refund_money > total_price + adjustments`,

  'money is held for exactly the orders whose service is to come': `
    SELECT 'order ' || order_id || ' (' || order_status || ') holds ' || held AS what FROM (
      SELECT orders.id AS order_id, order_status, total_price, coalesce(sum(-entry.amount), 0) AS held
      FROM orders LEFT JOIN ledger_postings posting ON posting.order_id = orders.id
      LEFT JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.account_kind = 'order_hold'
      GROUP BY orders.id
    ) holding
    WHERE held <> CASE WHEN order_status IN ('processing', 'confirmed', 'in_service', 'cancelling') THEN total_price ELSE 0 END`,

  'every state was reached step by step': `
    WITH step AS (
      SELECT history.order_id, history.id, axis, path->>0 AS departed, path->>-1 AS reached,
        lag(path->>-1) OVER (PARTITION BY order_id, axis ORDER BY history.id) AS former,
        row_number() OVER (PARTITION BY order_id, axis ORDER BY history.id DESC) AS from_last,
        row_number() OVER (PARTITION BY order_id, axis ORDER BY history.id) AS from_first
      FROM order_history history, jsonb_each(history.moves) AS move (axis, path)
    )
    SELECT 'order ' || order_id || ': ' || axis || ' left ' || coalesce(departed, 'nothing') || ', was '
      || coalesce(former, 'nothing') AS what
    FROM step WHERE from_first > 1 AND departed IS DISTINCT FROM former
    UNION ALL
    SELECT 'order ' || orders.id || ' is ' || order_status || ', history says ' || coalesce(step.reached, 'nothing')
    FROM orders LEFT JOIN step ON step.order_id = orders.id AND axis = 'order_status' AND from_last = 1
    WHERE step.reached IS DISTINCT FROM orders.order_status
    UNION ALL
    SELECT 'order ' || orders.id || ': ' || axis || ' is ' || (to_jsonb(orders) ->> axis) || ', history says ' || reached
    FROM orders JOIN step ON step.order_id = orders.id AND from_last = 1
    WHERE to_jsonb(orders) ->> axis <> reached`,

  'no pool has more vehicles away at an instant than it can sell': `
    SELECT 'pool ' || pool.id || ' at ' || setting_off.from_at || ': ' || away.vehicles || ' of ' || fleet.vehicles AS what
    FROM vehicle_holds setting_off JOIN vehicle_pools pool ON pool.id = setting_off.pool_id,
      LATERAL (SELECT sum(vehicles) AS vehicles FROM vehicle_holds WHERE pool_id = pool.id AND active
        AND from_at <= setting_off.from_at AND to_at > setting_off.from_at) away,
      LATERAL (SELECT CASE WHEN count(*) = 0 THEN pool.units ELSE least(pool.units, count(*) FILTER (WHERE active)) END
        AS vehicles FROM vehicles WHERE pool_id = pool.id) fleet
    WHERE setting_off.active AND away.vehicles > fleet.vehicles`,

  'a ride lies within the time that its vehicle is held for': `
    SELECT 'ride ' || rides.id || ' is from ' || starts_at || ' to ' || ends_at || ', held from ' || from_at || ' to '
      || to_at AS what
    FROM rides JOIN vehicle_holds held ON held.order_id = rides.order_id
    WHERE rides.active AND held.active AND (starts_at < from_at OR ends_at > to_at)`,

  'a driven order has its part, its hold and a ride for each vehicle; what is asked for and what has ended hold nothing': `
    WITH part AS (
      SELECT order_id, 'car' AS product FROM car_orders
      UNION ALL SELECT order_id, 'airport' FROM transfer_orders
    )
    SELECT 'order ' || orders.id || ' is ' || order_status || coalesce(', ' || part.product, ', without part') || ', hold '
      || coalesce(held.active::text, 'missing') || ', ' || (SELECT count(*) FROM rides WHERE rides.order_id = orders.id) || ' rides' AS what
    FROM orders LEFT JOIN part ON part.order_id = orders.id AND part.product = orders.product
      LEFT JOIN vehicle_holds held ON held.order_id = orders.id
    WHERE orders.product IN ('car', 'airport') AND (part.order_id IS NULL
      OR coalesce(held.active, false) <> (order_status NOT IN ('offer_pending', 'cancelled', 'rejected', 'expired'))
      OR coalesce(held.vehicles, 0) <> (SELECT count(*) FROM rides WHERE rides.order_id = orders.id))`,

  'a ride is active until it is finished or its order has ended, and as far as its order lets it come': `
    SELECT 'ride ' || rides.id || ' is ' || status || ', active ' || active || ', order ' || order_id || ' is '
      || order_status AS what
    FROM rides JOIN orders ON orders.id = rides.order_id
    WHERE orders.id NOT IN (SELECT order_id FROM order_corrections WHERE status = 'done') AND (active <> (status <> 'finished' AND order_status NOT IN ('cancelled', 'rejected', 'expired', 'no_show'))
      OR (order_status IN ('offer_pending', 'pending_payment') AND status <> 'unassigned')
      OR (order_status NOT IN ('in_service', 'completed') AND status IN ('on_board', 'finished')
        -- One of its vehicles was driven, another never came.
        AND NOT EXISTS (SELECT FROM order_history WHERE order_id = orders.id AND event = 'unserved')))
    UNION ALL
    SELECT 'order ' || orders.id || ' is in service, nobody is on board' FROM orders
    WHERE order_status = 'in_service' AND EXISTS (SELECT FROM rides WHERE order_id = orders.id)
      AND NOT EXISTS (SELECT FROM rides WHERE order_id = orders.id AND status IN ('on_board', 'finished'))`,

  'no driver and no vehicle is in two places at once': `
    SELECT 'rides ' || one.id || ' and ' || other.id AS what FROM rides one
    JOIN rides other ON other.id > one.id AND other.active
      AND (other.driver_id = one.driver_id OR other.vehicle_id = one.vehicle_id)
      AND other.starts_at < one.ends_at AND other.ends_at > one.starts_at
    WHERE one.active`,

  'every ride came to where it is step by step': `
    WITH step AS (
      SELECT *, lag(to_status, 1, 'unassigned') OVER (PARTITION BY ride_id ORDER BY id) AS former,
        row_number() OVER (PARTITION BY ride_id ORDER BY id DESC) AS from_last
      FROM ride_history
    )
    SELECT 'ride ' || ride_id || ': ' || event || ' left ' || from_status || ', was ' || former AS what
    FROM step WHERE from_status <> former
    UNION ALL
    SELECT 'ride ' || rides.id || ' is ' || status || ', history says ' || coalesce(to_status, 'nothing')
    FROM rides LEFT JOIN step ON ride_id = rides.id AND from_last = 1
    WHERE status <> coalesce(to_status, 'unassigned') OR rides.driver_id IS DISTINCT FROM step.driver_id
      OR rides.vehicle_id IS DISTINCT FROM step.vehicle_id`,

  'an order is charged after its service what was confirmed, once': `
    SELECT 'order ' || orders.id || ' says ' || adjustments || ', confirmed ' || coalesce(charged.amount, 0)
      || ', posted ' || coalesce(posted.amount, 0) AS what
    FROM orders LEFT JOIN (
      SELECT order_id, sum(amount) AS amount FROM order_adjustments WHERE status = 'confirmed' GROUP BY order_id
    ) charged ON charged.order_id = orders.id
    LEFT JOIN (
      SELECT posting.order_id, sum(entry.amount) AS amount FROM ledger_postings posting
      JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.account_kind IN ('deposit', 'receivable')
      WHERE posting.event = 'adjustment' GROUP BY posting.order_id
    ) posted ON posted.order_id = orders.id
    WHERE adjustments <> coalesce(charged.amount, 0) OR adjustments <> coalesce(posted.amount, 0)`,

  'what is earned of an order or given back has its charge': `
    SELECT 'posting ' || coalesce(earned.posting_id, charged.posting_id) || ' earns ' || coalesce(earned.amount, 0)
      || ', charges ' || coalesce(charged.amount, 0) AS what
    FROM (
      SELECT posting.id AS posting_id, -sum(entry.amount) AS amount FROM ledger_postings posting
      JOIN ledger_entries entry ON entry.posting_id = posting.id
        AND entry.account_kind IN ('sales', 'sales_returns', 'penalty_income')
      WHERE posting.order_id IS NOT NULL GROUP BY posting.id
    ) earned
    FULL JOIN (SELECT posting_id, sum(amount) AS amount FROM charges GROUP BY posting_id) charged USING (posting_id)
    WHERE coalesce(earned.amount, 0) <> coalesce(charged.amount, 0)`,

  'an order comes to the sum of its charges once it is over': `
    SELECT 'order ' || orders.id || ' is ' || order_status || ', charged ' || coalesce(charged.amount, 0) AS what
    FROM orders LEFT JOIN (
      SELECT order_id, sum(amount) AS amount FROM charges GROUP BY order_id
    ) charged ON charged.order_id = orders.id
    WHERE coalesce(charged.amount, 0) <> CASE
      WHEN pay_channel IS NULL THEN 0
      WHEN order_status IN ('processing', 'confirmed', 'in_service', 'cancelling') THEN adjustments
      ELSE total_price + adjustments - refund_money END`,

  'an agency owes what its orders hold on credit and what of its charges is not settled': `
    SELECT 'agency ' || account.agency_id || ' owes ' || balance || ', holds ' || coalesce(held.amount, 0)
      || ', charged ' || coalesce(charged.amount, 0) AS what
    FROM ledger_accounts account
    LEFT JOIN (
      SELECT agency_id, sum(total_price) AS amount FROM orders
      WHERE pay_channel = 'credit' AND order_status IN ('processing', 'confirmed', 'in_service', 'cancelling')
      GROUP BY agency_id
    ) held ON held.agency_id = account.agency_id
    LEFT JOIN (
      SELECT agency_id, sum(amount - settled) AS amount FROM charges GROUP BY agency_id
    ) charged ON charged.agency_id = account.agency_id
    WHERE account.kind = 'receivable'
      AND account.balance <> coalesce(held.amount, 0) + coalesce(charged.amount, 0)
      -- Tests of the ledger alone post without orders.
      AND NOT EXISTS (
        SELECT FROM ledger_postings posting JOIN ledger_entries entry ON entry.posting_id = posting.id
        WHERE posting.agency_id = account.agency_id AND entry.account_kind = 'receivable'
          AND posting.event = 'test')`,

  'the exposure of an agency, part by part, is its receivable, and never less than nothing': `
    SELECT 'agency ' || account.agency_id || ' owes ' || balance || ', its parts ' || coalesce(parts.amount, 0) AS what
    FROM ledger_accounts account
    LEFT JOIN (SELECT agency_id, sum(amount) AS amount FROM exposure_parts GROUP BY agency_id) parts
      ON parts.agency_id = account.agency_id
    WHERE account.kind = 'receivable' AND (balance <> coalesce(parts.amount, 0) OR balance < 0)
      -- Tests of the ledger alone post without orders.
      AND NOT EXISTS (
        SELECT FROM ledger_postings posting JOIN ledger_entries entry ON entry.posting_id = posting.id
        WHERE posting.agency_id = account.agency_id AND entry.account_kind = 'receivable'
          AND posting.event = 'test')`,

  'what is given back pays what is owed at once: it waits only for the held price of its order': `
    SELECT 'charge ' || credit.id || ' of order ' || orders.id || ', ' || order_status AS what
    FROM charges credit JOIN orders ON orders.id = credit.order_id
    WHERE credit.channel = 'credit' AND credit.amount < 0 AND credit.settled <> credit.amount
      AND (orders.pay_channel <> 'credit' OR order_status NOT IN ('processing', 'confirmed', 'in_service', 'cancelling')
        OR EXISTS (SELECT FROM charges debt WHERE debt.agency_id = credit.agency_id AND debt.channel = 'credit'
          AND debt.amount > 0 AND debt.settled <> debt.amount AND debt.stage <> 'disputed'))
    UNION ALL
    SELECT 'bill ' || bills.id || ' was lowered by ' || bills.given_back || ', its lines by ' || sum(line.given_back)
    FROM bills JOIN bill_lines line ON line.bill_id = bills.id AND line.state = 'billed'
    GROUP BY bills.id HAVING bills.given_back <> sum(line.given_back)`,

  'a bill owes what the charges on it owe, and falls due with the first of them': `
    SELECT 'bill ' || bills.number || ' owes ' || bills.total - paid - bills.given_back - written_off || ', its charges '
      || coalesce(sum(charge.amount - charge.settled), 0) AS what
    FROM bills LEFT JOIN bill_lines line ON line.bill_id = bills.id AND line.state = 'billed'
    LEFT JOIN charges charge ON charge.id = line.charge_id
    WHERE bills.status IN ('submitted', 'confirmed', 'part_paid')
    GROUP BY bills.id
    HAVING bills.total - paid - bills.given_back - written_off <> coalesce(sum(charge.amount - charge.settled), 0)
      OR bills.status <> 'submitted' AND bills.due_on IS DISTINCT FROM min(charge.due_on)`,

  "a user's points are what their entries add up to, each from where the one before ended": `
    SELECT 'user ' || users.id || ' has ' || score || ', entries say ' || coalesce(sum(amount), 0) AS what
    FROM users LEFT JOIN point_entries entry ON entry.user_id = users.id
    GROUP BY users.id HAVING score <> coalesce(sum(amount), 0)
    UNION ALL
    SELECT 'point entry ' || id FROM (
      SELECT id, before, lag(after, 1, 0::bigint) OVER (PARTITION BY user_id ORDER BY id) AS former
      FROM point_entries) chained
    WHERE before <> former`,

  'points are earned by who booked, on completed orders': `
    SELECT 'points of order ' || orders.id || ', ' || order_status || ': ' || sum(amount) AS what
    FROM point_entries entry JOIN orders ON orders.id = entry.order_id
    GROUP BY orders.id
    HAVING (order_status <> 'completed' AND sum(amount) <> 0) OR bool_or(booked_by <> entry.user_id)`,

  'what waits for the staff is not over, and has somebody whose it is and a time': `
    SELECT 'order ' || id || ' is ' || order_status || ', waits for ' || needs_review AS what FROM orders
    WHERE needs_review IS NOT NULL
      AND (order_status NOT IN ('offer_pending', 'processing', 'confirmed', 'in_service', 'cancelling')
        OR review_queue IS NULL OR review_due <= review_since)`,

  'what a supplier is to answer is asked, and nothing of an own order': `
    SELECT 'order ' || orders.id || ' is ' || order_status AS what FROM orders
    WHERE orders.supplier IS NOT NULL AND (
      order_status = 'processing' AND NOT EXISTS (SELECT FROM supplier_requests asked
        WHERE asked.order_id = orders.id AND kind = 'book' AND state <> 'done')
      OR order_status = 'cancelling' AND NOT EXISTS (SELECT FROM supplier_requests asked
        WHERE asked.order_id = orders.id AND kind = 'cancel' AND state <> 'done'))
    UNION ALL
    SELECT 'order ' || orders.id || ' is our own' FROM supplier_requests asked JOIN orders ON orders.id = asked.order_id
    WHERE orders.supplier IS NULL`,

  'the clock earns only what was served': `
    SELECT 'order ' || orders.id AS what FROM orders
    LEFT JOIN hotel_orders stay ON stay.order_id = orders.id LEFT JOIN hotels ON hotels.id = stay.hotel_id
    WHERE order_status = 'completed'
      AND EXISTS (SELECT FROM order_history WHERE order_id = orders.id AND event = 'complete' AND actor = 'timer')
      AND (EXISTS (SELECT FROM rides WHERE order_id = orders.id AND status NOT IN ('on_board', 'finished'))
        OR stay.confirmation_code = '' AND NOT hotels.is_trusted
          AND NOT EXISTS (SELECT FROM hotel_notices notice WHERE notice.order_id = orders.id AND notice.is_current
            AND notice.answer = 'acknowledged' AND notice.kind <> 'cancellation')
          AND NOT EXISTS (SELECT FROM order_history WHERE order_id = orders.id AND event = 'checkIn'))`,

  'an article that an agency has bought was paid for once, at its price': `
    SELECT 'article ' || coalesce(bought.key, paid.key) || ' costs ' || coalesce(bought.price, 0) || ', paid '
      || coalesce(paid.amount, 0) AS what
    FROM (
      SELECT 'article:' || agency_id || ':' || article_id AS key, price FROM article_orders
    ) bought
    FULL JOIN (
      SELECT posting.idempotency_key AS key, entry.amount FROM ledger_postings posting
      JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.account_kind = 'deposit'
      WHERE posting.event = 'article'
    ) paid USING (key)
    WHERE bought.price IS DISTINCT FROM paid.amount`,

  'an article counts who likes it, who keeps it, and what is said of it for readers': `
    SELECT 'article ' || id || ': ' || likes || ', ' || favourites || ', ' || comments AS what FROM articles
    WHERE likes <> (SELECT count(*) FROM article_likes WHERE article_id = articles.id)
      OR favourites <> (SELECT count(*) FROM favourites WHERE kind = 'article' AND target_id = articles.id)
      OR comments <> (SELECT count(*) FROM article_comments
        WHERE article_id = articles.id AND status = 'published' AND deleted_at IS NULL)`,

  'ledger and history can only grow': `
    SELECT wanted || ' of ' || table_name AS what
    FROM (VALUES ('ledger_postings', 'ledger_postings_immutable'), ('ledger_entries', 'ledger_entries_immutable'),
      ('charges', 'charges_same'), ('charges', 'charges_kept'),
      ('order_history', 'order_history_immutable'), ('article_orders', 'article_orders_immutable'),
      ('ride_history', 'ride_history_immutable'), ('point_entries', 'point_entries_immutable'),
      ('ledger_postings', 'ledger_postings_kept'), ('ledger_entries', 'ledger_entries_kept'),
      ('order_history', 'order_history_kept'), ('ride_history', 'ride_history_kept'),
      ('point_entries', 'point_entries_kept'), ('month_closings', 'month_closings_kept'),
      ('closed_months', 'closed_months_kept'), ('ledger_accounts', 'ledger_accounts_stay_closed'), ('ledger_entries', 'ledger_entries_added'),
      ('ledger_accounts', 'ledger_accounts_moved'), ('ledger_postings', 'ledger_postings_balance')) rule (table_name, wanted)
    WHERE NOT EXISTS (
      SELECT FROM pg_trigger WHERE tgname = wanted AND tgrelid = table_name::regclass AND tgenabled IN ('O', 'A'))`,
};

/**
 * All rules as one function of the test database. They run after each of hundreds of tests, and planning them
 * takes many times as long as running them.
 */
export const invariantsFunction = `
  CREATE FUNCTION test_invariants() RETURNS TABLE (broken text, place text) LANGUAGE plpgsql AS $$
  BEGIN
    ${Object.entries(rules)
      .map(
        ([rule, query]) =>
          `RETURN QUERY SELECT $rule$${rule}$rule$::text, breach.what::text FROM (${query}) breach;`,
      )
      .join('\n    ')}
  END $$`;
