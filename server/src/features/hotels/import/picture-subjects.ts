import type { PictureSubject } from '../../pictures/pictures.ts';

/** Subjects of hotel pictures. */
export const hotelPictureSubjects: readonly PictureSubject[] = [
  {
    kind: 'destination',
    refers: ['destination', 'unknown_destination'],
    table: 'destination_pictures',
    column: 'destination_id',
    owners: `SELECT id, code, '' AS room_type FROM destinations`,
  },
  {
    kind: 'hotel',
    refers: ['hotel', 'unknown_hotel'],
    table: 'hotel_pictures',
    column: 'hotel_id',
    owners: `SELECT id, code, '' AS room_type FROM hotels`,
  },
  {
    kind: 'room_type',
    refers: ['room', 'unknown_room'],
    isWithin: true,
    table: 'room_type_pictures',
    column: 'room_type_id',
    owners: 'SELECT r.id, h.code, r.code AS room_type FROM room_types r JOIN hotels h ON h.id = r.hotel_id',
  },
];
