import { Button } from '@serai/ui/button';
import { usePhrases } from '../../i18n/phrases.ts';
import { SelectPage } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

/** Above the rows on a phone: starts and ends the selection, and selects all shown rows. */
export function SelectLine<Row>({ selection }: { selection: Selection<Row> }) {
  const t = usePhrases('list-selection');
  const { isNarrow, hasBoxes, setChoosing } = selection;
  if (!isNarrow) return null;
  return (
    <div className="not-printed mb-2 flex items-center justify-between gap-4">
      <Button kind="quiet" size="compact" onClick={() => setChoosing(!hasBoxes)}>
        {t(hasBoxes ? 'stop' : 'start')}
      </Button>
      {hasBoxes && <SelectPage selection={selection} />}
    </div>
  );
}
