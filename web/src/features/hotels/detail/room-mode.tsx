import { useSearchParams } from 'react-router';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { apartParam } from './apart-parties.ts';
import { PressedButton } from './pressed-button.tsx';

/** Switch between one rate for all rooms and a rate for each room; kept in the address. */
export function RoomMode({ apart }: { apart: boolean }) {
  const t = usePhrases('hotel-detail');
  const [params, setParams] = useSearchParams();
  function choose(next: boolean) {
    if (next === apart) return;
    const changed = new URLSearchParams(params);
    if (next) changed.set(apartParam, '1');
    else changed.delete(apartParam);
    setParams(changed, { replace: true, preventScrollReset: true });
  }
  return (
    <fieldset className="mb-2 flex">
      <legend className="sr-only">{t('roomMode')}</legend>
      <PressedButton pressed={!apart} onClick={() => choose(false)} className="rounded-l-control">
        {t('roomsAlike')}
      </PressedButton>
      <PressedButton pressed={apart} onClick={() => choose(true)} className="-ml-px rounded-r-control">
        {t('roomsApart')}
      </PressedButton>
    </fieldset>
  );
}
