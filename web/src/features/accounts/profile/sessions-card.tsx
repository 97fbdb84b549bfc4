import type { Session } from '@serai/contract/accounts/profile';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { useSend } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { SessionRow, useDeviceName } from './session-row.tsx';

/** The user's sessions: each device can be logged out, or all but the current one. */
export function SessionsCard() {
  const t = usePhrases('profile');
  const kept = useKeptRows(useRead('account/sessions', {}), '');
  return (
    <Card title={t('sessionsTitle')}>
      <p className="-mt-2 mb-2 text-muted">{t('sessionsHelp')}</p>
      <Loaded query={kept.query} skeleton={<SessionsSkeleton />}>
        {({ list }) => <Sessions list={list} left={kept.left} />}
      </Loaded>
    </Card>
  );
}

const stale = ['account/sessions'] as const;

function Sessions({ list, left }: { list: readonly Session[]; left: ReadonlySet<number> }) {
  const t = usePhrases('profile');
  const common = usePhrases('common');
  const notify = useNotify();
  const nameOf = useDeviceName();
  const endOne = useSend('account/endSession', { quiet: true, stale });
  const endOthers = useSend('account/endOtherSessions', { stale });
  const [asked, setAsked] = useState<Session | 'others' | null>(null);
  const others = list.filter(({ current, id }) => !current && !left.has(id));

  async function end(what: Session | 'others') {
    if (what === 'others') {
      const { reply } = await endOthers.send({});
      if (reply) notify('success', t('endedOthers', { count: reply.ended }));
    } else {
      const { failure } = await endOne.send({ id: what.id });
      if (!failure) notify('success', t('ended', { device: nameOf(what) }));
      else if (failure.reason === 'not_found') notify('info', t('endGone'));
      else notify('error', failure.message);
    }
    setAsked(null);
  }

  return (
    <>
      <ul className="divide-y divide-line">
        {list.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ended={left.has(session.id)}
            onEnd={() => setAsked(session)}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="mt-2 text-caption text-muted">{t('onlyThis')}</p>
      ) : (
        <div className="mt-4">
          <Button icon="logout" onClick={() => setAsked('others')}>
            {t('endOthers')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        question={t(asked === 'others' ? 'endOthersQuestion' : 'endQuestion')}
        words={{
          confirm: t(asked === 'others' ? 'endOthers' : 'endSession'),
          keep: common('back'),
          close: common('close'),
        }}
        danger
        busy={endOne.busy || endOthers.busy}
        onConfirm={() => asked && void end(asked)}
      >
        {asked === 'others' && <p>{t('endOthersText', { count: others.length })}</p>}
        {asked !== null && asked !== 'others' && <p>{t('endText', { device: nameOf(asked) })}</p>}
      </ConfirmDialog>
    </>
  );
}

function SessionsSkeleton() {
  return (
    <div className="grid gap-4 py-2">
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}
