import type { NoticeView } from '@serai/contract/hotels/notices';

/** Properties common to the answer forms. */
export interface AnswerProps {
  notice: NoticeView;
  /** The link's. */
  token: string;
  onAnswered: (notice: NoticeView) => void;
  /** A newer notice was sent after this one was read. */
  onOutdated: () => void;
}
