import { RadioGroup } from '@serai/ui/radio-group';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ChangeFieldsProps } from './change-fields.ts';

/** Selects which of several rooms is given up. */
export function DropRoomFields({ reply: { order }, tried, onInput }: ChangeFieldsProps) {
  const t = usePhrases('work-order-apply');
  const [room, setRoom] = useState<string | null>(null);
  if (order.product !== 'hotel') return null;
  return (
    <RadioGroup
      legend={t('dropWhich')}
      inRow={false}
      value={room}
      error={tried && room === null ? t('dropRequired') : undefined}
      onChange={(next) => {
        setRoom(next);
        onInput({ kind: 'drop_room', room: Number(next) });
      }}
      choices={order.detail.guests.map(({ full_names }, at) => ({
        value: String(at + 1),
        label: t('room', { room: at + 1 }),
        detail: full_names.join(' / '),
      }))}
    />
  );
}
