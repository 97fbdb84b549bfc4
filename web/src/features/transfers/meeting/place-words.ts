import type { TransferPlace } from '@serai/contract/transfers/transfers';

/** Phrase for the driver's meeting point at a place: a hotel has a lobby, an area no entrance. */
export function meetingWord({ kind }: Pick<TransferPlace, 'kind'>): 'meet_hotel' | 'meet_spot' | 'meet_area' {
  if (kind === 'hotel') return 'meet_hotel';
  return kind === 'area' ? 'meet_area' : 'meet_spot';
}

/** Joins further facts of a place besides its name, without duplicates. */
export function placeDetails({ name, name_alt, zone, address }: TransferPlace): string {
  const others = [name_alt, zone, address].filter((part) => part !== '' && part !== name);
  return [...new Set(others)].join(' · ');
}
