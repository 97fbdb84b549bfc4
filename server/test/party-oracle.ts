/** A rate's supplements and limits from the database, and the guests of a room, as input of the oracle. */
export interface OracleTerms {
  base: number;
  min_stay: number;
  child_bands: { from: number; to: number; amount: number }[];
  supplements: { kind: string; from: string; to: string; ageFrom?: number; ageTo?: number; amount: number }[];
  stay_limits: Record<string, unknown>[];
}

export interface OracleParty {
  adults: number;
  child_ages: readonly number[];
  child_beds: number;
}

/**
 * Returns the supplement of a room's guests per night, by trying every choice of children who pay as adults;
 * undefined if no choice has a price.
 */
export function askParty(
  terms: OracleTerms,
  night: string,
  party: OracleParty,
  priceOf: (net: number) => number,
): number | undefined {
  const rows = [
    ...terms.child_bands.map(({ from, to, amount }) => {
      return { kind: 'child', from: '', to: '', ageFrom: from, ageTo: to, amount };
    }),
    ...terms.supplements,
  ].filter((row) => holds(row, night));
  const last = (kind: string, age?: number) =>
    rows
      .filter((row) => row.kind === kind)
      .filter((row) => age === undefined || (row.ageFrom! <= age && age <= row.ageTo!))
      .at(-1);
  const ages = [...party.child_ages].sort((a, b) => b - a);
  const asChild = ages.map((age, at) => {
    const kind = at < party.child_beds ? 'child_bed' : 'child';
    const oldest = Math.max(...rows.filter((row) => row.kind === kind).map((row) => row.ageTo!));
    const row = last(kind, age);
    if (!row && (kind === 'child_bed' || (Number.isFinite(oldest) && age > oldest))) return undefined;
    return priceOf(row?.amount ?? 0) + priceOf(last('meal_child', age)?.amount ?? 0);
  });
  const sums: number[] = [];
  for (let choice = 0; choice < 2 ** ages.length; choice++) {
    const isAdult = ages.map((_, at) => ((choice >> at) & 1) === 1);
    if (asChild.some((amount, at) => amount === undefined && !isAdult[at])) continue;
    const adults = party.adults + isAdult.filter(Boolean).length;
    const extra = last('extra_adult');
    if (adults > terms.base && !extra) continue;
    const beds = Math.max(0, adults - terms.base) * priceOf(extra?.amount ?? 0);
    const meals = adults * priceOf(last('meal_adult')?.amount ?? 0);
    const single = adults === 1 && terms.base > 1 ? priceOf(last('single_use')?.amount ?? 0) : 0;
    const children = asChild.reduce<number>((total, amount, at) => total + (isAdult[at] ? 0 : amount!), 0);
    sums.push(beds + meals - single + children);
  }
  return sums.length > 0 ? Math.min(...sums) : undefined;
}

/** Whether the limits of a rate admit a stay. */
export function takesStay(
  { min_stay, stay_limits }: OracleTerms,
  nights: readonly string[],
  checkOut: string,
): boolean {
  const said = (day: string, field: string) =>
    stay_limits
      .filter((row) => row[field] !== undefined && holds(row as never, day))
      .filter(({ weekdays }) => weekdays === '' || String(weekdays).includes(weekdayOf(day)))
      .at(-1)?.[field];
  const [arrival] = nights;
  return (
    nights.length >= ((said(arrival!, 'minStay') as number) ?? min_stay) &&
    nights.length <= ((said(arrival!, 'maxStay') as number) ?? 30) &&
    !said(arrival!, 'closedToArrival') &&
    !said(checkOut, 'closedToDeparture') &&
    nights.every((night) => !said(night, 'stopSell'))
  );
}

function holds({ from, to }: { from: string; to: string }, day: string): boolean {
  if (from === '') return true;
  const asked = day.slice(-from.length);
  return from <= to ? asked >= from && asked <= to : asked >= from || asked <= to;
}

function weekdayOf(day: string): string {
  return String(((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1);
}
