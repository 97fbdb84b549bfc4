import type { PictureSubject } from '../../pictures/pictures.ts';

/** What of hotels can have pictures. */
export const hotelPictureSubjects: readonly PictureSubject[] = [
  {
    kind: 'destination',
    refers: ['destination', 'unknown_destination'],
    table: 'destination_pictures',
    column: 'destination_id',
    from: 'JOIN destinations o ON o.code = n.code',
  },
  {
    kind: 'hotel',
    refers: ['hotel', 'unknown_hotel'],
    table: 'hotel_pictures',
    column: 'hotel_id',
    from: 'JOIN hotels o ON o.code = n.code',
  },
  {
    kind: 'room_type',
    refers: ['room', 'unknown_room'],
    isWithin: true,
    table: 'room_type_pictures',
    column: 'room_type_id',
    from: 'JOIN hotels h ON h.code = n.code JOIN room_types o ON o.hotel_id = h.id AND o.code = n.room_type',
  },
];
