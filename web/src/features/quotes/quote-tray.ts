import { useMemo } from 'react';
import { keepText, readKeptText, useKeptText } from '../../platform/kept-text.ts';
import { quoteTrayKey } from '../../platform/session/session-storage.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { maxItems, type QuoteItem } from './quote-item.ts';

/** The ticked offers of one user, in this browser. */
interface Kept {
  user: number;
  items: QuoteItem[];
}

/** Returns the ticked offers of the member in the order of ticking. */
export function useQuoteItems(): readonly QuoteItem[] {
  const { user } = useSession();
  const kept = useKeptText(quoteTrayKey);
  return useMemo(() => (user ? readTray(kept, user.id) : []), [kept, user]);
}

/** Adds an offer at the end. Returns false if the tray is full or cannot be kept. */
export function addItem(userId: number, item: QuoteItem): boolean {
  const items = readTray(readKeptText(quoteTrayKey), userId).filter(({ id }) => id !== item.id);
  return items.length < maxItems && keepItems(userId, [...items, item]);
}

export function removeItem(userId: number, id: string): void {
  keepItems(
    userId,
    readTray(readKeptText(quoteTrayKey), userId).filter((item) => item.id !== id),
  );
}

export function clearTray(): void {
  keepText(quoteTrayKey, null);
}

/** Reads the kept offers of a user; none if they belong to another user or have another shape. */
export function readTray(text: string | null, userId: number): QuoteItem[] {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    if (kept?.user !== userId || !Array.isArray(kept.items)) return [];
    return kept.items.filter(isItem).slice(0, maxItems);
  } catch {
    return [];
  }
}

function keepItems(user: number, items: QuoteItem[]): boolean {
  const kept: Kept = { user, items };
  return keepText(quoteTrayKey, items.length === 0 ? null : JSON.stringify(kept));
}

/** Another release may have kept other fields. */
function isItem(item: QuoteItem): boolean {
  const isCommon =
    typeof item?.id === 'string' &&
    typeof item.addedAtMs === 'number' &&
    Number.isSafeInteger(item.net) &&
    typeof item.currency === 'string' &&
    typeof item.href === 'string' &&
    typeof item.city?.zh === 'string';
  if (!isCommon) return false;
  if (item.product === 'hotel') return typeof item.name?.zh === 'string' && typeof item.room?.zh === 'string';
  if (item.product === 'car') return typeof item.model?.zh === 'string' && typeof item.to?.zh === 'string';
  return item.product === 'transfer' && typeof item.vehicle?.zh === 'string';
}
