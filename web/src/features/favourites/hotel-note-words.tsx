import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useHotelNote } from './use-hotel-note.ts';

/** The agency's note in a row of a list, on its line; nothing without a note. Needs the phrases 'favourite'. */
export function HotelNoteWords({ id }: { id: number }) {
  const t = usePhrases('favourite');
  const note = useHotelNote(id);
  if (!note) return null;
  return (
    <span className="text-amber" title={note.text}>
      {t('note', { text: note.text })}
      {' · '}
    </span>
  );
}
