import { readPage } from '../../../platform/list/read-list.ts';
import { agencyList, findOwners } from '../agencies/agency-store.ts';
import { presentContact } from '../agencies/present-user.ts';
import { type Finder, noFacts } from './found.ts';

/** Finds agencies by name, number, or the account, name, e-mail and mobile number of a user. */
export const findAgencies: Finder = async (db, { keyword, most }) => {
  const { rows } = await readPage(db, { limit: most }, agencyList({ keyword }, 'newest'));
  const owners = await findOwners(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, state }) => {
    const owner = owners.get(id);
    const contact = owner && presentContact(owner);
    return {
      ...noFacts,
      kind: 'agency',
      id,
      title: name,
      people: contact ? [contact.nickname] : [],
      phone: contact?.phone ?? '',
      status: state,
    };
  });
};
