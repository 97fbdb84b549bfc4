import { civilMonth, code, listAddress, objectId } from '../../platform/list/list-address.ts';

/** Month of the checklist and the trial balance as stored in the address; null for the next one to close. */
export const monthAddress = listAddress({ month: civilMonth });

/** Account of a company in a month, whose entries are listed. */
export const entriesAddress = listAddress({ month: civilMonth, entity_id: objectId, account: code(30) });
