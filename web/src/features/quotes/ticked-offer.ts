import type { CarOffer } from '@serai/contract/cars/cars';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { HotelListItem, hotelDetail } from '@serai/contract/hotels/hotels';
import type { PlannedTrip, TransferOffer } from '@serai/contract/transfers/transfers';

type HotelShown = ReplyOf<typeof hotelDetail>;
type RoomShown = HotelShown['rooms'][number];

type Place = { id: number; name: string } | null;

/** An offer as its row has it. `href` leads back to it. */
export type TickedOffer =
  | {
      kind: 'hotel';
      hotel: HotelListItem;
      stay: { check_in: string | null; check_out: string | null; rooms: readonly object[] };
      href: string;
    }
  | { kind: 'rate'; rate: RoomShown['rates'][number]; room: RoomShown; shown: HotelShown }
  | {
      kind: 'car';
      car: CarOffer;
      search: { pickUp: Place; dropOff: Place; pickUpAt: string | null; dropOffAt: string | null };
      anchor: string;
    }
  | { kind: 'transfer'; offer: TransferOffer; trip: PlannedTrip };
