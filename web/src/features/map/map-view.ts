/** A place on the earth in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Kilometres east and south of an origin; within a city the earth is flat enough. */
export interface FlatPoint {
  x: number;
  y: number;
}

/** The part of the flat map that is shown: its centre and its scale. */
export interface MapView extends FlatPoint {
  pxPerKm: number;
}

/** Size of the frame in pixels. */
export interface FrameSize {
  width: number;
  height: number;
}

const kmPerDegree = 111.195;

/** Narrowest and widest scale: 50 m and 200 km on 100 pixels. */
const scales = { max: 2000, min: 0.5 };

/** Single hotels are shown with their surroundings of this width in kilometres. */
const minSpanKm = 1.6;

/** Returns the function that projects positions around an origin. */
export function projectAround(origin: Position): (position: Position) => FlatPoint {
  const kmPerDegreeEast = kmPerDegree * Math.cos((origin.latitude * Math.PI) / 180);
  return ({ latitude, longitude }) => ({
    x: (longitude - origin.longitude) * kmPerDegreeEast,
    y: (origin.latitude - latitude) * kmPerDegree,
  });
}

/** The view that shows all points with a margin in pixels. */
export function fitView(points: readonly FlatPoint[], size: FrameSize, margin: number): MapView {
  if (points.length === 0) return { x: 0, y: 0, pxPerKm: 40 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const across = Math.max(size.width - 2 * margin, 40) / Math.max(right - left, minSpanKm);
  const down = Math.max(size.height - 2 * margin, 40) / Math.max(bottom - top, minSpanKm);
  return { x: (left + right) / 2, y: (top + bottom) / 2, pxPerKm: boundScale(Math.min(across, down)) };
}

/** Zooms by a factor; the point at `at`, in pixels from the centre of the frame, stays where it is. */
export function zoomView(view: MapView, factor: number, at: FlatPoint = { x: 0, y: 0 }): MapView {
  const pxPerKm = boundScale(view.pxPerKm * factor);
  const kept = 1 / view.pxPerKm - 1 / pxPerKm;
  return { x: view.x + at.x * kept, y: view.y + at.y * kept, pxPerKm };
}

/** Moves the map with the pointer, in pixels. */
export function panView(view: MapView, dx: number, dy: number): MapView {
  return { ...view, x: view.x - dx / view.pxPerKm, y: view.y - dy / view.pxPerKm };
}

/** Whether the view cannot be zoomed in further. */
export function isClosest({ pxPerKm }: MapView): boolean {
  return pxPerKm >= scales.max;
}

/** Whether a point in pixels from the centre of the frame is inside of it. */
export function isInside({ x, y }: FlatPoint, { width, height }: FrameSize): boolean {
  return Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2;
}

/** A square of a tiled map in Web Mercator, and its place in pixels of the scaled flat map. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Tiles are drawn at 0.7 to 1.4 times this width in pixels. */
const tilePx = 256;
/** Highest zoom that tile servers usually have. */
const maxZoom = 18;
/** A window of two screens has fewer. */
const maxTiles = 150;

/** The tiles that cover the frame around the view; `origin` is the position at 0, 0 of the flat map. */
export function tilesIn(view: MapView, size: FrameSize, origin: Position): Tile[] {
  const kmPerDegreeEast = kmPerDegree * Math.cos((origin.latitude * Math.PI) / 180);
  const pxPerTurn = 360 * kmPerDegreeEast * view.pxPerKm;
  const z = Math.max(0, Math.min(maxZoom, Math.round(Math.log2(pxPerTurn / tilePx))));
  const across = 2 ** z;
  const columnAt = (xKm: number) => ((origin.longitude + xKm / kmPerDegreeEast + 180) / 360) * across;
  const rowAt = (yKm: number) => mercatorRow(origin.latitude - yKm / kmPerDegree) * across;
  const leftOf = (x: number) =>
    Math.round(((x / across) * 360 - 180 - origin.longitude) * kmPerDegreeEast * view.pxPerKm);
  const topOf = (y: number) =>
    Math.round((origin.latitude - latitudeOf(y / across)) * kmPerDegree * view.pxPerKm);
  const halfWidth = size.width / 2 / view.pxPerKm;
  const halfHeight = size.height / 2 / view.pxPerKm;
  const columns = range(columnAt(view.x - halfWidth), columnAt(view.x + halfWidth), across);
  const rows = range(rowAt(view.y - halfHeight), rowAt(view.y + halfHeight), across);
  return rows
    .flatMap((y) =>
      columns.map((x) => {
        const [left, top] = [leftOf(x), topOf(y)];
        return { z, x, y, left, top, width: leftOf(x + 1) - left, height: topOf(y + 1) - top };
      }),
    )
    .slice(0, maxTiles);
}

/** Row of a latitude as a share of the world from the north, in Web Mercator. */
function mercatorRow(latitude: number): number {
  const sine = Math.sin((Math.min(Math.max(latitude, -85), 85) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

function latitudeOf(row: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI;
}

/** Whole numbers from `first` to `last`, within 0 and `count`. */
function range(first: number, last: number, count: number): number[] {
  const from = Math.max(0, Math.floor(first));
  const to = Math.min(count - 1, Math.floor(last));
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** The longest round distance that fits in `maxPx` pixels, in kilometres. */
export function roundDistance(pxPerKm: number, maxPx: number): number {
  const longest = maxPx / pxPerKm;
  const power = 10 ** Math.floor(Math.log10(longest));
  const step = [5, 2, 1].find((each) => each * power <= longest) ?? 1;
  return step * power;
}

function boundScale(pxPerKm: number): number {
  return Math.min(Math.max(pxPerKm, scales.min), scales.max);
}
