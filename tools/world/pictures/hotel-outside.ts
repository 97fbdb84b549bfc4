import { drawView, type SceneRequest } from './draw-scene.ts';
import { drawHills, drawMist, drawWater } from './land.ts';
import { drawTieredRoof } from './landmarks.ts';
import { mix } from './light.ts';
import { across, downward, num, oval, type Pen, path, rect } from './pen.ts';
import { drawLotus, drawPalm, drawTreeLine } from './plants.ts';
import type { Scene } from './scene-names.ts';
import { drawBirds, drawGlow, drawSky } from './sky.ts';

const PLASTER = ['#e8dcc5', '#d9c2a4', '#cfd4c8', '#e2cdb6', '#bcc7c6'];
const TOWERS: readonly Scene[] = ['bangkok', 'kunming', 'yangon', 'city', 'muse', 'ruili'];

/** The house from its forecourt, in the light of the hour, mirrored in a pond. */
export function drawFront(pen: Pen, { scene }: SceneRequest): string {
  const { chance } = pen;
  const y = pen.horizon + 40;
  const tower = TOWERS.includes(scene) && chance.happens(0.6);
  const house = tower ? drawTower(pen, y) : drawWings(pen, y);
  const behind =
    drawHills(pen, { y: y - 20, height: 150, rough: 0.3, near: 0.18 }) +
    drawMist(pen, y - 20, 100, 0.5) +
    drawTreeLine(pen, y - 8, 60, 0.42);
  const palms = [60, 165, 1050, 1150].map((x) =>
    drawPalm(
      pen,
      x + chance.between(-30, 30),
      y + 8,
      chance.between(200, 330),
      0.85,
      scene === 'bagan' || scene === 'mandalay',
    ),
  );
  const shore = behind + house + drawTreeLine(pen, y + 3, 26, 0.78);
  return (
    drawSky(pen) +
    drawBirds(pen, 4) +
    behind +
    drawGlow(pen, 0.3) +
    house +
    palms.join('') +
    drawTreeLine(pen, y + 3, 26, 0.78) +
    drawWater(pen, shore, y + 8) +
    drawLotus(pen, pen.height - 80, 12)
  );
}

/** The pool with loungers before the place. */
export function drawPool(pen: Pen, request: SceneRequest): string {
  const { width, height, chance, light } = pen;
  const edge = height * 0.66;
  const water = downward(pen, [
    [0, mix(mix('#69b7b4', light.low, 0.3), light.ink, light.lamp * 0.45)],
    [1, mix(mix('#2f8f97', light.top, 0.2), light.ink, light.lamp * 0.5)],
  ]);
  const deck = mix(mix('#d8c09a', light.haze, 0.25), light.ink, 0.12 + light.lamp * 0.4);
  const ripples = Array.from({ length: 44 }, () => {
    const share = chance.between(0, 1);
    return oval(
      chance.between(0, width),
      edge + 34 + share * (height - edge - 60),
      18 + share * 40,
      1 + share,
      mix(light.glow, '#ffffff', 0.3),
      `opacity="${num(chance.between(0.12, 0.4))}"`,
    );
  });
  const left = chance.happens(0.5);
  const seats = [0, 1, 2].map((at) =>
    lounger(pen, left ? 90 + at * 170 : 1110 - at * 170, edge + 8, left ? 1 : -1),
  );
  const parasolX = left ? 260 : 940;
  return [
    drawView(
      { scene: request.scene, seed: request.seed, hour: request.hour },
      { x: 0, y: 0, width, height: Math.round(edge) },
    ),
    rect(0, edge - 16, width, 52, deck),
    rect(0, edge + 24, width, height - edge, water),
    rect(0, edge + 24, width, 5, mix(deck, '#ffffff', 0.35)),
    ripples.join(''),
    seats.join(''),
    parasol(pen, parasolX, edge + 10, 170),
    drawPalm(pen, left ? 1120 : 80, edge + 30, height * 0.56, 1, false),
    drawPalm(pen, left ? 1010 : 190, edge + 26, height * 0.42, 0.95, false),
    path(
      `M0 ${height}V${num(height * 0.955)}Q600 ${num(height * 0.925)} 1200 ${num(height * 0.955)}V${height}Z`,
      deck,
    ),
  ].join('');
}

/** A long low house with deep eaves and balconies. */
function drawWings(pen: Pen, y: number): string {
  const { chance } = pen;
  const floors = chance.whole(2, 3);
  const storey = 74;
  const plaster = daytime(pen, chance.pick(PLASTER));
  const roof = daytime(pen, chance.pick(['#8a4a33', '#5d3f31', '#41544f']));
  const centre = 600;
  const part = (x: number, wide: number, high: number) => {
    const top = y - high * storey;
    const bays = Math.max(2, Math.round(wide / 68));
    const cells = Array.from({ length: high * bays }, (_, at) =>
      bay(
        pen,
        x + ((at % bays) * wide) / bays,
        y - (Math.floor(at / bays) + 1) * storey,
        wide / bays,
        storey,
      ),
    );
    const eaves = path(
      `M${num(x - 40)} ${num(top + 10)}Q${num(x - 10)} ${num(top + 6)} ${num(x + 26)} ${num(top - 62)}H${num(x + wide - 26)}Q${num(x + wide + 10)} ${num(top + 6)} ${num(x + wide + 40)} ${num(top + 10)}Z`,
      downward(pen, [
        [0, mix(roof, pen.light.glow, 0.2)],
        [1, mix(roof, pen.light.ink, 0.25)],
      ]),
    );
    return (
      rect(
        x,
        top,
        wide,
        high * storey,
        across(pen, [
          [0, mix(plaster, pen.light.glow, 0.15)],
          [1, mix(plaster, pen.light.ink, 0.22)],
        ]),
      ) +
      cells.join('') +
      eaves
    );
  };
  const timber = daytime(pen, '#5a3d2c');
  const door =
    path(`M${centre - 58} ${num(y)}v-62a58 58 0 0 1 116 0v62Z`, timber) +
    path(
      `M${centre - 40} ${num(y)}v-56a40 40 0 0 1 80 0v56Z`,
      mix(timber, '#ffd08a', 0.18 + pen.light.lamp * 0.72),
    ) +
    rect(centre - 2, y - 94, 4, 94, timber);
  const gable = path(
    `M${centre - 150} ${num(y - (floors + 0.35) * storey)}L${centre} ${num(y - (floors + 1.9) * storey)}L${centre + 150} ${num(y - (floors + 0.35) * storey)}Z`,
    downward(pen, [
      [0, mix(roof, pen.light.glow, 0.25)],
      [1, mix(roof, pen.light.ink, 0.15)],
    ]),
  );
  const crown = chance.happens(0.5)
    ? gable
    : drawTieredRoof(pen, { x: centre, y: y - floors * storey + 8, tall: 250, near: 0.6 }, 3);
  return part(220, 300, floors) + part(680, 300, floors) + part(centre - 120, 240, floors) + crown + door;
}

/** A town house of many floors with a lit crown. */
function drawTower(pen: Pen, y: number): string {
  const { chance } = pen;
  const wide = chance.between(260, 330);
  const x = 600 - wide / 2;
  const floors = chance.whole(7, 9);
  const storey = 44;
  const plaster = daytime(pen, chance.pick(PLASTER));
  const top = y - floors * storey;
  const bays = 6;
  const cells = Array.from({ length: floors * bays }, (_, at) =>
    bay(
      pen,
      x + 8 + ((at % bays) * (wide - 16)) / bays,
      y - (Math.floor(at / bays) + 1) * storey,
      (wide - 16) / bays,
      storey,
    ),
  );
  const podium = rect(x - 120, y - 70, wide + 240, 72, mix(plaster, pen.light.ink, 0.2));
  const shops = Array.from({ length: 9 }, (_, at) =>
    rect(x - 104 + at * ((wide + 208) / 9), y - 56, (wide + 208) / 9 - 12, 44, lamplit(pen, 0.6)),
  );
  const canopy = rect(540, y - 30, 120, 8, pen.light.gold) + rect(556, y - 24, 88, 26, lamplit(pen, 0.9));
  const crown =
    rect(x + 20, top - 26, wide - 40, 28, mix(plaster, pen.light.ink, 0.3)) +
    rect(x + 30, top - 18, wide - 60, 6, mix(pen.light.gold, '#ffe0a0', pen.light.lamp));
  return (
    crown +
    rect(
      x,
      top,
      wide,
      floors * storey,
      across(pen, [
        [0, mix(plaster, pen.light.glow, 0.15)],
        [1, mix(plaster, pen.light.ink, 0.3)],
      ]),
    ) +
    cells.join('') +
    podium +
    shops.join('') +
    canopy
  );
}

/** A window with its balcony rail. */
function bay(pen: Pen, x: number, y: number, wide: number, tall: number): string {
  const glass = lamplit(pen, pen.chance.happens(0.62) ? pen.chance.between(0.5, 1) : 0.08);
  const rail = mix(pen.light.ink, pen.light.haze, 0.3);
  return (
    rect(x + wide * 0.2, y + tall * 0.24, wide * 0.6, tall * 0.6, glass) +
    rect(x + wide * 0.12, y + tall * 0.7, wide * 0.76, 2.4, rail) +
    rect(x + wide * 0.49, y + tall * 0.24, 2, tall * 0.6, rail)
  );
}

function lamplit(pen: Pen, share: number): string {
  const glass = mix(mix('#7c98a0', pen.light.middle, 0.4), pen.light.ink, 0.3);
  return mix(glass, '#ffd48a', Math.min(1, share * (0.12 + pen.light.lamp)));
}

function daytime(pen: Pen, colour: string): string {
  return mix(mix(colour, pen.light.haze, 0.22), pen.light.ink, 0.08 + pen.light.lamp * 0.5);
}

function lounger(pen: Pen, x: number, y: number, way: number): string {
  const cloth = mix('#f2ead9', pen.light.ink, 0.08 + pen.light.lamp * 0.45);
  const wood = mix('#6d4a32', pen.light.ink, 0.2 + pen.light.lamp * 0.4);
  const at = (dx: number, dy: number) => `${num(x + dx * way)} ${num(y + dy)}`;
  return `<path d="M${at(8, 14)}L${at(8, 28)}M${at(96, 14)}L${at(96, 28)}" stroke="${wood}" stroke-width="5"/><path d="M${at(-28, -34)}L${at(14, 10)}L${at(110, 10)}" stroke="${wood}" stroke-width="7" fill="none" stroke-linejoin="round"/><path d="M${at(-27, -40)}L${at(16, 4)}L${at(108, 4)}" stroke="${cloth}" stroke-width="10" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function parasol(pen: Pen, x: number, y: number, s: number): string {
  const cloth = mix('#d58f3c', pen.light.ink, 0.1 + pen.light.lamp * 0.42);
  const pale = mix(cloth, '#fff4dc', 0.5);
  const panels = [-1, -0.5, 0, 0.5].map((from, at) =>
    path(
      `M${num(x)} ${num(y - s * 1.14)}Q${num(x + from * s * 0.75)} ${num(y - s * 1.02)} ${num(x + from * s * 0.8)} ${num(y - s * 0.72)}H${num(x + (from + 0.5) * s * 0.8)}Q${num(x + (from + 0.5) * s * 0.75)} ${num(y - s * 1.02)} ${num(x)} ${num(y - s * 1.14)}Z`,
      at % 2 === 0 ? cloth : pale,
    ),
  );
  return rect(x - 2.5, y - s * 1.16, 5, s * 1.2, mix('#5b4331', pen.light.ink, 0.3)) + panels.join('');
}
