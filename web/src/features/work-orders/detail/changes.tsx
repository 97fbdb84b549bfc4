import { Card } from '@serai/ui/card';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { useDates } from '../../../platform/format/dates.ts';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ChangeEffects } from '../views/change-effects.tsx';
import type { AskedChange, WorkOrderDetail } from '../work-order-queries.ts';
import { ProposedChange } from './proposed-change.tsx';

/** Requested and proposed changes of the order, those waiting for the reader first. */
export function Changes({ detail }: { detail: WorkOrderDetail }) {
  const { commands } = detail;
  if (commands.length === 0) return null;
  const first = commands.filter(({ state }) => state === 'proposed');
  const rest = commands.filter(({ state }) => state !== 'proposed').reverse();
  return (
    <>
      {first.map((change) => (
        <ChangeCard key={change.id} detail={detail} change={change} />
      ))}
      {rest.map((change) => (
        <ChangeCard key={change.id} detail={detail} change={change} />
      ))}
    </>
  );
}

function ChangeCard({ detail, change }: { detail: WorkOrderDetail; change: AskedChange }) {
  const t = usePhrases('work-order');
  const { placeTime } = useDates();
  const { state, kind, preview, reason, created_at, decided_at } = change;
  const decides = state === 'proposed' && detail.actions.includes('decide');
  const face = faces[state];
  return (
    <Card
      className={state === 'proposed' ? 'border-l-4 border-l-saffron' : undefined}
      title={t(face.title)}
      aside={<StatusTag tone={face.tone}>{t(`changeState_${state}`)}</StatusTag>}
    >
      <p className="-mt-2 mb-4 text-muted">
        {t(`kind_${kind}`)} · {placeTime(decided_at ?? created_at)}
      </p>
      {decides ? (
        <ProposedChange workOrderId={detail.work_order.id} change={change} />
      ) : (
        <ChangeEffects preview={preview} settled={settledStates.has(state)} />
      )}
      {reason && (
        <p className="mt-4 rounded-control bg-sunken px-4 py-2 [overflow-wrap:anywhere]">
          {t('reasonWas', { reason })}
        </p>
      )}
    </Card>
  );
}

/** States after which nothing more happens. */
const settledStates: ReadonlySet<string> = new Set(['carried_out', 'dismissed', 'refused', 'failed']);

const faces: Record<AskedChange['state'], { title: PhraseKey<'work-order'>; tone: Tone }> = {
  asked: { title: 'changeTitle_asked', tone: 'amber' },
  proposed: { title: 'changeTitle_proposed', tone: 'amber' },
  accepted: { title: 'changeTitle_other', tone: 'teal' },
  carried_out: { title: 'changeTitle_carried_out', tone: 'jade' },
  dismissed: { title: 'changeTitle_other', tone: 'neutral' },
  refused: { title: 'changeTitle_other', tone: 'neutral' },
  waiting_second: { title: 'changeTitle_waiting_second', tone: 'amber' },
  failed: { title: 'changeTitle_other', tone: 'lacquer' },
};
