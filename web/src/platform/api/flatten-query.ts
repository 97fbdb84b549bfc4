/**
 * Encodes nested parameters for the wire: `{ rooms: [{ adults: 2 }] }` → `rooms[0][adults]=2`. Omits
 * undefined and null; booleans are 1 and 0.
 */
export function flattenQuery(data: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) append(query, name, value);
  return query;
}

/** Returns the address of a call with its encoded query. */
export function withQuery(address: string, data: object): string {
  const query = flattenQuery(data).toString();
  return query ? `${address}?${query}` : address;
}

function append(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) append(query, `${name}[${key}]`, inner);
    return;
  }
  query.append(name, typeof value === 'boolean' ? (value ? '1' : '0') : String(value));
}
