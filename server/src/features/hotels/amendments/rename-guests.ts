import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import {
  type Amendment,
  actorOf,
  alike,
  amendmentWord,
  type Effect,
  recordChange,
  unpricedChange,
} from '../../orders/for-products.ts';
import {
  guestsChanged,
  type Renaming,
  refuseMemberChange,
  refuseNewParty,
  refuseRenaming,
  renameGuests,
} from '../change-guests.ts';
import { guestsUntil } from '../guest-terms.ts';
import { findHotelOrder, type HotelOrder, updateGuestsOfStay } from '../hotel-order-store.ts';
import { hotelWord } from '../product-word.ts';

/**
 * Amendment: changes the guest names of a stay. Within the members' own limits it is carried out
 * automatically. Later than that, or if all guests change, the desk carries it out after agreeing it with the
 * supplier, if there is one.
 */
export const renaming: Amendment<'rename_guests'> = {
  kind: 'rename_guests',
  product: hotelWord,
  plan: async (db, opened, { rooms }, by) => {
    const { order } = opened;
    const stay = await findHotelOrder(db, order.id);
    refuseRenaming(order, by);
    const renaming = renameGuests(stay, rooms);
    if (!renaming) throw new AppError('amendment_changes_nothing');
    const isOwn = !isRefused(() => {
      refuseMemberChange(stay, by.now);
      refuseNewParty(stay, renaming);
    });
    return {
      ...unpricedChange(opened),
      effects: effectsOf(stay, renaming),
      who: isOwn ? 'itself' : 'desk',
      validUntil: isOwn ? toSeconds(new Date(guestsUntil(stay))) : null,
      terms: null,
      carryOut: async (trx) => {
        await updateGuestsOfStay(trx, order.id, renaming.guests);
        const who = actorOf(by);
        const changed = await recordChange(trx, opened, guestsChanged(renaming), { ...who, now: by.now });
        return { order: changed, correctionId: null };
      },
    };
  },
};

function isRefused(refuse: () => void): boolean {
  try {
    refuse();
    return false;
  } catch (failure) {
    if (failure instanceof AppError) return true;
    throw failure;
  }
}

/** One effect per room whose guests change. */
function effectsOf({ guests: before }: HotelOrder, { guests: after }: Renaming): Effect[] {
  return before.flatMap(({ fullNames }, at) => {
    const [was, is] = [fullNames, after[at]!.fullNames].map((names) => names.join(', ')) as [string, string];
    if (was === is) return [];
    return {
      label: amendmentWord('guestsOfRoom', { room: at + 1 }),
      before: alike(was),
      after: alike(is),
    };
  });
}
