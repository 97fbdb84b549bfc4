import type { TransferMode } from '@serai/contract/transfers/transfers';
import { useState } from 'react';
import type { TransferField, TransferMessages } from './transfer-faults.ts';
import { type TransferSearch, turnedRound, writeTransferSearch } from './transfer-search.ts';

/** A search during input, with the typed text of its two autocomplete fields. */
export interface TransferDraft extends TransferSearch {
  airportText: string;
  placeText: string;
}

/**
 * State of the search line. It follows the address when that contains another search; until then, and while
 * the direction changes, the input is kept. `refused` are the server's messages about the search in the
 * address.
 */
export function useTransferDraft(search: TransferSearch, refused: TransferMessages) {
  const [draft, setDraft] = useState(() => draftOf(search));
  const [messages, setMessages] = useState(refused);
  const [seen, setSeen] = useState({ search, address: addressOf(search) });
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  if (seen.search !== search) {
    const address = addressOf(search);
    setSeen({ search, address });
    setMessages(refused);
    setTurnedTo(null);
    if (address !== seen.address && address !== turnedTo) setDraft(draftOf(search));
  }
  return {
    draft,
    messages,
    change(part: Partial<TransferDraft>, field: TransferField) {
      setDraft((before) => ({ ...before, ...part }));
      setMessages(({ [field]: _answered, line: _line, ...others }) => others);
    },
    /** Replaces the input by a whole search. */
    fill(next: TransferSearch) {
      setMessages({});
      setDraft(draftOf(next));
    },
    /** Keeps the input; returns the search for the address of the other direction. */
    turn(mode: TransferMode): TransferSearch {
      const turned = turnedRound(draft, mode);
      setTurnedTo(addressOf(turned));
      setMessages({});
      setDraft((before) => ({ ...before, mode }));
      return turned;
    },
  };
}

function draftOf(search: TransferSearch): TransferDraft {
  return { ...search, airportText: search.airport?.name ?? '', placeText: search.place?.name ?? '' };
}

function addressOf(search: TransferSearch): string {
  return writeTransferSearch(search).toString();
}
