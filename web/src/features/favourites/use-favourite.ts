import type { FavouriteKind } from '@serai/contract/content/article-states';
import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '../../platform/api/api.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import { useSession } from '../../platform/session/use-session.tsx';
import { createFavourites, type FavouriteStore } from './favourite-store.ts';

/** Whether something is a favourite of the member, undefined while unknown, and the function to change it. */
export function useFavourite(
  kind: FavouriteKind,
  id: number,
  { staysListed }: { staysListed: boolean },
): { kept: boolean | undefined; change: (kept: boolean) => void } {
  const api = useApi();
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const store = favouritesOf(userId, api);
  const kept = useSyncExternalStore(
    store.subscribe,
    () => store.get(kind, id),
    () => undefined,
  );
  const save = useSend('cms.User/collect', staysListed ? {} : { stale: ['cms.User/collect'] });
  useEffect(() => {
    if (userId !== 0) store.want(kind, id);
  }, [store, userId, kind, id]);

  async function change(next: boolean) {
    if (save.busy) return;
    const before = store.get(kind, id) ?? false;
    store.put(kind, id, next);
    const { failure } = await save.send({ kind, id, collected: next });
    if (failure) store.put(kind, id, before);
  }

  return { kept, change: (next) => void change(next) };
}

let held: { userId: number; store: FavouriteStore } | null = null;

/** Favourites of one member; never data of another member. */
export function favouritesOf(userId: number, api: Api): FavouriteStore {
  if (held?.userId !== userId) {
    const ask: Parameters<typeof createFavourites>[0] = (kind, ids) =>
      api.get('cms.User/collected', { kind, ids }, { quiet: true });
    held = { userId, store: createFavourites(ask) };
  }
  return held.store;
}
