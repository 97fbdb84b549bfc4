import type { DueRow, listDue as endpoint } from '@serai/contract/accounts/due';
import { type DueKind, maxDue } from '@serai/contract/accounts/due-kinds';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage } from '@serai/phrases/lang';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { seesNetPrices } from '../permissions/permissions.ts';
import { byDue, type DueEntry, type DueSource } from './due-source.ts';

type DueCall = Call<typeof endpoint>;

/** Lists what waits for the caller, the first due first, with the number of each kind. */
export async function listDue(
  db: Db,
  sources: readonly DueSource[],
  call: DueCall,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const wanted = call.input.kind;
  const counts: { kind: DueKind; count: number }[] = [];
  const found: { kind: DueKind; entry: DueEntry }[] = [];
  // One after the other, so that a call takes one connection.
  for (const { kind, read } of sources) {
    const { entries, count } = await read(db, { member, now: call.now });
    if (count > 0) counts.push({ kind, count });
    if (wanted === undefined || wanted === kind) found.push(...entries.map((entry) => ({ kind, entry })));
  }
  const first = found.sort((one, other) => byDue(one.entry, other.entry)).slice(0, maxDue);
  const tz = await findZone(db, member.agencyId);
  return { counts, list: first.map(({ kind, entry }) => presentDue(kind, entry, tz, call)) };
}

function presentDue(kind: DueKind, entry: DueEntry, agencyTz: string, call: DueCall): DueRow {
  const { id, amount, currency, due, title_zh, title_en } = entry;
  const showsSum = amount !== null && seesNetPrices(call.caller);
  return {
    id: `${kind}-${id}`,
    kind,
    action: entry.action,
    object_id: id,
    order_id: entry.order_id,
    product: entry.product,
    number: entry.number,
    title: inLanguage(call.lang, { zh: title_zh, en: title_en }),
    guest: entry.guest,
    other_guests: entry.other_guests,
    due: due && toSeconds(due),
    tz: entry.tz ?? agencyTz,
    sum: showsSum ? { amount, currency } : null,
  };
}

async function findZone(db: Db, agencyId: number): Promise<string> {
  const agencies = db.selectFrom('agencies').select('tz').where('id', '=', agencyId);
  return (await agencies.executeTakeFirstOrThrow()).tz;
}
