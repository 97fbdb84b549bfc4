/** Returns the faults of a value, by path; empty if it is valid. */
export type Shape = (value: unknown, path: string) => string[];

const holds =
  (what: string, test: (value: unknown) => boolean): Shape =>
  (value, path) =>
    test(value) ? [] : [`${path} is no ${what}: ${JSON.stringify(value)}`];

export const text = holds('text', (value) => typeof value === 'string');
export const filled = holds(
  'text with something in it',
  (value) => typeof value === 'string' && value !== '',
);
export const whole = holds('whole number', Number.isSafeInteger);
export const flag = holds('boolean', (value) => typeof value === 'boolean');
/** Unix seconds of this century: neither milliseconds nor text. */
export const seconds = holds(
  'unix time in seconds',
  (value) => Number.isInteger(value) && inCentury(Number(value)),
);
const inCentury = (value: number) => value > 1e9 && value < 4.2e9;
export const never = holds(
  '0 for never, or unix time',
  (value) => value === 0 || (Number.isInteger(value) && inCentury(Number(value))),
);
/** An amount of the family calls: text with exactly two decimals. */
export const money = holds(
  'amount as text with two decimals',
  (value) => typeof value === 'string' && /^-?\d+\.\d\d$/.test(value),
);
export const civilDate = holds(
  'civil date',
  (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
);

export function matching(pattern: RegExp): Shape {
  return holds(String(pattern), (value) => typeof value === 'string' && pattern.test(value));
}

export function oneOf(...values: readonly unknown[]): Shape {
  return holds(`one of ${values.join(', ')}`, (value) => values.includes(value));
}

export function listOf(item: Shape, length?: number): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return [`${path} is no list: ${JSON.stringify(value)}`];
    if (length !== undefined && value.length !== length)
      return [`${path} has ${value.length} items, not ${length}`];
    return value.flatMap((one, at) => item(one, `${path}[${at}]`));
  };
}

/** Exactly these keys; a shape in `optional` may be missing as a whole. */
export function exactly(shapes: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path} is no object`];
    const all = { ...shapes, ...optional };
    const unknown = Object.keys(value).filter((key) => !(key in all));
    const missing = Object.keys(shapes).filter((key) => !(key in value));
    return [
      ...unknown.map((key) => `${path}.${key} is not agreed`),
      ...missing.map((key) => `${path}.${key} is missing`),
      ...Object.entries(value).flatMap(([key, item]) => all[key]?.(item, `${path}.${key}`) ?? []),
    ];
  };
}

/** A shape built lazily at each depth, for nested nodes. */
export function later(shape: () => Shape): Shape {
  return (value, path) => shape()(value, path);
}
