import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { useState } from 'react';
import { useSend } from '../../platform/api/use-send.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { BoardRide } from './board.ts';

/** Makes a new link to the day sheet of a ride's driver and shows it, to be passed on by hand. */
export function DaySheetLink({ ride }: { ride: BoardRide }) {
  const t = usePhrases('console-dispatch');
  const command = useSend('console/dispatch/link', { quiet: true });
  const [made, setMade] = useState<{ url: string; texted: boolean } | null>(null);
  async function make() {
    const { reply } = await command.send({ ride_id: ride.id });
    if (reply) setMade(reply);
  }
  return (
    <div className="grid gap-2">
      <Button busy={command.busy} onClick={() => void make()}>
        {t('makeLink')}
      </Button>
      <p className="text-caption text-muted">{t('makeLinkHelp')}</p>
      {command.failure && <FieldError>{command.failure.message}</FieldError>}
      {made && (
        <div role="status" className="rounded-control bg-sunken px-3 py-2 text-caption">
          <p>{t(made.texted ? 'linkTexted' : 'linkMade')}</p>
          <p className="[overflow-wrap:anywhere] select-all">{made.url}</p>
        </div>
      )}
    </div>
  );
}
