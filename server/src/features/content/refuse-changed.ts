import { AppError } from '../../platform/http/app-error.ts';

/** Refuses to go on from what somebody has saved over meanwhile. */
export function refuseChanged({ revision }: { revision: number }, opened: number | undefined): void {
  if (revision !== opened) throw new AppError('content_changed', { data: { revision } });
}
