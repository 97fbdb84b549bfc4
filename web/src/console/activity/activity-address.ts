import { actionObjects } from '@serai/contract/staff/activity-objects';
import type { QueryOf } from '../../platform/api/calls.ts';
import { addDays } from '../../platform/format/civil-days.ts';

/** Filter in the page's address; empty texts for no filter. */
export interface ActivityFilter {
  person: string;
  kind: string;
  name: string;
  /** A civil date where the reader is. */
  day: string;
}

export function readFilter(params: URLSearchParams): ActivityFilter {
  const text = (key: string) => params.get(key)?.trim() ?? '';
  return {
    person: /^[1-9]\d{0,14}$/.test(text('person')) ? text('person') : '',
    kind: actionObjects.find((one) => one === text('kind')) ?? '',
    name: text('name').slice(0, 120),
    day: startOf(text('day')) === null ? '' : text('day'),
  };
}

export function writeFilter(filter: ActivityFilter, cursor?: string): URLSearchParams {
  const asked = Object.entries({ ...filter, cursor: cursor ?? '' }).filter(([, value]) => value !== '');
  return new URLSearchParams(asked);
}

/** Returns the query of the call: a day starts and ends in the reader's zone. */
export function queryOf(filter: ActivityFilter, cursor: string | null): QueryOf<'console/activity/list'> {
  const { person, kind, name, day } = filter;
  return {
    operator_id: person === '' ? null : Number(person),
    object_kind: actionObjects.find((one) => one === kind) ?? null,
    object_name: name === '' ? null : name,
    from: startOf(day),
    to: day === '' ? null : startOf(addDays(day, 1)),
    cursor,
  };
}

/** Start of a day in the reader's time zone, unix seconds; null if it is not a day. */
function startOf(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const at = new Date(`${day}T00:00:00`).getTime() / 1000;
  return Number.isFinite(at) && at >= 0 ? at : null;
}
