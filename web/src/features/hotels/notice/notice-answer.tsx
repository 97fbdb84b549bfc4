import type { NoticeView } from '@serai/contract/hotels/notices';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Icon } from '@serai/ui/icons';
import { useState } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AcknowledgeForm } from './acknowledge-form.tsx';
import type { AnswerProps } from './answer-props.ts';
import { RefuseForm } from './refuse-form.tsx';

/** The answer to the notice, and the answers that are still possible. */
export function NoticeAnswer(props: AnswerProps) {
  const { notice } = props;
  const t = usePhrases('hotel-notice');
  const [refusing, setRefusing] = useState(false);
  const asks = notice.actions.includes('acknowledge') || notice.actions.includes('addCode');
  return (
    <div className="mt-4 grid gap-4">
      <Answered notice={notice} />
      {asks && !refusing && (
        <Card title={t(notice.actions.includes('acknowledge') ? 'askTitle' : 'codeTitle')}>
          <AcknowledgeForm {...props} />
        </Card>
      )}
      {refusing && (
        <Card title={t('refuseTitle')}>
          <RefuseForm {...props} onBack={() => setRefusing(false)} />
        </Card>
      )}
      {notice.actions.includes('refuse') && !refusing && (
        <Button kind="quiet" className="justify-self-start" onClick={() => setRefusing(true)}>
          {t('refuse')}
        </Button>
      )}
    </div>
  );
}

function Answered({ notice }: { notice: NoticeView }) {
  const t = usePhrases('hotel-notice');
  const { placeTime } = useDates();
  const { answer, answered_at, answered_by: name, kind } = notice;
  const time = answered_at === null ? '' : placeTime(answered_at, notice.tz);
  const isDone = answer === 'acknowledged';
  return (
    // Always in the document, so that screen readers announce the answer when it arrives.
    <div role="status" className="empty:absolute">
      {answer !== null && (
        <div className={`flex gap-3 rounded-card p-4 md:p-6 ${isDone ? 'bg-jade-soft' : 'bg-amber-soft'}`}>
          <Icon
            name={isDone ? 'check' : 'warning'}
            size={24}
            className={isDone ? 'shrink-0 text-jade' : 'shrink-0 text-amber'}
          />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-strong">
              {t(isDone ? (kind === 'cancellation' ? 'doneCancellation' : 'done') : 'refused')}
            </p>
            <p className="text-caption text-muted">{t('doneBy', { name, time })}</p>
            {notice.confirmation_code && (
              <p className="mt-2">
                {t('code')} <strong className="font-strong">{notice.confirmation_code}</strong>
              </p>
            )}
            {!isDone && <p className="mt-2">{notice.reason}</p>}
            {!isDone && <p className="mt-2 text-caption">{t('refusedHelp')}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
