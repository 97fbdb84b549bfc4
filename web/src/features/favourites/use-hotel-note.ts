import type { HotelNote } from '@serai/contract/content/favourites';
import { useEffect, useSyncExternalStore } from 'react';
import { useSend } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import { useIsMember } from '../../platform/session/use-is-member.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { favouritesOf } from './use-favourite.ts';

/** The note of the member's agency on a hotel; null for none and for guests, undefined while unknown. */
export function useHotelNote(hotelId: number): HotelNote | null | undefined {
  const isMember = useIsMember();
  const store = useStore();
  const note = useSyncExternalStore(
    store.subscribe,
    () => store.noteOn(hotelId),
    () => undefined,
  );
  useEffect(() => {
    if (isMember) store.want('hotel', hotelId);
  }, [isMember, store, hotelId]);
  return isMember ? note : null;
}

/** Saves the note on a hotel. After a refusal because a colleague changed it, the new note is shown. */
export function useSaveNote(hotelId: number) {
  const api = useApi();
  const store = useStore();
  const save = useSend('cms.User/saveHotelNote', { quiet: true, stale: ['cms.User/collect'] });

  /** Returns whether the note was saved. */
  async function send(text: string, before: string): Promise<boolean> {
    const { reply, failure } = await save.send({ id: hotelId, note: text, before });
    if (reply) store.putNote(hotelId, reply.note);
    if (failure?.reason === 'hotel_note_changed') await refresh();
    return reply !== null;
  }

  async function refresh(): Promise<void> {
    try {
      const { notes } = await api.get(
        'cms.User/collected',
        { kind: 'hotel', ids: [hotelId] },
        { quiet: true },
      );
      store.putNote(hotelId, notes[0] ?? null);
    } catch {
      // The refusal is shown all the same.
    }
  }

  return { send, busy: save.busy, failure: save.failure };
}

function useStore() {
  const api = useApi();
  const { user } = useSession();
  return favouritesOf(user?.id ?? 0, api);
}
