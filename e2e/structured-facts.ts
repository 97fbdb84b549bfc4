/** An object in the vocabulary of schema.org. */
type Fact = Record<string, unknown>;

/**
 * Required properties of each type, by dotted paths. Search engines require less: of `Article` and
 * `Organization` nothing is required by
 * developers.google.com/search/docs/appearance/structured-data/{article,organization}; listed here are the
 * recommended properties that we always know. `BreadcrumbList` follows …/breadcrumb. `Hotel` and
 * `TravelAgency` are kinds of `LocalBusiness`, for which …/local-business requires name and address; the
 * parts of an address are specified for hotels at developers.google.com/hotels/hotel-prices/structured-data.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'datePublished', 'dateModified', 'author.name', 'publisher.name', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction.target'],
  Organization: ['name', 'url', 'logo'],
  TravelAgency: ['name', 'url', 'address.streetAddress', 'address.addressCountry'],
  Hotel: [
    'name',
    'address.streetAddress',
    'address.addressLocality',
    'address.addressCountry',
    'geo.latitude',
  ],
};

/** Returns the faults of a structured-data script in words; empty if it is valid. */
export function faultsOfFacts(json: string): string[] {
  let fact: Fact;
  try {
    fact = JSON.parse(json) as Fact;
  } catch {
    return [`is no JSON: ${json.slice(0, 80)}`];
  }
  const type = String(fact['@type']);
  const fields = required[type];
  if (fact['@context'] !== 'https://schema.org' || !fields) return [`is of an unknown type ${type}`];
  return [
    ...fields.filter((path) => isMissing(valueAt(fact, path))).map((path) => `${type} lacks ${path}`),
    ...emptyValues(fact).map((path) => `${type} says nothing as ${path}`),
    ...(type === 'BreadcrumbList' ? faultsOfTrail(fact) : []),
    ...faultsOfCountry(fact),
    ...['datePublished', 'dateModified'].flatMap((name) =>
      name in fact && Number.isNaN(Date.parse(String(fact[name]))) ? [`${type} has no date as ${name}`] : [],
    ),
    ...(String(fact.dateModified ?? '~') < String(fact.datePublished ?? '')
      ? [`${type} changed before it was published`]
      : []),
  ];
}

/** A country is given by its ISO 3166-1 code. */
function faultsOfCountry(fact: Fact): string[] {
  const country = valueAt(fact, 'address.addressCountry');
  return country === undefined || /^[A-Z]{2}$/.test(String(country)) ? [] : [`is in ${String(country)}`];
}

/**
 * The positions of a breadcrumb are numbered from 1, and each has a name and a link; a single one is not a
 * breadcrumb.
 */
function faultsOfTrail(fact: Fact): string[] {
  const steps = fact.itemListElement as Fact[];
  if (!Array.isArray(steps) || steps.length < 2) return ['BreadcrumbList has fewer than two steps'];
  return steps.flatMap(({ '@type': type, position, name, item }, at) => {
    const isWhole = type === 'ListItem' && position === at + 1 && name && URL.canParse(String(item));
    return isWhole ? [] : [`BreadcrumbList has no whole step ${at + 1}`];
  });
}

function valueAt(fact: Fact, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Fact | undefined)?.[name], fact);
}

function isMissing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function emptyValues(value: unknown, path = ''): string[] {
  if (isMissing(value)) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value as Fact).flatMap(([name, part]) =>
    emptyValues(part, path ? `${path}.${name}` : name),
  );
}
