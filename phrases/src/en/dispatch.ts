import type { dispatch as zh } from '../zh/dispatch.ts';

export const dispatch: Record<keyof typeof zh, string> = {
  unassigned: 'Not assigned yet',
  assigned: 'Driver assigned',
  en_route: 'Driver on the way',
  on_location: 'Driver on location',
  on_board: 'Passengers on board',
  finished: 'Ride finished',
};
