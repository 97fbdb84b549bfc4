import type { DispatchEvent } from '@serai/contract/vehicles/dispatch';
import type { DispatchStatus } from '@serai/contract/vehicles/vehicles';
import { dispatch as en } from '@serai/phrases/en/dispatch';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { dispatch as zh } from '@serai/phrases/zh/dispatch';
import { decideDispatch } from '../../domain/dispatch.ts';
import type { Actor } from '../../domain/order-facts.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Next state of a ride after an event; throws `ride_wrong_state` if the event is not allowed. */
export function decideRide(
  status: DispatchStatus,
  event: DispatchEvent,
  { actor, lang }: { actor: Actor; lang: Lang },
): DispatchStatus {
  const to = decideDispatch(status, event, actor);
  if (to) return to;
  throw wrongRideState(status, lang);
}

/** Refusal of an event in a ride's current state; names the state. */
export function wrongRideState(status: DispatchStatus, lang: Lang): AppError {
  const names = inLanguage(lang, { zh, en });
  return new AppError('ride_wrong_state', { facts: { status: names[status] }, data: { status } });
}
