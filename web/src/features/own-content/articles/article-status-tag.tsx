import type { ArticleStatus } from '@serai/contract/content/article-states';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

const tones: Record<ArticleStatus, Tone> = {
  draft: 'neutral',
  unaudited: 'amber',
  published: 'jade',
  refused: 'lacquer',
  offline: 'neutral',
};

/** State of the member's article. */
export function ArticleStatusTag({ status }: { status: ArticleStatus }) {
  const t = usePhrases('own-content');
  return <StatusTag tone={tones[status]}>{t(`status_${status}`)}</StatusTag>;
}
