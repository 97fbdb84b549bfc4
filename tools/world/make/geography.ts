/** Returns straight kilometres; over a town the earth is flat enough. */
export function distanceKm(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const north = (lat1 - lat2) * 111.2;
  const east = (lon1 - lon2) * 111.2 * Math.cos((lat1 * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Makes a code from an English name. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
