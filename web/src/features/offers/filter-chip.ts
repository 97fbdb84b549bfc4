import type { FacetGroup } from './facet-groups.tsx';

/** A group of filters as a chip above the list. */
export interface FilterChip {
  /** Name of the group in the sheet: the `data-filter` of its element. */
  name: string;
  label: string;
  /** The active filters in words; empty for none. */
  chosen: string;
  /** Filters that the chip's clear button removes. */
  clears: readonly string[];
}

/** Chips of facet groups; a group without entries has none. */
export function facetChips(groups: readonly FacetGroup<string>[]): FilterChip[] {
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, legend, entries, chosen = [] }) => {
      const words = chosen.map(
        (value) => entries.find((entry) => entry.value === String(value))?.label ?? '',
      );
      const [first = ''] = words;
      const more = chosen.length > 1 ? ` +${chosen.length - 1}` : '';
      return {
        name,
        label: legend,
        chosen: chosen.length > 0 ? `${first || legend}${more}` : '',
        clears: [name],
      };
    });
}

/** Chip of a price range: its name stands for the range, because amounts follow the prices that are shown. */
export function priceChip(
  label: string,
  { price_min, price_max }: { price_min?: number | undefined; price_max?: number | undefined },
): FilterChip {
  const isActive = price_min !== undefined || price_max !== undefined;
  return { name: 'price', label, chosen: isActive ? label : '', clears: ['price_min', 'price_max'] };
}

/** Active chips first; otherwise in the order of the sheet. */
export function activeFirst(chips: readonly FilterChip[]): FilterChip[] {
  return [...chips.filter(({ chosen }) => chosen !== ''), ...chips.filter(({ chosen }) => chosen === '')];
}
