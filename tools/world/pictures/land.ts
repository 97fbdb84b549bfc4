import { mix } from './light.ts';
import { depth, downward, num, outline, oval, type Pen, type Point, path, rect } from './pen.ts';

/**
 * A line of hills: `height` above its foot at `y`; `rough` 0 is dunes, 1 is crags. Fades into mist at the
 * foot.
 */
export function drawHills(
  pen: Pen,
  hills: { y: number; height: number; rough: number; near: number },
): string {
  const { chance, width } = pen;
  const waves = [1, 2.3, 4.7, 9.1, 19, 37].map((pitch, index) => ({
    pitch: pitch * chance.between(0.8, 1.25),
    shift: chance.between(0, 7),
    size: (index < 3 ? 1 : hills.rough) / (1 + index * 1.25),
  }));
  const points: Point[] = [];
  for (let x = -10; x <= width + 10; x += 6) {
    const sum = waves.reduce(
      (total, wave) => total + wave.size * Math.sin((x / width) * wave.pitch * Math.PI + wave.shift),
      0,
    );
    points.push([x, hills.y - hills.height * (0.5 + sum * 0.32)]);
  }
  return closeToFoot(pen, points, hills.y + hills.height * 0.5, hills.near);
}

/** Limestone towers: steep rounded humps, separate from each other. */
export function drawKarst(
  pen: Pen,
  karst: { y: number; height: number; near: number; count: number },
): string {
  const { chance, width } = pen;
  const humps = Array.from({ length: karst.count }, (_, index) => ({
    at: ((index + chance.between(0.1, 0.9)) / karst.count) * width,
    wide: chance.between(50, 105),
    tall: karst.height * chance.between(0.45, 1),
    lean: chance.between(-0.25, 0.25),
  }));
  const points: Point[] = [];
  for (let x = -10; x <= width + 10; x += 4) {
    const top = humps.reduce((best, hump) => {
      const off = (x - hump.at) / hump.wide + hump.lean * 0.4;
      const profile = Math.max(0, 1 - Math.abs(off) ** 2.6);
      return Math.max(best, hump.tall * profile ** 0.6);
    }, 0);
    points.push([x, karst.y - top - Math.sin(x * 0.21) * 1.6 - Math.sin(x * 0.07) * 3]);
  }
  return closeToFoot(pen, points, karst.y + 40, karst.near);
}

function closeToFoot(pen: Pen, points: Point[], foot: number, near: number): string {
  const colour = depth(pen, near);
  const fill = downward(pen, [
    [0, colour],
    [0.45, mix(colour, pen.light.haze, 0.16)],
    [1, mix(colour, mix(pen.light.haze, pen.light.low, 0.35), 0.6)],
  ]);
  return path(outline([...points, [pen.width + 10, foot], [-10, foot]]), fill);
}

/** A band of mist between two layers. */
export function drawMist(pen: Pen, y: number, thickness: number, opacity: number): string {
  const colour = mix(pen.light.haze, pen.light.low, 0.55);
  const fill = downward(pen, [
    [0, colour, 0],
    [0.55, colour, opacity],
    [1, colour, 0],
  ]);
  return rect(0, y - thickness * 0.6, pen.width, thickness, fill);
}

/** Flat ground from `y` to the lower edge, darker towards the viewer. */
export function drawGround(pen: Pen, y: number, near: number, tint?: string): string {
  const far = depth(pen, near);
  const close = mix(pen.light.ink, '#000000', 0.15);
  const fill = downward(pen, [
    [0, tint ? mix(far, tint, 0.45) : far],
    [1, tint ? mix(close, tint, 0.3) : close],
  ]);
  const rise = pen.chance.between(6, 16);
  const third = pen.width / 3;
  return path(
    `M0 ${num(y)}Q${num(third)} ${num(y - rise)} ${num(third * 1.6)} ${num(y)}T${pen.width} ${num(y - rise * 0.3)}V${pen.height}H0Z`,
    fill,
  );
}

/**
 * Water from `y` down to `bottom`: the far shore mirrored in it, the sun's reflection, ripples. `shore` is
 * the drawing above the water line.
 */
export function drawWater(pen: Pen, shore: string, y: number, bottom = pen.height): string {
  const { light, width } = pen;
  const clip = pen.define(
    (id) =>
      `<clipPath id="${id}"><rect x="0" y="${num(y)}" width="${width}" height="${num(bottom - y)}"/></clipPath>`,
  );
  const blur = pen.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="2.4 0.6"/></filter>`,
  );
  const base = downward(pen, [
    [0, mix(light.low, light.haze, 0.35)],
    [0.5, mix(light.middle, light.haze, 0.3)],
    [1, mix(light.top, light.ink, 0.35)],
  ]);
  const mirrored = `<g transform="translate(0 ${num(y * 2)}) scale(1 -1)" opacity="0.5" filter="${blur}">${shore}</g>`;
  return `<g clip-path="${clip}">${rect(0, y, width, bottom - y, base)}${mirrored}${sunRoad(pen, y, bottom)}${ripples(pen, y, bottom)}</g>`;
}

function sunRoad(pen: Pen, y: number, bottom: number): string {
  const bars: string[] = [];
  for (let at = y + 3; at < bottom; at += 4 + (at - y) * 0.05) {
    const share = (at - y) / (bottom - y);
    const reach = (14 + share * 60) * pen.chance.between(0.35, 1.1);
    bars.push(
      oval(
        pen.sunX + pen.chance.between(-9, 9) * (1 + share * 2),
        at,
        reach,
        1 + share * 1.8,
        pen.light.glow,
        `opacity="${num(0.6 * (1 - share * 0.8))}"`,
      ),
    );
  }
  return bars.join('');
}

function ripples(pen: Pen, y: number, bottom: number): string {
  const light = mix(pen.light.low, pen.light.glow, 0.4);
  return Array.from({ length: 90 }, () => {
    const share = pen.chance.between(0, 1) ** 1.4;
    const at = y + share * (bottom - y);
    const colour = pen.chance.happens(0.6) ? light : pen.light.ink;
    return oval(
      pen.chance.between(0, pen.width),
      at,
      pen.chance.between(12, 46) * (0.3 + share),
      0.6 + share,
      colour,
      `opacity="${num(pen.chance.between(0.08, 0.26))}"`,
    );
  }).join('');
}
