import { Field, FieldError } from '@serai/ui/field';
import { RadioGroup } from '@serai/ui/radio-group';
import { Skeleton } from '@serai/ui/skeleton';
import { TextInput } from '@serai/ui/text-input';
import { useEffect, useState } from 'react';
import type { Got } from '../../../platform/api/calls.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';

type Rate = Got<'console/hotelOrder/replacements'>['list'][number];

interface ReplacementChoiceProps {
  orderId: number;
  /** Id of the chosen rate; empty for none. */
  value: string;
  onChange: (rateId: string) => void;
  error: string | undefined;
}

/** Delay after the last key. */
const PAUSE_MS = 250;

/** Hotel, room and rate for the guests of a refused stay, found as one types. */
export function ReplacementChoice({ orderId, value, onChange, error }: ReplacementChoiceProps) {
  const t = usePhrases('console-actions');
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useRead(
    'console/hotelOrder/replacements',
    { id: orderId, keyword: keyword || null },
    { keepsLast: true },
  );
  return (
    <div className="grid gap-2">
      <Field label={t('replaceSearch')} hint={t('replaceSearchHint')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={typed}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Loaded query={query} skeleton={<Skeleton className="h-40" />}>
        {({ list }) =>
          list.length === 0 ? (
            <>
              <p className="text-muted">{t('replaceNone')}</p>
              {error && <FieldError>{error}</FieldError>}
            </>
          ) : (
            <div className="max-h-64 overflow-y-auto p-1">
              <RateList list={list} value={value} onChange={onChange} error={error} />
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

function RateList({ list, ...props }: { list: readonly Rate[] } & Omit<ReplacementChoiceProps, 'orderId'>) {
  const t = usePhrases('console-actions');
  const terms = usePhrases('hotel-terms');
  const money = useMoney();
  return (
    <RadioGroup
      {...props}
      legend={t('replaceRate')}
      inRow={false}
      choices={list.map(({ rate_plan_id, hotel, same_hotel, star, room, meal, bed, units_left, cost }) => ({
        value: String(rate_plan_id),
        label: `${hotel} · ${room}`,
        detail: [
          same_hotel ? t('replaceSameHotel') : terms('stars', { count: star }),
          terms(`bed_${bed}`),
          terms(`meal_${meal}`),
          t('replaceLeft', { count: units_left }),
          cost ? t('replaceCost', { cost: money.text(cost) }) : t('replaceCostUnknown'),
        ].join(' · '),
      }))}
    />
  );
}
