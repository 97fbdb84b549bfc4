import type { DispatchEvent } from '@serai/contract/dispatch';
import type { DispatchStatus } from '@serai/contract/vehicles';
import { dispatch as en } from '@serai/phrases/en/dispatch';
import type { Lang } from '@serai/phrases/lang';
import { dispatch as zh } from '@serai/phrases/zh/dispatch';
import { decideDispatch } from '../../domain/dispatch.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Where an operator's event takes a ride; `ride_wrong_state`, naming the state in words, where it may not happen. */
export function decideRide(status: DispatchStatus, event: DispatchEvent, lang: Lang): DispatchStatus {
  const to = decideDispatch(status, event, 'operator');
  if (to) return to;
  const names = lang === 'en' ? en : zh;
  throw new AppError('ride_wrong_state', { facts: { status: names[status] }, data: { status } });
}
