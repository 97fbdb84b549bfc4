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
