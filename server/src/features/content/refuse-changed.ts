import { AppError } from '../../platform/http/app-error.ts';

/** Refuses to save over a revision that another user has saved in the meantime. */
export function refuseChanged({ revision }: { revision: number }, opened: number | undefined): void {
  if (revision !== opened) throw new AppError('content_changed', { data: { revision } });
}
