import type { BillDetail, showBill as endpoint, WithholdingCertificate } from '@serai/contract/billing/bills';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { PermissionNode } from '@serai/contract/permissions';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ChargeRow } from '../charges/charges.ts';
import { findEntity } from '../contracts/contracts.ts';
import { findListedBill, type ListedBill } from './bill-list-store.ts';
import { type EventRow, listLines, openOf } from './bill-store.ts';
import { type CertificateRow, listCertificates } from './certificate-store.ts';
import { describeCharges } from './describe-charges.ts';
import { listOffers } from './offer-store.ts';
import { presentBill } from './present-bill.ts';

/** Shows a bill of the caller's agency with its lines and history; another agency's is `not_found`. */
export async function showBill(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId, nodes } = memberOf(call);
  const bill = await findListedBill(db, call.input.id, agencyId);
  if (!bill) throw new AppError('not_found');
  return {
    bill: presentBill(bill, call.now),
    ...(await describeBill(db, bill, call)),
    actions: actionsOf(bill, nodes, call.now),
  };
}

/** Details of a bill besides its figures, in a language. Only staff see which of them acted. */
export async function describeBill(
  db: Db,
  bill: ListedBill,
  { lang, now, isForStaff = false }: { lang: Lang; now: Date; isForStaff?: boolean },
): Promise<Pick<BillDetail, 'seller' | 'lines' | 'history' | 'withholdings' | 'offers'>> {
  const entity = (await findEntity(db, bill.entity_id))!;
  return {
    seller: { name: inLanguage(lang, { zh: entity.name_zh, en: entity.name_en }), bank: entity.bank },
    lines: await describeLines(db, bill, lang),
    history: (await listEvents(db, bill.id)).map((event) => presentEvent(event, bill.currency, isForStaff)),
    withholdings: (await listCertificates(db, bill.id)).map((row) => presentCertificate(row, bill.currency)),
    offers: await listOffers(db, bill, now),
  };
}

async function describeLines(db: Db, bill: ListedBill, lang: Lang): Promise<BillDetail['lines']> {
  const lines = await listLines(db, [bill.id]);
  const { rows: charges } = await sql<ChargeRow>`
    SELECT * FROM charges WHERE id = ANY(${lines.map(({ charge_id }) => charge_id)}::bigint[])`.execute(db);
  const byId = new Map(charges.map((charge) => [charge.id, charge]));
  const describe = await describeCharges(db, charges, lang);
  const { currency } = bill;
  return lines.map(({ id, charge_id, amount, given_back, state, reason, answer, answer_by }) => {
    const charge = byId.get(charge_id)!;
    // Excludes what was settled before this bill.
    const settled = state === 'billed' ? charge.settled - (charge.amount - amount) : 0;
    return {
      id,
      ...describe(charge),
      amount: { amount, currency },
      given_back: { amount: given_back, currency },
      settled: { amount: settled, currency },
      due_on: charge.due_on,
      state,
      reason,
      answer,
      answer_by: answer_by && toSeconds(answer_by),
    };
  });
}

function presentCertificate(
  { id, number, dated, base, rate_bp, amount, recorded_at, taken_back_at }: CertificateRow,
  currency: string,
): WithholdingCertificate {
  return {
    id,
    number,
    dated,
    rate_bp,
    base: { amount: base, currency },
    amount: { amount, currency },
    recorded_at: toSeconds(recorded_at),
    taken_back_at: taken_back_at && toSeconds(taken_back_at),
  };
}

type ShownEvent = EventRow & { user: string | null; role: string | null };

async function listEvents(db: Db, billId: number): Promise<ShownEvent[]> {
  const { rows } = await sql<ShownEvent>`
    SELECT event.*, users.nickname AS user, users.role FROM bill_events event
    LEFT JOIN users ON users.id = event.user_id
    WHERE event.bill_id = ${billId} ORDER BY event.id`.execute(db);
  return rows;
}

/** Presents an event; agencies do not see which staff member acted. */
function presentEvent(row: ShownEvent, currency: string, isForStaff: boolean): BillDetail['history'][number] {
  const by = row.user_id === null ? 'clock' : row.role === 'operator' ? 'seller' : 'member';
  return {
    event: row.event,
    at: toSeconds(row.at),
    user: by === 'member' || isForStaff ? (row.user ?? '') : '',
    by,
    amount: row.amount === null ? null : { amount: row.amount, currency },
    source: row.source,
    bank_charge: { amount: row.bank_charge, currency },
    fx_difference: { amount: row.fx_difference, currency },
    note: row.note,
  };
}

function actionsOf(bill: ListedBill, nodes: ReadonlySet<PermissionNode>, now: Date): BillDetail['actions'] {
  const isWhole = (bill.status === 'submitted' || bill.status === 'confirmed') && bill.written_off === 0;
  const isDisputable = isWhole && (bill.due_on === null || localDate(now.getTime(), bill.tz) <= bill.due_on);
  const possible = {
    pay: openOf(bill) > 0 && nodes.has('/user/bill/details/pay'),
    withdraw: bill.status === 'submitted' && nodes.has('/user/bill/details/withdraw'),
    dispute: isDisputable && nodes.has('/user/bill/details/withdraw'),
    export: nodes.has('/user/bill/details/export'),
  };
  return (['pay', 'withdraw', 'dispute', 'export'] as const).filter((action) => possible[action]);
}
