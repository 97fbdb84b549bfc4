/**
 * The arguments that fill a phrase: none, or an object with its placeholders. For a union of phrases, as of the key
 * `status_${status}`, a placeholder is required if all of them have it, and allowed if one of them has it.
 */
export type ValuesOf<Text> = [Placeholder<Text>] extends [never]
  ? []
  : [keyof FilledBy<Text>] extends [never]
    ? [values?: Values<Text>]
    : [values: Values<Text>];

type Values<Text> = { [Name in keyof FilledBy<Text>]: string | number } & {
  [Name in Exclude<Placeholder<Text>, keyof FilledBy<Text>>]?: string | number;
};

/** One object for each phrase of a union, so that `keyof` returns the placeholders that all of them have. */
type FilledBy<Text> = Text extends string ? { [Name in Placeholder<Text>]: string | number } : never;

/** Names of the placeholders: `name` and `count` for `{name}: {count|night|nights}`. */
type Placeholder<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}|${string}` ? Name : Place) | Placeholder<Rest>
  : never;
