/** The phrase modules of the lists of offers. What the lists count is said with the keys that all of them have; the rest is in `offer-list`. */
export type ListPhrases = 'hotel-list' | 'car-list' | 'transfer-list';
