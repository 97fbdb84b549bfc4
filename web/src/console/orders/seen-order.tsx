import type { OrderChange } from '@serai/contract/orders/history';
import { type ReactNode, useState } from 'react';
import { useOrderPhrases } from '../../features/orders/views/service-words.ts';
import { storyPhrase } from '../../features/orders/views/story-phrases.ts';
import { type Api, ApiFailure } from '../../platform/api/api.ts';
import { AppProvider, useApp } from '../../platform/app.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { markStale } from '../../platform/query/held-cache.ts';
import type { DeskReply } from './actions/action-form.ts';

interface Props {
  reply: DeskReply;
  /** `seenRows`: number of history rows that the reader had seen before the refusal; null if there was none. */
  children: (seenRows: number | null) => ReactNode;
}

/**
 * Sends the version of the shown order with every change made inside. If another person has changed the order since, the
 * server refuses the change; the message names these changes, and the order is read again.
 */
export function SeenOrder({ reply, children }: Props) {
  const app = useApp();
  const describe = useChangesText();
  const [seenRows, setSeenRows] = useState<number | null>(null);
  const seen = `order-${reply.order.id}-${reply.version}`;

  async function watch<Reply>(sent: Promise<Reply>): Promise<Reply> {
    try {
      const answer = await sent;
      setSeenRows(null);
      return answer;
    } catch (cause) {
      if (!(cause instanceof ApiFailure) || cause.reason !== 'order_changed') throw cause;
      setSeenRows(reply.history.length);
      markStale(['console/order/detail']);
      throw new ApiFailure(describe(cause), cause.code, cause.data, cause.status);
    }
  }

  const api: Api = {
    ...app.api,
    post: (path, body, options) => watch(app.api.post(path, body, { ...options, seen })),
    command: (path, body, key, options) => watch(app.api.command(path, body, key, { ...options, seen })),
  };
  return <AppProvider app={{ ...app, api }}>{children(seenRows)}</AppProvider>;
}

/** Returns a function that words the changes of a refusal: who did what, and when. */
function useChangesText(): (refusal: ApiFailure) => string {
  const t = usePhrases('console-orders');
  const words = useOrderPhrases('order-detail');
  const { time } = useDates();
  return (refusal) => {
    const { changes = [] } = refusal.data as { changes?: OrderChange[] };
    if (changes.length === 0) return refusal.message;
    const texts = changes.map(({ at, event, user }) =>
      t('changedBy', { user, time: time(at).slice(0, 16), event: words(storyPhrase(event)) }),
    );
    return t('changedMeanwhile', { changes: texts.join(t('listBreak')) });
  };
}
