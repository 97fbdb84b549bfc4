import type { ArticleRow } from '@serai/contract/content/articles';
import { Tag } from '@serai/ui/tag';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Shows that an article has a price; renders nothing for a free one. */
export function PaidTag({ price }: { price: ArticleRow['price'] }) {
  const t = usePhrases('content');
  const money = useMoney();
  if (!price) return null;
  return <Tag tone="amber">{`${t('paid')} ${money.text(price)}`}</Tag>;
}
