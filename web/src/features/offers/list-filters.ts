/** Address format of one filter. */
export interface FilterKind<Value> {
  /** Undefined if the text is invalid; the filter is then not active. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  /** Number of filters that the value stands for. */
  count: (value: Value) => number;
  /** Only for a choice that clearing the filters keeps: its value where nothing was chosen. */
  lasting?: Value;
}

export type FilterKinds<Filters> = { [Name in keyof Filters]-?: FilterKind<NonNullable<Filters[Name]>> };

/** Codes, at most `most` of them. */
export const codes = (most: number): FilterKind<string[]> =>
  listOf((word) => (word.length <= 60 ? word : undefined), most);

/** Numbers from 1 to `max`, at most `most` of them. */
export const numbers = (most: number, max = Number.MAX_SAFE_INTEGER): FilterKind<number[]> =>
  listOf(
    (word) =>
      /^\d{1,16}$/.test(word) && Number(word) >= 1 && Number(word) <= max ? Number(word) : undefined,
    most,
  );

/** Words of a fixed list, in the order of the list. */
export function wordsOf<Word extends string>(all: readonly Word[]): FilterKind<Word[]> {
  return {
    ...listOf<Word>((word) => all.find((known) => known === word), all.length),
    read: (text) => setOrNone(all.filter((word) => text.split(',').includes(word))),
  };
}

/** One word of a fixed list, which clearing the filters keeps; the first is the default. */
export function choiceOf<Word extends string>(all: readonly [Word, ...Word[]]): FilterKind<Word> {
  return {
    read: (text) => all.find((word) => word === text),
    write: (value) => value,
    count: () => 0,
    lasting: all[0],
  };
}

/** A flag. */
export const flag: FilterKind<boolean> = {
  read: (text) => text === '1' || undefined,
  write: () => '1',
  count: () => 1,
};

/** A text of up to 60 characters. */
export const shortText: FilterKind<string> = {
  read: (text) => text.trim().slice(0, 60) || undefined,
  write: (value) => value,
  count: () => 1,
};

/** One end of a price range, in minor units; `setPrices` counts both ends as one. */
export const priceEnd: FilterKind<number> = {
  read: (text) => wholeNumber(text) ?? undefined,
  write: String,
  count: () => 0,
};

/** Parses an integer of up to 12 digits from an address; null for anything else. */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

function listOf<Value extends string | number>(
  toValue: (word: string) => Value | undefined,
  most: number,
): FilterKind<Value[]> {
  return {
    read: (text) => {
      const values = text.split(',').flatMap((word) => (word ? (toValue(word) ?? []) : []));
      return setOrNone(values.slice(0, most));
    },
    write: (values) => values.join(','),
    count: (values) => values.length,
  };
}

function setOrNone<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined;
}
