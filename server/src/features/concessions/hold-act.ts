import type { Endpoint } from '@serai/contract/endpoint';
import { concessionWords as en } from '@serai/phrases/en/concessions';
import type { Lang } from '@serai/phrases/lang';
import { concessionWords as zh } from '@serai/phrases/zh/concessions';
import type { Db, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { notifyStaff } from '../messages/messages.ts';
import type { Concession, NeedsSecondPerson } from './concession.ts';
import {
  type ConcessionRow,
  findConcessionByKey,
  hasOpenRequest,
  insertConcession,
  rowOf,
} from './concession-store.ts';
import { hasSecondPerson } from './second-people.ts';

const hourMs = 3_600_000;
/** How long a request waits for a second person before it lapses. */
const lapseMs = 72 * hourMs;
/** Delay before a change by the only administrator takes effect, unless a member of staff rejects it. */
const objectionMs = 24 * hourMs;

/** The call, with its caller, that is repeated once its act is approved. */
export interface HeldCall {
  endpoint: Endpoint;
  input: unknown;
  key: string | undefined;
  lang: Lang;
  operator: { userId: number; nickname: string };
  now: Date;
}

/**
 * Stores an act that needs a second person, and notifies the deciders. A repeated call finds its request again;
 * another request about the same object is refused with `second_person_open`.
 */
export async function holdAct(
  trx: Trx,
  { concession, needs }: NeedsSecondPerson,
  { endpoint, input, key, lang, operator, now }: HeldCall,
): Promise<ConcessionRow> {
  const { userId, nickname } = operator;
  const { path } = endpoint;
  const known = key && (await findConcessionByKey(trx, { askedBy: userId, call: path, key }));
  if (known) return known;
  await refuseSecondRequest(trx, path, concession.on);
  const isAlone = needs === 'administrator' && !(await hasSecondPerson(trx, { askedBy: userId, needs }));
  const at = new Date(now.getTime() + (isAlone ? objectionMs : lapseMs));
  const held = await insertConcession(trx, {
    ...rowOf(concession, { userId, now }),
    needs,
    status: 'asked',
    due_at: isAlone ? null : at,
    effective_at: isAlone ? at : null,
    call: path,
    input: JSON.stringify(input),
    lang,
    call_key: key ?? null,
  });
  // A concurrent call has stored one since the check.
  if (!held) throw new AppError('second_person_open');
  await notifyDeciders(trx, held, nickname);
  return held;
}

/** Refuses a request of a call about an object while another one waits for a second person. */
export async function refuseSecondRequest(
  db: Db | Trx,
  call: string,
  on: Pick<Concession['on'], 'kind' | 'name'>,
): Promise<void> {
  if (await hasOpenRequest(db, call, on)) throw new AppError('second_person_open');
}

async function notifyDeciders(trx: Trx, held: ConcessionRow, askedBy: string): Promise<void> {
  const { kind, amount, currency, object_name, reason, needs, effective_at, asked_at: now } = held;
  const facts = {
    what_zh: zh[kind],
    what_en: en[kind],
    name: object_name || '—',
    asked_by: askedBy,
    reason: reason || '—',
    amount: amount === null ? '—' : { amount, currency },
    id: held.id,
    link: '/console/secondPerson',
  };
  const queue = needs === 'colleague' ? 'finance' : 'administrator';
  if (effective_at === null) {
    await notifyStaff(trx, { queue, event: 'second_person_asked', about: 'secondPerson', facts, now });
  } else {
    const until = `${effective_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    await notifyStaff(trx, {
      queue: 'everybody',
      event: 'second_person_waived',
      facts: { ...facts, until },
      now,
    });
  }
}
