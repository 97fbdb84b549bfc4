import type { dispatch as zh } from '../zh/dispatch.ts';

export const dispatch: Record<keyof typeof zh, string> = {
  unassigned: 'To be assigned',
  assigned: 'Assigned',
  en_route: 'On the way',
  on_location: 'At pick-up',
  on_board: 'On board',
  finished: 'Finished',
};
