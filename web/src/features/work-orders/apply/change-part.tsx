import { Card } from '@serai/ui/card';
import { FieldError } from '@serai/ui/field';
import { RadioGroup } from '@serai/ui/radio-group';
import { Skeleton } from '@serai/ui/skeleton';
import type { ComponentType } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import type { Prefill } from '../work-order-queries.ts';
import { AmountFields } from './amount-fields.tsx';
import { type FilledKind, filledKinds, type Wish } from './application.ts';
import type { ChangeFieldsProps } from './change-fields.ts';
import { ChangeResult } from './change-result.tsx';
import { DateFields } from './date-fields.tsx';
import { DropRoomFields } from './drop-room-fields.tsx';
import { NameFields } from './name-fields.tsx';
import type { ChangePreview } from './use-change-preview.ts';

interface ChangePartProps {
  order: NonNullable<Prefill['order']>;
  /** Changes that can be requested with the selected type. */
  kinds: Prefill['commands'];
  wish: Wish;
  preview: ChangePreview;
  tried: boolean;
  onWish: (wish: Wish) => void;
}

/** Requested change of the order, entered and previewed before sending, or described in text. */
export function ChangePart({ order, kinds, wish, preview, tried, onWish }: ChangePartProps) {
  const t = usePhrases('work-order-apply');
  const words = usePhrases('work-order');
  const fitting = filledKinds.filter((kind) => kinds.includes(kind));
  const query = useRead('order/detail', { id: order.id }, { enabled: fitting.length > 0 });
  const { way, input } = wish;
  const Fields = way === 'words' ? null : fields[way];
  if (fitting.length === 0) return null;
  return (
    <Card title={t('changeTitle')}>
      <p className="-mt-2 mb-4 text-muted">{t('changeSelf')}</p>
      <RadioGroup
        legend={t('changeTitle')}
        legendHidden
        inRow={fitting.length < 3}
        value={way}
        onChange={(next) => onWish({ way: next, input: null })}
        choices={[
          ...fitting.map((kind) => ({ value: kind, label: words(`kind_${kind}`), detail: t('changeHelp') })),
          { value: 'words', label: t('useText') },
        ]}
      />
      {Fields && way !== 'words' && (
        <div className="mt-4 grid gap-4 border-t border-line pt-4">
          <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
            {(reply) => (
              <Fields
                key={way}
                reply={reply}
                kind={way}
                tried={tried}
                onInput={(next) => onWish({ way, input: next })}
              />
            )}
          </Loaded>
          {input && <ChangeResult preview={preview} />}
          {tried && !input && <FieldError>{t('changeMissing')}</FieldError>}
        </div>
      )}
    </Card>
  );
}

const fields: Record<FilledKind, ComponentType<ChangeFieldsProps>> = {
  rename_guests: NameFields,
  drop_room: DropRoomFields,
  change_dates: DateFields,
  waive_fee: AmountFields,
  refund: AmountFields,
};
