/** The phrase modules of the lists of offers. What the lists share speaks with the keys that all of them have. */
export type ListPhrases = 'hotel-list' | 'car-list' | 'transfer-list';
