import type { Body } from '@serai/contract/vehicles/vehicles';
import { outlines } from '../../../web/src/features/vehicles/outlines.ts';
import { makeChance } from '../make/chance.ts';
import { lightAt, mix } from './light.ts';
import { downward, makePen, num, oval, type Pen, path, rect, round } from './pen.ts';

const PAINTS = ['#f2efe8', '#c9ced1', '#8f979b', '#3d4a52', '#c8b592', '#274a5c', '#6d2f2c', '#dfe6e6'];
const HOURS = [7.4, 9, 10.5, 15.6, 16.6, 17.3];

/**
 * Draws a vehicle from the side by daylight on an open road, as an SVG document of 8:5. Equal codes give
 * equal pictures.
 */
export function drawVehicle({ code, body }: { code: string; body: Body }, width: number): string {
  const chance = makeChance(`vehicle-${code}`);
  const hour = chance.pick(HOURS);
  const pen = makePen({
    width: 320,
    height: 200,
    horizon: 132,
    hour,
    light: lightAt(hour),
    chance,
    sunX: chance.happens(0.5) ? 250 : 70,
  });
  const drawn = road(pen) + coach(pen, body, chance.pick(PAINTS));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 5) / 8}" viewBox="0 0 320 200"><defs>${pen.definitions.join('')}</defs>${drawn}</svg>`;
}

/** Sky, two lines of hills, the verge and the road. */
function road(pen: Pen): string {
  const { light, chance } = pen;
  const sky = downward(pen, [
    [0, light.middle],
    [1, light.low],
  ]);
  const halo = round(pen, [
    [0, light.glow, 0.8],
    [1, light.glow, 0],
  ]);
  const hill = (y: number, tall: number, colour: string) => {
    const [a, b, c] = [chance.between(0.3, 1), chance.between(0.3, 1), chance.between(0.3, 1)].map(
      (share) => y - tall * share,
    );
    return path(
      `M-10 ${y}Q40 ${num(a!)} 100 ${num((a! + b!) / 2)}T210 ${num((b! + c!) / 2)}T330 ${num(c!)}V${y + 30}H-10Z`,
      colour,
    );
  };
  const asphalt = downward(pen, [
    [0, mix('#8d8f8c', light.haze, 0.3)],
    [1, mix('#6b6f70', light.ink, 0.2)],
  ]);
  return [
    rect(0, 0, 320, 150, sky),
    oval(pen.sunX, 74, 120, 84, halo),
    hill(128, 50, mix(light.haze, light.ink, 0.12)),
    hill(140, 34, mix(mix(light.haze, '#5f7d5a', 0.4), light.ink, 0.18)),
    rect(0, 136, 320, 14, mix(mix('#8fa06c', light.low, 0.2), light.ink, 0.12)),
    rect(0, 148, 320, 52, asphalt),
    path(
      'M0 188h34l-3 3H0ZM58 188h44l-3 3H56ZM126 188h44l-3 3h-43ZM194 188h44l-3 3h-43ZM262 188h58v3h-60Z',
      '#f3efe4',
      'opacity="0.75"',
    ),
  ].join('');
}

function coach(pen: Pen, body: Body, colour: string): string {
  const line = outlines[body];
  const { light } = pen;
  const clip = pen.define((id) => `<clipPath id="${id}"><path d="${line.shell}"/></clipPath>`);
  const paint = downward(pen, [
    [0, mix(colour, '#ffffff', 0.35)],
    [0.45, colour],
    [0.52, mix(colour, light.ink, 0.16)],
    [1, mix(colour, light.ink, 0.42)],
  ]);
  const glass = downward(pen, [
    [0, mix('#2b3b44', light.middle, 0.5)],
    [1, '#1d2a31'],
  ]);
  const arches = line.wheels
    .map((x) => oval(x, 170 - line.radius, line.radius + 4, line.radius + 4, '#15191b'))
    .join('');
  return [
    oval(160, 171, line.length / 2 + 8, 7, '#000000', 'opacity="0.35"'),
    path(line.shell, paint),
    `<g clip-path="${clip}">`,
    rect(0, line.waist, 320, 3, mix(colour, '#ffffff', 0.5), 'opacity="0.6"'),
    rect(0, 146, 320, 24, mix(colour, light.ink, 0.6), 'opacity="0.55"'),
    arches,
    path(line.lamp, '#f6e6bd'),
    path(line.tail, '#a8332a'),
    '</g>',
    path(line.glass, glass),
    `<path d="${line.seams}" fill="none" stroke="${mix(colour, '#000000', 0.55)}" stroke-width="1.1" opacity="0.6"/>`,
    `<path d="${line.handles}" fill="none" stroke="${mix(colour, '#000000', 0.5)}" stroke-width="2.2" stroke-linecap="round" opacity="0.7"/>`,
    line.wheels.map((x) => wheel(x, line.radius)).join(''),
  ].join('');
}

function wheel(x: number, radius: number): string {
  const y = 170 - radius;
  const spokes = Array.from({ length: 10 }, (_, at) => {
    const turn = (at * Math.PI) / 5;
    return `M${x} ${y}L${num(x + Math.cos(turn) * radius * 0.56)} ${num(y + Math.sin(turn) * radius * 0.56)}`;
  });
  return (
    oval(x, y, radius, radius, '#1b1e20') +
    oval(x, y, radius * 0.62, radius * 0.62, '#c3c8ca') +
    `<path d="${spokes.join('')}" stroke="#7d8487" stroke-width="1.6"/>` +
    oval(x, y, radius * 0.18, radius * 0.18, '#5a6063')
  );
}
