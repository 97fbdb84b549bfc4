import { drawStiltHouse } from './buildings.ts';
import type { HouseFacts, Plot } from './facade-spec.ts';
import { drawHills } from './land.ts';
import { drawBrickTemple, drawGreatStupa, drawPrang, drawStupa, drawTieredRoof } from './landmarks.ts';
import { drawMemorialGate, drawPavilion } from './landmarks-china.ts';
import { mix } from './light.ts';
import { depth, downward, num, oval, type Pen, path, rect, round } from './pen.ts';
import type { Scene } from './scene-names.ts';
import { sunHeight } from './sky.ts';

/** Sky, far hills or towers, and the landmark of the city, small and hazy beside the house. */
export function drawBackdrop(pen: Pen, { city, facilities }: HouseFacts, plot: Plot): string {
  const open = facilities.has('beachfront') || facilities.has('lake_view');
  const far = HILLY.includes(city)
    ? drawHills(pen, { y: 600, height: 170, rough: 0.3, near: 0.14 }) +
      drawHills(pen, { y: 640, height: 90, rough: 0.2, near: 0.26 })
    : skyline(pen, city === 'bangkok' ? 260 : city === 'kunming' ? 200 : 110);
  return sky(pen) + far + landmark(pen, city, plot.landmarkX) + haze(pen) + (open ? '' : treeLine(pen));
}

const HILLY: readonly Scene[] = [
  'mandalay',
  'naypyitaw',
  'bagan',
  'inle',
  'ngapali',
  'myawaddy',
  'tachileik',
  'muse',
  'ruili',
];

function sky(pen: Pen): string {
  const { light } = pen;
  const fill = downward(pen, [
    [0, mix(light.top, light.middle, 0.25)],
    [0.55, light.middle],
    [1, light.low],
  ]);
  const halo = round(pen, [
    [0, light.glow, 0.7],
    [0.2, light.glow, 0.32],
    [1, light.glow, 0],
  ]);
  const y = Math.max(90, sunHeight(pen));
  return rect(0, 0, 1200, 800, fill) + oval(pen.sunX, y, 420, 340, halo) + clouds(pen);
}

/** Long thin bars, brighter below. */
function clouds(pen: Pen): string {
  const { chance, light } = pen;
  const colour = mix(light.low, light.glow, 0.5);
  return Array.from({ length: 5 }, () => {
    const [x, y, rx] = [chance.between(-50, 1250), chance.between(60, 330), chance.between(120, 300)];
    return (
      oval(x, y, rx, chance.between(5, 11), colour, 'opacity="0.22"') +
      oval(x + rx * 0.3, y + 12, rx * 0.6, 5, colour, 'opacity="0.18"')
    );
  }).join('');
}

function landmark(pen: Pen, city: Scene, x: number): string {
  const place = { x, y: 612, tall: 170, near: 0.4 };
  switch (city) {
    case 'yangon':
    case 'naypyitaw':
    case 'tachileik':
      return drawGreatStupa(pen, { ...place, tall: 190 });
    case 'mandalay':
      return drawTieredRoof(pen, place, 5);
    case 'bagan':
      return (
        drawBrickTemple(pen, place) +
        drawStupa(pen, { ...place, x: x + 105, tall: 80 }, false) +
        drawStupa(pen, { ...place, x: x - 110, tall: 64 }, false)
      );
    case 'inle':
      return [0, 84, 150].map((off) => drawStiltHouse(pen, x - 90 + off, 628, 64, 0.42)).join('');
    case 'myawaddy':
      return drawStupa(pen, { ...place, tall: 140 });
    case 'muse':
      return drawMemorialGate(pen, { ...place, tall: 120 });
    case 'kunming':
      return drawPavilion(pen, place);
    case 'ruili':
      return [-58, -30, 0, 30, 58]
        .map((off) => drawStupa(pen, { ...place, x: x + off, tall: off === 0 ? 140 : 84 }))
        .join('');
    case 'bangkok':
      return drawPrang(pen, { ...place, tall: 200 });
    default:
      return '';
  }
}

/** Roofs of the town, from one side to the other. */
function skyline(pen: Pen, tall: number): string {
  const { chance } = pen;
  const points: string[] = ['M0 640'];
  for (let x = 0; x < 1200; ) {
    const wide = chance.between(34, 90);
    const top = 630 - tall * chance.between(0.25, 1) ** 1.6;
    points.push(`V${num(top)}H${num(x + wide)}`);
    x += wide;
  }
  return path(`${points.join('')}V640Z`, depth(pen, 0.2), 'opacity="0.75"');
}

function haze(pen: Pen): string {
  const fill = downward(pen, [
    [0, pen.light.low, 0],
    [1, mix(pen.light.haze, pen.light.low, 0.5), 0.75],
  ]);
  return rect(0, 470, 1200, 180, fill);
}

/** Round crowns behind the house. */
function treeLine(pen: Pen): string {
  const { chance, light } = pen;
  const colour = mix(depth(pen, 0.55), '#2f5a45', 0.4);
  const bright = mix(colour, light.glow, 0.16);
  const crowns: string[] = [];
  for (let x = -30; x < 1230; x += chance.between(34, 62)) {
    const r = chance.between(26, 52);
    crowns.push(
      oval(x, 640 - r * 0.5, r, r * 0.9, colour) +
        oval(x + (pen.sunX > x ? r : -r) * 0.25, 640 - r * 0.75, r * 0.55, r * 0.45, bright, 'opacity="0.5"'),
    );
  }
  return crowns.join('');
}
