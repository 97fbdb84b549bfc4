import type { Rate } from './load-detail.ts';

type Bed = Rate['bed'];

/** A condition that narrows the rates on the page: with breakfast, cancellable, or a kind of bed. */
export type RateChip = 'breakfast' | 'cancellable' | Bed;

/** Facts of a rate that the chips look at. */
export type ChipFacts = Pick<Rate, 'meal' | 'bed' | 'cancellation'>;

export interface ChipCount {
  chip: RateChip;
  /** Number of rates. */
  count: number;
}

/**
 * Chips that divide the rates, each with the number of rates that fulfil it; a chip that all rates fulfil is useless. Chosen
 * ones always belong to it, because new dates may leave no such rate.
 */
export function listChips(rates: readonly ChipFacts[], chosen: readonly RateChip[]): ChipCount[] {
  const beds = new Set<RateChip>(rates.map(({ bed }) => bed));
  for (const chip of chosen) if (isBed(chip)) beds.add(chip);
  return (['breakfast', 'cancellable', ...beds] as const)
    .map((chip) => ({ chip, count: rates.filter((rate) => fulfils(rate, chip)).length }))
    .filter(({ chip, count }) => (count > 0 && count < rates.length) || chosen.includes(chip));
}

/** Whether a rate fits the chosen chips: one of the beds, and each of the others. */
export function fitsChips(rate: ChipFacts, chosen: readonly RateChip[]): boolean {
  const beds = chosen.filter(isBed);
  return (
    (beds.length === 0 || beds.includes(rate.bed)) &&
    chosen.every((chip) => isBed(chip) || fulfils(rate, chip))
  );
}

/** Chosen chips whose removal leaves rates, the most rates first. */
export function listRemedies(rates: readonly ChipFacts[], chosen: readonly RateChip[]): ChipCount[] {
  return chosen
    .map((chip) => {
      const rest = chosen.filter((other) => other !== chip);
      return { chip, count: rates.filter((rate) => fitsChips(rate, rest)).length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function fulfils({ meal, cancellation, bed }: ChipFacts, chip: RateChip): boolean {
  if (chip === 'breakfast') return meal !== 'room_only';
  if (chip === 'cancellable') return cancellation !== 'non_refundable';
  return bed === chip;
}

function isBed(chip: RateChip): chip is Bed {
  return chip !== 'breakfast' && chip !== 'cancellable';
}
