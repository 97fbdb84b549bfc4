import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { useState } from 'react';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { ResendButtons } from '../messages/resend-buttons.tsx';

type SentMessage = Got<'console/order/messages'>['list'][number];

const tones: Record<SentMessage['state'], Tone> = {
  waiting: 'amber',
  sent: 'teal',
  failed: 'lacquer',
  read: 'jade',
};

/** Number of messages shown at first. */
const LATEST = 6;

/** Messages about an order with their delivery, for staff who may see messages. */
export function OrderMessages({ orderId }: { orderId: number }) {
  const t = usePhrases('console-orders');
  const maySee = useMay()('/console/message/view');
  const query = useRead('console/order/messages', { id: orderId }, { enabled: maySee });
  if (!maySee) return null;
  return (
    <Card title={t('messages')}>
      <p className="text-caption text-muted">{t('messagesHelp')}</p>
      <Loaded query={query} skeleton={<Skeleton className="mt-3 h-24" />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="mt-3 text-muted">{t('noMessages')}</p>
          ) : (
            <MessageList list={list} />
          )
        }
      </Loaded>
    </Card>
  );
}

/** The latest messages, and the others at a press. */
function MessageList({ list }: { list: readonly SentMessage[] }) {
  const t = usePhrases('console-orders');
  const [hasAll, setHasAll] = useState(false);
  const shown = hasAll ? list : list.slice(0, LATEST);
  return (
    <>
      <ul className="mt-3 grid gap-3" aria-label={t('messages')}>
        {shown.map((message) => (
          <Message key={`${message.channel}-${message.id}`} message={message} />
        ))}
      </ul>
      {shown.length < list.length && (
        <Button size="compact" className="mt-3" onClick={() => setHasAll(true)}>
          {t('allMessages', { count: list.length })}
        </Button>
      )}
    </>
  );
}

function Message({ message }: { message: SentMessage }) {
  const t = usePhrases('console-orders');
  const words = usePhrases('console-messages');
  const maySend = useMay()('/console/message/send');
  const { time } = useDates();
  const { channel, about, recipient, state, created_at, reason } = message;
  return (
    <li className="grid gap-1 [overflow-wrap:anywhere]">
      <div className="flex items-start justify-between gap-2">
        <span>{about || <span className="text-muted">{words('hidden')}</span>}</span>
        <StatusTag tone={tones[state]}>{t(`message_${state}`)}</StatusTag>
      </div>
      <p className="text-caption text-muted">
        {[t(`channel_${channel}`), recipient, time(created_at).slice(0, 16)].join(' · ')}
      </p>
      {reason && <p className="text-caption text-lacquer">{reason}</p>}
      {maySend && state === 'failed' && <ResendButtons row={message} />}
    </li>
  );
}
