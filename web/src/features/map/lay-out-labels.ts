import type { FlatPoint } from './map-view.ts';

/** A point with a label of this width, in pixels of the scaled map. */
export interface LabelPoint extends FlatPoint {
  id: number;
  width: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A label of one point, or of several points whose labels would cover one another. */
export interface Label {
  /** The first one gives the label its place. */
  ids: number[];
  /** Position of the first point. */
  x: number;
  y: number;
  box: Box;
}

/** Height of a label and its distance from the point and from other labels, in pixels. */
export const labelSize = { height: 26, away: 7, gap: 2 };

/**
 * Places labels beside their points without overlaps, earlier points first: above, below, at the right or the left. A
 * point without space joins the nearest label. The places depend on the scale only, so nothing moves while the map is
 * dragged.
 */
export function layOutLabels(points: readonly LabelPoint[]): Label[] {
  const labels: Label[] = [];
  for (const point of points) {
    const taken = labels.map(({ box }) => box);
    const box = placesOf(point).find((place) => isFree(place, taken));
    if (box) labels.push({ ids: [point.id], x: point.x, y: point.y, box });
    else nearestTo(point, labels).ids.push(point.id);
  }
  return labels;
}

/** Whether a box overlaps none of the others. */
export function isFree(box: Box, others: readonly Box[]): boolean {
  return others.every(
    (other) =>
      box.left >= other.left + other.width + labelSize.gap ||
      other.left >= box.left + box.width + labelSize.gap ||
      box.top >= other.top + other.height + labelSize.gap ||
      other.top >= box.top + box.height + labelSize.gap,
  );
}

function placesOf({ x, y, width }: LabelPoint): Box[] {
  const { height, away } = labelSize;
  const size = { width, height };
  return [
    { left: x - width / 2, top: y - height - away, ...size },
    { left: x - width / 2, top: y + away, ...size },
    { left: x + away, top: y - height / 2, ...size },
    { left: x - width - away, top: y - height / 2, ...size },
  ];
}

/** The label whose point is nearest; a point without space always has one. */
function nearestTo({ x, y }: FlatPoint, labels: readonly Label[]): Label {
  return labels.reduce((nearest, label) =>
    Math.hypot(label.x - x, label.y - y) < Math.hypot(nearest.x - x, nearest.y - y) ? label : nearest,
  );
}

/**
 * The label to which an arrow key moves the focus: the nearest one in that direction, sideways distance counting
 * double; undefined if there is none.
 */
export function labelBeyond(labels: readonly Label[], from: Label, key: string): Label | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const away = ({ x, y }: Label) => (x - from.x) * direction.x + (y - from.y) * direction.y;
  const aside = ({ x, y }: Label) =>
    Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
  const costOf = (label: Label) => away(label) + 2 * aside(label);
  return labels
    .filter((label) => label !== from && away(label) > 0)
    .reduce<Label | undefined>(
      (best, label) => (best && costOf(best) <= costOf(label) ? best : label),
      undefined,
    );
}

const directions: Readonly<Record<string, FlatPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
