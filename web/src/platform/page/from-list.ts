/** State of a link from a list to an entry; the back link of the entry's page reads it (see `BackLink`). */
export const fromList = { isFromList: true } as const;
