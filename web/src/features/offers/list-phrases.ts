/** Phrase modules of the offer lists. Counts use keys common to all of them; the rest is in `offer-list`. */
export type ListPhrases = 'hotel-list' | 'car-list' | 'transfer-list';
