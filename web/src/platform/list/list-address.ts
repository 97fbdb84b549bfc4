import { isCivilDate } from '@serai/contract/civil-date';
import { type Place, readPlace, writePlace } from './place.ts';

/** How one field of a list's search is stored in the address. */
interface AddressField<Value> {
  /** Value of an absent or invalid parameter; it is never written. */
  initial: Value;
  read: (text: string) => Value;
  /** Tabs and filters narrow the list; its order and its form do not. Clearing the filters keeps the tab. */
  role: 'tab' | 'filter' | 'order';
}

// The compiler infers each field's value from its declaration.
// biome-ignore lint/suspicious/noExplicitAny: a field of any value
type AddressFields = Readonly<Record<string, AddressField<any>>>;

type ValuesOf<Fields extends AddressFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never;
};

export interface ListAddress<Search extends Place> {
  read: (params: URLSearchParams) => Search;
  /** Parameters in the order of the declaration, the place last; initial values are omitted. */
  write: (search: Search) => URLSearchParams;
  /** Whether a tab or a filter hides rows. */
  isNarrowed: (search: Search) => boolean;
  /** Whether a filter is set; `cleared` removes it. */
  isFiltered: (search: Search) => boolean;
  /** All filters at their initial values, without tab, sort and place. */
  cleared: Partial<Search>;
}

/** Search of a list: `type OrderSearch = SearchOf<typeof orderAddress>`. */
export type SearchOf<Address> = Address extends ListAddress<infer Search> ? Search : never;

/** Declares the fields of a list's address; the place in the list is always included. */
export function listAddress<Fields extends AddressFields>(
  fields: Fields,
): ListAddress<ValuesOf<Fields> & Place> {
  type Search = ValuesOf<Fields> & Place;
  const all = Object.entries(fields);
  const isSet = (search: Search, roles: readonly string[]) =>
    all.some(([name, { initial, role }]) => roles.includes(role) && search[name] !== initial);
  return {
    read: (params) => {
      const values = all.map(([name, field]) => {
        const text = params.get(name);
        return [name, text === null ? field.initial : field.read(text)];
      });
      return { ...Object.fromEntries(values), ...readPlace(params) };
    },
    write: (search) => {
      const params = new URLSearchParams();
      for (const [name, { initial }] of all) {
        if (search[name] !== initial) params.set(name, String(search[name]));
      }
      return writePlace(params, search);
    },
    isNarrowed: (search) => isSet(search, ['tab', 'filter']),
    isFiltered: (search) => isSet(search, ['filter']),
    cleared: Object.fromEntries(
      all.flatMap(([name, { initial, role }]) => (role === 'filter' ? [[name, initial]] : [])),
    ) as Partial<Search>,
  };
}

/** The value selected by the tabs; null is the tab of all rows. */
export function tabOf<Value extends string>(values: readonly Value[]): AddressField<Value | null> {
  return { ...oneOf(values), role: 'tab' };
}

/** One of several values. With a `usual` value the field is a sort, otherwise a filter; null is all rows. */
export function oneOf<Value extends string>(values: readonly Value[]): AddressField<Value | null>;
export function oneOf<const Value extends string>(
  values: readonly Value[],
  usual: NoInfer<Value>,
): AddressField<Value>;
export function oneOf<Value extends string>(
  values: readonly Value[],
  usual: Value | null = null,
): AddressField<Value | null> {
  return {
    initial: usual,
    read: (text) => values.find((value) => value === text) ?? usual,
    role: usual === null ? 'filter' : 'order',
  };
}

/** Text typed by the user, truncated to `maxLength` UTF-16 units; empty for none. */
export function text(maxLength: number): AddressField<string> {
  return { initial: '', read: (typed) => typed.slice(0, maxLength), role: 'filter' };
}

/** A code that the server interprets, e.g. a product, truncated to `maxLength` UTF-16 units; null for any. */
export function code(maxLength: number): AddressField<string | null> {
  return { initial: null, read: (typed) => typed.slice(0, maxLength) || null, role: 'filter' };
}

/** A civil date; null for none. */
export const civilDate: AddressField<string | null> = {
  initial: null,
  read: (typed) => (isCivilDate(typed) ? typed : null),
  role: 'filter',
};

/** A month `YYYY-MM` that a calendar shows; it hides no rows. */
export const civilMonth: AddressField<string | null> = {
  initial: null,
  read: (typed) => (isCivilDate(`${typed}-01`) ? typed : null),
  role: 'order',
};

/** The id of an object that the rows belong to; null for any. */
export const objectId: AddressField<number | null> = {
  initial: null,
  read: (typed) => {
    const id = Number(typed);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  },
  role: 'filter',
};
