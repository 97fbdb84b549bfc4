import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Body } from '@serai/contract/vehicles/vehicles';
import { parse } from 'csv-parse/sync';
import { drawPicture, type Subject } from './draw-picture.ts';
import { drawFacade } from './facade.ts';
import { type Bed, drawGuestRoom, type RoomFacts } from './guest-room.ts';
import type { Scene } from './scene-names.ts';
import { drawVehicle } from './vehicle.ts';

/** A row of pictures.csv with the function that draws its file; rows with the same file share one drawing. */
export interface SamplePicture {
  subject: 'destination' | 'hotel' | 'room_type' | 'vehicle_class' | 'vehicle_model';
  code: string;
  room_type: string;
  file: string;
  alt_zh: string;
  alt_en: string;
  draw: () => string;
}

type Row = Record<string, string>;

const WIDE = 960;
/** Width of a hotel's gallery pictures in pixels: there are hundreds of them. */
const USUAL = 720;
/** Rooms are shown small beside their rates. */
const SMALL = 600;

/** Lists every picture of the sample world in `folder`, based on the data in its CSV files. */
export function listSamplePictures(folder: string): SamplePicture[] {
  const read = (file: string) => parse(readFileSync(join(folder, file)), { columns: true }) as Row[];
  const cities = new Map(
    read('destinations.csv')
      .filter(({ kind }) => kind === 'city')
      .map((row) => [row.code!, row]),
  );
  const beds = new Map<string, Bed>();
  for (const { hotel, room_type, bed } of read('rate-plans.csv')) {
    const key = `${hotel}/${room_type}`;
    if (!beds.has(key)) beds.set(key, bed as Bed);
  }
  const rooms = new Map<string, Row[]>();
  for (const row of read('room-types.csv')) rooms.set(row.hotel!, [...(rooms.get(row.hotel!) ?? []), row]);
  const vehicles = (file: string, subject: SamplePicture['subject']) =>
    read(file).map((row) => ofVehicle(subject, row));
  return [
    ...[...cities.values()].map((row) => viewOf('destination', row.code!, row)),
    ...read('hotels.csv').flatMap((hotel) =>
      ofHotel(hotel, cities.get(hotel.city!)!, rooms.get(hotel.code!) ?? [], beds),
    ),
    ...vehicles('vehicle-classes.csv', 'vehicle_class'),
    ...vehicles('vehicle-models.csv', 'vehicle_model'),
  ];
}

/** The house first, then its interiors, the city last; and each of its room types. */
function ofHotel(hotel: Row, city: Row, rooms: Row[], beds: ReadonlyMap<string, Bed>): SamplePicture[] {
  const facilities = new Set(hotel.facilities!.split(' '));
  const star = Number(hotel.star);
  const scene = hotel.city as Scene;
  const facts = { code: hotel.code!, city: scene, star, name: hotel.name_en!, facilities };
  const whole = { subject: 'hotel', code: hotel.code!, room_type: '' } as const;
  const inside = (subject: Subject, alt_zh: string, alt_en: string): SamplePicture => ({
    ...whole,
    file: `pictures/${subject}-${scene}.jpg`,
    alt_zh,
    alt_en,
    draw: () => drawPicture({ scene, subject, seed: 'own', width: USUAL, height: (USUAL * 2) / 3 }),
  });
  const ownRooms = rooms.map((room) =>
    ofRoom(room, scene, beds.get(`${room.hotel}/${room.code}`) ?? 'double'),
  );
  const first = ownRooms[0];
  return [
    {
      ...whole,
      file: `pictures/front-${hotel.code}.jpg`,
      alt_zh: '酒店外观',
      alt_en: 'The hotel from outside',
      draw: () => drawFacade(facts, USUAL),
    },
    ...(first ? [{ ...first, ...whole }] : []),
    ...(star >= 3 ? [inside('lobby', '大堂', 'Lobby')] : []),
    ...(facilities.has('pool') ? [inside('pool', '泳池', 'Swimming pool')] : []),
    ...(star >= 3 && facilities.has('restaurant') ? [inside('dining', '餐厅', 'Restaurant')] : []),
    { ...viewOf('hotel', hotel.code!, city) },
    ...ownRooms,
  ];
}

function ofRoom(room: Row, city: Scene, bed: Bed): SamplePicture {
  const size = Number(room.size_m2) < 24 ? 'small' : Number(room.size_m2) < 45 ? 'middle' : 'large';
  const seen: Partial<Record<Scene, Scene>> = { inle: 'inle', ngapali: 'ngapali', bagan: 'bagan' };
  const view = room.has_window === 'yes' ? (seen[city] ?? 'city') : undefined;
  const facts: RoomFacts = { bed, size, view };
  return {
    subject: 'room_type',
    code: room.hotel!,
    room_type: room.code!,
    file: `pictures/room-${bed}-${size}-${view ?? 'inside'}.jpg`,
    alt_zh: room.name_zh!,
    alt_en: room.name_en!,
    draw: () => drawGuestRoom(facts, SMALL),
  };
}

/** The city in its own light; used for the city, and last in the gallery of its hotels. */
function viewOf(subject: 'destination' | 'hotel', code: string, city: Row): SamplePicture {
  const scene = city.code as Scene;
  return {
    subject,
    code,
    room_type: '',
    file: `pictures/view-${scene}.jpg`,
    alt_zh: `${city.name_zh}风光`,
    alt_en: `View of ${city.name_en}`,
    draw: () => drawPicture({ scene, subject: 'view', seed: '0', width: WIDE, height: (WIDE * 2) / 3 }),
  };
}

function ofVehicle(subject: SamplePicture['subject'], row: Row): SamplePicture {
  return {
    subject,
    code: row.code!,
    room_type: '',
    file: `pictures/${subject}-${row.code}.jpg`,
    alt_zh: row.name_zh!,
    alt_en: row.name_en!,
    draw: () => drawVehicle({ code: row.code!, body: row.body as Body }, 640),
  };
}
