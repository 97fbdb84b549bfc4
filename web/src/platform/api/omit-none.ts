/** Returns the fields that are not null, for a body whose optional fields are absent rather than null. */
export function omitNone<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], null> } {
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as { [Name in keyof Fields]: Exclude<Fields[Name], null> };
}
