import type { NoticeState } from '@serai/contract/hotels/movement-kinds';
import type { MovementRow } from './movement-list.ts';

/** State of the hotel's newest notice. */
export function noticeOf({ notice_id, answer }: Pick<MovementRow, 'notice_id' | 'answer'>): NoticeState {
  if (notice_id === null) return 'none';
  return answer ?? 'waiting';
}
