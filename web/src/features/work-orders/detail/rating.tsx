import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field, FieldError } from '@serai/ui/field';
import { StarRating, Stars } from '@serai/ui/star-rating';
import { TextArea } from '@serai/ui/text-area';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { type WorkOrderDetail, workOrderReads } from '../work-order-queries.ts';

/** Rating of the answer: requested once the work order is resolved, shown afterwards. */
export function Rating({ detail: { work_order: workOrder } }: { detail: WorkOrderDetail }) {
  const t = usePhrases('work-order');
  const { id, stars, rating_text } = workOrder;
  if (stars === null) return <RatingForm id={id} />;
  return (
    <Card title={t('ratedTitle')}>
      <p className="flex flex-wrap items-center gap-3">
        <Stars count={stars} />
        <span>{t(rateWords[stars - 1] ?? 'rate_5')}</span>
        <span className="sr-only">{t('rateStar', { count: stars })}</span>
      </p>
      {rating_text && (
        <p className="mt-2 whitespace-pre-line text-muted [overflow-wrap:anywhere]">{rating_text}</p>
      )}
    </Card>
  );
}

function RatingForm({ id }: { id: number }) {
  const t = usePhrases('work-order');
  const common = usePhrases('common');
  const notify = useNotify();
  const rate = useCommand('workOrder/rate', { stale: workOrderReads });
  const [stars, setStars] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (stars === null) return;
    const { reply } = await rate.send({ id, stars, text });
    if (reply) notify('success', t('rated'));
  }

  return (
    <Card title={t('rateTitle')}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <div>
          <StarRating
            legend={t('rateStars')}
            value={stars}
            onChange={setStars}
            words={rateWords.map((word, index) => `${t('rateStar', { count: index + 1 })}, ${t(word)}`)}
          />
          <p aria-hidden="true" className="min-h-6 text-caption text-muted">
            {stars !== null && t(rateWords[stars - 1] ?? 'rate_5')}
          </p>
          {tried && stars === null && <FieldError>{t('rateRequired')}</FieldError>}
        </div>
        {stars !== null && (
          <Field label={t('rateText')} optionalWord={common('optional')}>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={500}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        )}
        <Button type="submit" busy={rate.busy} className="sm:justify-self-start">
          {t('rateSend')}
        </Button>
      </form>
    </Card>
  );
}

const rateWords = ['rate_1', 'rate_2', 'rate_3', 'rate_4', 'rate_5'] as const;
