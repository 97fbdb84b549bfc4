import type { Ground, HouseFacts, Plot } from './facade-spec.ts';
import { mix } from './light.ts';
import { downward, num, oval, type Pen, path, rect } from './pen.ts';
import type { Scene } from './scene-names.ts';

/** Cities too high or too far north for palms. */
const WITHOUT_PALMS: readonly Scene[] = ['kunming'];

/** Draws the foreground of the building. */
export function drawForeground(pen: Pen, ground: Ground, facts: HouseFacts, plot: Plot): string {
  const palms = !WITHOUT_PALMS.includes(facts.city) && ground !== 'street';
  return GROUNDS[ground](pen, plot) + planting(pen, palms, ground, plot) + corners(pen, plot);
}

const GROUNDS: Record<Ground, (pen: Pen, plot: Plot) => string> = {
  street: (pen, plot) => {
    const pave = tint(pen, '#cfc2b0');
    const lane = tint(pen, '#6f7476');
    const dashes = Array.from({ length: 7 }, (_, at) => `M${at * 190} 752h96l-6 8h-98Z`).join('');
    return (
      rect(0, plot.y, 1200, 160, fade(pen, pave)) +
      rect(0, 700, 1200, 100, fade(pen, lane)) +
      rect(0, 696, 1200, 6, mix(pave, '#ffffff', 0.25)) +
      path(dashes, mix(lane, '#ffffff', 0.5))
    );
  },
  lawn: (pen, plot) => {
    const grass = tint(pen, '#7f9a5c');
    const path_ = tint(pen, '#dccfb6');
    return (
      rect(0, plot.y, 1200, 160, fade(pen, grass)) +
      path(
        `M${plot.x - 40} ${plot.y}H${plot.x + 40}L${plot.x + 190} 800H${plot.x - 190}Z`,
        fade(pen, path_),
      ) +
      hedges(pen, plot)
    );
  },
  pool: (pen, plot) => {
    const deck = tint(pen, '#dcc6a2');
    const water = downward(pen, [
      [0, mix(tint(pen, '#63bcb9'), pen.light.low, 0.25)],
      [1, tint(pen, '#2b8a95')],
    ]);
    const ripples = Array.from({ length: 16 }, () =>
      oval(
        pen.chance.between(180, 1020),
        pen.chance.between(704, 770),
        pen.chance.between(20, 70),
        2,
        pen.light.glow,
        'opacity="0.35"',
      ),
    );
    return (
      rect(0, plot.y, 1200, 160, fade(pen, deck)) +
      path('M190 690H1010L1120 786H80Z', mix(deck, '#ffffff', 0.35)) +
      path('M206 696H994L1090 778H110Z', water) +
      ripples.join('') +
      loungers(pen)
    );
  },
  beach: (pen, plot) => {
    const sea = downward(pen, [
      [0, mix(tint(pen, '#5fb3b8'), pen.light.low, 0.2)],
      [1, tint(pen, '#2f7f92')],
    ]);
    return (
      rect(0, plot.y, 1200, 160, fade(pen, tint(pen, '#e3cc9f'))) +
      path('M0 744C240 716 420 760 640 738S1010 716 1200 742V800H0Z', sea) +
      path(
        'M0 744C240 716 420 760 640 738S1010 716 1200 742v7C1010 724 860 728 640 746S240 724 0 752Z',
        '#ffffff',
        'opacity="0.7"',
      )
    );
  },
  lake: (pen, plot) => {
    const water = downward(pen, [
      [0, mix(pen.light.low, tint(pen, '#5f9aa0'), 0.55)],
      [1, tint(pen, '#2c6470')],
    ]);
    const streaks = Array.from({ length: 26 }, () =>
      oval(
        pen.chance.between(0, 1200),
        pen.chance.between(plot.y + 14, 790),
        pen.chance.between(30, 120),
        2,
        pen.light.glow,
        'opacity="0.28"',
      ),
    );
    return `<g opacity="0.94">${rect(0, plot.y + 6, 1200, 160, water)}</g>${streaks.join('')}${lilies(pen)}`;
  },
};

/** Returns a colour of the ground in the light of the hour. */
function tint(pen: Pen, colour: string): string {
  return mix(mix(colour, pen.light.low, 0.14), pen.light.ink, 0.1 + 0.42 * pen.light.lamp);
}

function fade(pen: Pen, colour: string): string {
  return downward(pen, [
    [0, mix(colour, pen.light.haze, 0.2)],
    [1, mix(colour, pen.light.ink, 0.25)],
  ]);
}

function hedges(pen: Pen, plot: Plot): string {
  const green = tint(pen, '#4c6f43');
  const side = (from: number, to: number) =>
    Array.from({ length: 9 }, (_, at) =>
      oval(from + ((to - from) * at) / 8, plot.y + 14 + pen.chance.between(-3, 3), 34, 20, green),
    ).join('');
  return side(60, plot.x - 90) + side(plot.x + 90, 1140);
}

function loungers(pen: Pen): string {
  const cloth = tint(pen, '#f4ead8');
  return [60, 150, 1000, 1090].map((x) => path(`M${x} 690h52l10 -20h8l-10 32H${x}Z`, cloth)).join('');
}

function lilies(pen: Pen): string {
  const leaf = tint(pen, '#5f8a5c');
  return Array.from({ length: 22 }, () => {
    const y = pen.chance.between(730, 800);
    return oval(pen.chance.between(0, 1200), y, (y - 690) * 0.3, (y - 690) * 0.08, leaf);
  }).join('');
}

/** A tree at each side; palms where they grow. */
function planting(pen: Pen, palms: boolean, ground: Ground, { view }: Plot): string {
  const base = ground === 'lake' ? 668 : 690;
  const share = pen.chance.between(0.03, 0.08);
  const places = [view.x + view.width * share, view.x + view.width * (1.01 - share)];
  return places
    .map((x) =>
      palms
        ? palm(pen, x, base, pen.chance.between(230, 330))
        : tree(pen, x, base, pen.chance.between(120, 190)),
    )
    .join('');
}

function palm(pen: Pen, x: number, y: number, tall: number): string {
  const lean = pen.chance.between(-40, 40);
  const [tx, ty] = [x + lean, y - tall];
  const trunk = mix(tint(pen, '#8a6f52'), pen.light.ink, 0.25);
  const leaf = tint(pen, '#3f6b4a');
  const fronds = [-168, -140, -112, -84, -58, -30, -8, 16].map((turn) => {
    const r = (turn * Math.PI) / 180;
    const reach = tall * pen.chance.between(0.38, 0.5);
    const [ex, ey] = [tx + Math.cos(r) * reach, ty + Math.sin(r) * reach * 0.6 + reach * 0.34];
    const [mx, my] = [tx + Math.cos(r) * reach * 0.6, ty + Math.sin(r) * reach * 0.75 - reach * 0.05];
    return `M${num(tx)} ${num(ty)}Q${num(mx)} ${num(my - 10)} ${num(ex)} ${num(ey)}Q${num(mx)} ${num(my + reach * 0.16)} ${num(tx)} ${num(ty + 6)}Z`;
  });
  return (
    path(
      `M${num(x - 8)} ${num(y)}Q${num(x)} ${num(y - tall * 0.6)} ${num(tx - 4)} ${num(ty)}h8Q${num(x + 12)} ${num(y - tall * 0.6)} ${num(x + 8)} ${num(y)}Z`,
      trunk,
    ) + path(fronds.join(''), leaf)
  );
}

function tree(pen: Pen, x: number, y: number, tall: number): string {
  const leaf = tint(pen, '#4a7350');
  const bright = mix(leaf, pen.light.glow, 0.18);
  const crown = Array.from({ length: 7 }, () => {
    const [cx, cy] = [x + pen.chance.between(-0.35, 0.35) * tall, y - tall * pen.chance.between(0.55, 1)];
    return (
      oval(cx, cy, tall * 0.3, tall * 0.26, leaf) +
      oval(cx + (pen.sunX > x ? 10 : -10), cy - 10, tall * 0.16, tall * 0.12, bright, 'opacity="0.55"')
    );
  });
  return (
    rect(x - 6, y - tall * 0.6, 12, tall * 0.6, mix(tint(pen, '#6f543d'), pen.light.ink, 0.2)) +
    crown.join('')
  );
}

/** Slightly darker corners, to emphasise the house. */
function corners(pen: Pen, { view }: Plot): string {
  const fill = pen.define(
    (id) =>
      `<radialGradient id="${id}" cx="50%" cy="52%" r="75%"><stop offset="0.6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#04121a" stop-opacity="0.3"/></radialGradient>`,
  );
  return rect(view.x, view.y, view.width, (view.width * 2) / 3 + 1, fill);
}
