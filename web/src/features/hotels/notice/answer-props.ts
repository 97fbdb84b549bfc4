import type { NoticeView } from '@serai/contract/hotel-notices';

/** What the forms of an answer share. */
export interface AnswerProps {
  notice: NoticeView;
  /** The link's. */
  token: string;
  onAnswered: (notice: NoticeView) => void;
  /** Another notice has come since this one was read. */
  onOutdated: () => void;
}
