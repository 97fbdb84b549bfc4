import { mix } from './light.ts';
import { num, type Pen, path } from './pen.ts';

/** A wall's openings: `bays` across and `floors` up, in the given frame. */
export interface Openings {
  x: number;
  y: number;
  width: number;
  height: number;
  bays: number;
  floors: number;
  shape: Shape;
}

export type Shape = 'tall' | 'wide' | 'arched' | 'pair' | 'ribbon';
export const SHAPES: readonly Shape[] = ['tall', 'wide', 'arched', 'pair', 'ribbon'];

/**
 * Draws windows with their frames; some are lit when lamps are. All of one kind share one path, because a
 * tower has hundreds.
 */
export function drawWindows(pen: Pen, openings: Openings, trim: string): string {
  const { bays, floors, shape } = openings;
  const cell = { w: openings.width / bays, h: openings.height / floors };
  const dark: string[] = [];
  const lit: string[] = [];
  const frames: string[] = [];
  for (let floor = 0; floor < floors; floor++) {
    for (let bay = 0; bay < bays; bay++) {
      const x = openings.x + bay * cell.w;
      const y = openings.y + floor * cell.h;
      const [glass, frame] = opening(shape, x, y, cell.w, cell.h);
      (pen.chance.happens(pen.light.lamp * 0.7) ? lit : dark).push(glass);
      frames.push(frame);
    }
  }
  const { light } = pen;
  const pane = mix(mix('#3d5a66', light.middle, 0.35), light.ink, 0.15 + 0.35 * light.lamp);
  return (
    path(frames.join(''), trim, 'opacity="0.9"') +
    path(dark.join(''), pane) +
    path(lit.join(''), mix('#ffd58a', light.low, 0.15))
  );
}

/** Returns the glass and the frame around it, as paths. */
function opening(shape: Shape, x: number, y: number, w: number, h: number): [string, string] {
  const box = (left: number, top: number, wide: number, tall: number) =>
    `M${num(left)} ${num(top)}h${num(wide)}v${num(tall)}h${num(-wide)}Z`;
  const at = (fx: number, fy: number, fw: number, fh: number): [string, string] => {
    const [left, top, wide, tall] = [x + w * fx, y + h * fy, w * fw, h * fh];
    const edge = Math.min(4, w * 0.06);
    return [box(left, top, wide, tall), box(left - edge, top - edge, wide + 2 * edge, tall + 2 * edge)];
  };
  if (shape === 'tall') return at(0.3, 0.16, 0.4, 0.66);
  if (shape === 'wide') return at(0.14, 0.24, 0.72, 0.5);
  if (shape === 'ribbon') return at(0.03, 0.26, 0.94, 0.46);
  if (shape === 'pair') {
    const [left, right] = [at(0.16, 0.2, 0.28, 0.58), at(0.56, 0.2, 0.28, 0.58)];
    return [left[0] + right[0], left[1] + right[1]];
  }
  const [left, top, wide, tall] = [x + w * 0.27, y + h * 0.2, w * 0.46, h * 0.62];
  const arch = (grow: number) => {
    const [l, t, wd, tl] = [left - grow, top - grow, wide + 2 * grow, tall + 2 * grow];
    return `M${num(l)} ${num(t + tl)}V${num(t + wd / 2)}A${num(wd / 2)} ${num(wd / 2)} 0 0 1 ${num(l + wd)} ${num(t + wd / 2)}V${num(t + tl)}Z`;
  };
  return [arch(0), arch(Math.min(4, w * 0.06))];
}
