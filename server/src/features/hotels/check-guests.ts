import { namedCharacter } from '@serai/contract/normal-text';
import { findOddCharacter } from '@serai/contract/validator-rules';
import { isAcceptedName } from '../../domain/guest-names.ts';
import type { RoomParty } from '../../domain/pricing/occupancy.ts';
import { AppError, type FieldFault } from '../../platform/http/app-error.ts';

/** Guests of one room as named in the booking. */
export interface NamedRoom {
  guests: readonly { full_name: string }[];
}

/**
 * Refuses names that do not fit the quoted rooms, or that the hotel could not match with a travel document.
 */
export function checkGuests(
  named: readonly NamedRoom[],
  rooms: readonly RoomParty[],
  takesChineseNames: boolean,
): void {
  for (let at = 0; at < Math.max(named.length, rooms.length); at++) {
    const party = rooms[at];
    const guests = named[at]?.guests;
    const fits = party && guests && guests.length <= party.adults + party.child_ages.length;
    if (!fits) throw mismatch(at);
  }
  const faults = named.flatMap(({ guests }, room) =>
    guests.flatMap(({ full_name }, guest): FieldFault[] =>
      isAcceptedName(full_name, takesChineseNames)
        ? []
        : [{ path: `rooms[${room}].guests[${guest}].full_name`, ...faultOf(full_name) }],
    ),
  );
  if (faults.length > 0) throw new AppError('input_invalid', { fields: faults });
}

/**
 * Fault of a name: names the character that no travel document contains, or asks for Latin letters instead of
 * Chinese.
 */
function faultOf(name: string): Pick<FieldFault, 'phrase' | 'facts'> {
  const odd = findOddCharacter('guestName', name);
  return odd === undefined
    ? { phrase: 'full_name_latin', facts: {} }
    : { phrase: 'full_name_character', facts: { character: namedCharacter(odd) } };
}

function mismatch(at: number): AppError {
  const facts = { room: at + 1 };
  return new AppError('guests_mismatch', {
    facts,
    fields: [{ path: `rooms[${at}].guests`, phrase: 'guests_mismatch', facts }],
  });
}
