import { hotelNoteBounds } from '@serai/contract/content/article-states';
import type { HotelNote as Note } from '@serai/contract/content/favourites';
import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { useEffect, useRef, useState } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useIsMember } from '../../platform/session/use-is-member.ts';
import { useHotelNote, useSaveNote } from './use-hotel-note.ts';

export interface HotelNoteProps {
  id: number;
  /** Name of the hotel, for the field's label. */
  name: string;
  /** The note as far as the page knows it already. */
  known?: Note | null;
}

/** The agency's note on a hotel with its last writer; members change it in place. Needs the phrases 'favourite'. */
export function HotelNote({ id, name, known }: HotelNoteProps) {
  const t = usePhrases('favourite');
  const { day } = useDates();
  const isMember = useIsMember();
  const stored = useHotelNote(id);
  const note = stored === undefined ? known : stored;
  const [isEdited, setEdited] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  // The focus returns to the button after the form is closed.
  useEffect(() => {
    if (wasEdited.current && !isEdited) opener.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (!isMember) return null;
  if (isEdited) return <NoteForm id={id} name={name} note={note ?? null} onClose={() => setEdited(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-caption">
      {note && (
        <p className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="text-amber">{t('note', { text: note.text })}</span>{' '}
          <span className="text-muted">{t('noteBy', { name: note.by, date: day(note.at) })}</span>
        </p>
      )}
      <Button
        ref={opener}
        kind="quiet"
        size="compact"
        icon="pencil"
        aria-label={note ? t('noteChangeOf', { name }) : t('noteWriteOf', { name })}
        disabled={note === undefined}
        className="-ml-2"
        onClick={() => setEdited(true)}
      >
        {note ? t('noteChange') : t('noteWrite')}
      </Button>
    </div>
  );
}

interface NoteFormProps {
  id: number;
  name: string;
  note: Note | null;
  onClose: () => void;
}

function NoteForm({ id, name, note, onClose }: NoteFormProps) {
  const t = usePhrases('favourite');
  const save = useSaveNote(id);
  const [text, setText] = useState(note?.text ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isChanged = save.failure?.reason === 'hotel_note_changed';
  return (
    <form
      className="mt-1 grid max-w-xl gap-2"
      onSubmit={async (event) => {
        event.preventDefault();
        if (await save.send(text, note?.text ?? '')) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Field
        label={t('noteOf', { name })}
        hint={t('noteHint', { count: hotelNoteBounds.length - text.length })}
        error={save.failure?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={2}
            maxLength={hotelNoteBounds.length}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {isChanged && (
        <p className="text-caption text-muted">
          {note ? t('noteNow', { text: note.text, name: note.by }) : t('noteNowNone')}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="compact" busy={save.busy}>
          {t('noteSave')}
        </Button>
        <Button kind="quiet" size="compact" onClick={onClose}>
          {t('noteCancel')}
        </Button>
      </div>
    </form>
  );
}
