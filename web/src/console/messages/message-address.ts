import { listAddress, oneOf, type SearchOf, text } from '../../platform/list/list-address.ts';

export const messageKinds = ['mail', 'sms'] as const;

/** Search of the list of undelivered messages as stored in the address. */
export const messageAddress = listAddress({ kind: oneOf(messageKinds), keyword: text(100) });
export type MessageSearch = SearchOf<typeof messageAddress>;
