/** Parameters of a remote select besides its keyword. */
export interface RemoteSelect {
  select?: boolean | undefined;
  initValue?: string | readonly string[] | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

const PAGE = 10;

/** Returns all options, or for a remote select one page of them or just the chosen ones. */
export function chooseOptions<Option extends { value: string }>(
  options: readonly Option[],
  { select, initValue, page, limit }: RemoteSelect,
): Option[] | { list: Option[]; total: number } {
  if (!select) return [...options];
  const chosen = new Set(readValues(initValue));
  const found = chosen.size ? options.filter(({ value }) => chosen.has(value)) : options;
  const size = limit ?? PAGE;
  const start = chosen.size ? 0 : ((page ?? 1) - 1) * size;
  const end = chosen.size ? found.length : start + size;
  return { list: found.slice(start, end), total: found.length };
}

function readValues(initValue: RemoteSelect['initValue']): string[] {
  const values = typeof initValue === 'string' ? initValue.split(',') : (initValue ?? []);
  return values.map((value) => value.trim()).filter((value) => value !== '');
}
