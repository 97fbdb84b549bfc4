import { mix } from './light.ts';
import { depth, downward, lit, num, oval, type Pen, path, rect } from './pen.ts';

const LAMPLIGHT = ['#ffd58a', '#ffc46b', '#ffe2ae', '#f7b25c'];

/** A row of town houses: low roofs to towers, with windows lit by the hour. `tall` is the highest roof. */
export function drawTown(
  pen: Pen,
  town: { y: number; tall: number; near: number; from?: number; to?: number },
): string {
  const { chance, width } = pen;
  const blocks: string[] = [];
  const end = town.to ?? width + 20;
  for (let x = town.from ?? -20; x < end; ) {
    const wide = chance.between(22, 58);
    const tall = town.tall * (0.25 + 0.75 * chance.between(0, 1) ** 2.2);
    blocks.push(block(pen, x, town.y, wide, tall, town.near));
    x += wide + chance.between(-4, 10);
  }
  return blocks.join('');
}

function block(pen: Pen, x: number, y: number, wide: number, tall: number, near: number): string {
  const colour = depth(pen, near * pen.chance.between(0.82, 1));
  const fill = downward(pen, [
    [0, colour],
    [1, mix(colour, pen.light.haze, 0.3)],
  ]);
  const mast = pen.chance.happens(0.25) ? rect(x + wide * 0.48, y - tall * 1.16, 2, tall * 0.17, colour) : '';
  const crown = pen.chance.happens(0.4) ? rect(x + wide * 0.2, y - tall - 7, wide * 0.6, 8, colour) : '';
  return rect(x, y - tall, wide, tall + 2, fill) + crown + mast + windows(pen, x, y, wide, tall, near);
}

function windows(pen: Pen, x: number, y: number, wide: number, tall: number, near: number): string {
  const share = 0.05 + pen.light.lamp * 0.42;
  const lamps: string[] = [];
  for (let row = y - tall + 7; row < y - 8; row += 8.5) {
    for (let column = x + 4; column < x + wide - 6; column += 7.5) {
      if (pen.chance.happens(share)) {
        const opacity = (0.25 + 0.65 * pen.light.lamp) * (0.5 + near * 0.5) * pen.chance.between(0.45, 1);
        lamps.push(rect(column, row, 3.4, 4.4, pen.chance.pick(LAMPLIGHT), `opacity="${num(opacity)}"`));
      }
    }
  }
  return lamps.join('');
}

/** The long teak foot-bridge: a deck on uneven posts, people crossing. */
export function drawTeakBridge(pen: Pen, y: number, rise: number): string {
  const { width, chance } = pen;
  const colour = mix(pen.light.ink, pen.light.haze, 0.08);
  const deck = (x: number) => y - rise - Math.sin((x / width) * Math.PI) * 12;
  const posts: string[] = [];
  for (let x = -6; x < width + 10; x += chance.between(22, 31)) {
    posts.push(
      `M${num(x)} ${num(deck(x) - 9)}l${num(chance.between(-2, 2))} ${num(rise + 24 + chance.between(0, 22))}`,
    );
  }
  const walkers = Array.from({ length: 9 }, () =>
    walker(chance.between(60, width - 60), deck, chance.between(19, 24), colour, chance.happens(0.3)),
  );
  const line = (lift: number) =>
    `M-10 ${num(deck(0) - lift)}Q${width / 2} ${num(deck(width / 2) - 12 - lift)} ${width + 10} ${num(deck(0) - lift)}`;
  return `<path d="${posts.join('')}" stroke="${colour}" stroke-width="4.2" fill="none"/><path d="${line(0)}" stroke="${colour}" stroke-width="6.5" fill="none"/><path d="${line(9)}" stroke="${colour}" stroke-width="1.6" fill="none"/>${walkers.join('')}`;
}

function walker(
  x: number,
  deck: (x: number) => number,
  s: number,
  colour: string,
  umbrella: boolean,
): string {
  const y = deck(x) - 2;
  const shade = umbrella
    ? path(`M${num(x - s * 0.5)} ${num(y - s * 1.05)}q${num(s * 0.5)} ${num(-s * 0.5)} ${num(s)} 0Z`, colour)
    : '';
  return `${path(`M${num(x - s * 0.15)} ${num(y)}l${num(s * 0.03)} ${num(-s * 0.72)}q${num(s * 0.12)} ${num(-s * 0.12)} ${num(s * 0.24)} 0l${num(s * 0.05)} ${num(s * 0.72)}Z`, colour)}${oval(x, y - s * 0.9, s * 0.11, s * 0.13, colour)}${shade}`;
}

/** A modern road bridge with its shallow arches, lamps lit by the hour. */
export function drawRoadBridge(pen: Pen, y: number, near: number): string {
  const colour = depth(pen, near);
  const spans = 5;
  const span = pen.width / spans;
  const arches = Array.from({ length: spans }, (_, index) => {
    const x = index * span;
    return `M${num(x)} ${num(y)}v34h9q${num(span / 2 - 9)} -34 ${num(span - 18)} 0h9v-34Z`;
  });
  const lamps = Array.from({ length: 18 }, (_, index) => {
    const x = 30 + index * 67;
    const glow =
      pen.light.lamp > 0.3
        ? oval(x, y - 20, 9, 7, '#ffd791', `opacity="${num(pen.light.lamp * 0.35)}"`) +
          oval(x, y - 20, 2.4, 2.4, '#fff0cc')
        : '';
    return rect(x - 0.8, y - 19, 1.6, 12, colour) + glow;
  });
  return (
    path(arches.join(''), colour) +
    rect(0, y - 7, pen.width, 10, mix(colour, pen.light.haze, 0.15)) +
    lamps.join('')
  );
}

/** A house on stilts over the lake. */
export function drawStiltHouse(pen: Pen, x: number, y: number, s: number, near: number): string {
  const wall = lit(pen, x, mix(depth(pen, near), '#7b5638', 0.3), 0.25);
  const roof = mix(depth(pen, near), '#4b3a2c', 0.25);
  const legs = [0.05, 0.28, 0.5, 0.72, 0.95].map((share) =>
    rect(x + share * s, y - s * 0.34, s * 0.03, s * 0.4, roof),
  );
  const lamp = mix(roof, '#ffcf86', 0.15 + pen.light.lamp * 0.8);
  return `${legs.join('')}${rect(x, y - s * 0.66, s, s * 0.34, wall)}${rect(x - s * 0.1, y - s * 0.35, s * 1.2, s * 0.035, roof)}${rect(x + s * 0.2, y - s * 0.57, s * 0.15, s * 0.16, lamp)}${rect(x + s * 0.62, y - s * 0.57, s * 0.15, s * 0.16, lamp)}${path(`M${num(x - s * 0.14)} ${num(y - s * 0.62)}L${num(x + s * 0.18)} ${num(y - s * 1.02)}H${num(x + s * 0.82)}L${num(x + s * 1.14)} ${num(y - s * 0.62)}Z`, roof)}`;
}

/** A slim boat; `rower` is on one leg at the stern, as on Inle; `sail` none. */
export function drawBoat(pen: Pen, x: number, y: number, s: number, rower: boolean): string {
  const colour = mix(pen.light.ink, pen.light.haze, 0.06);
  const hull = path(
    `M${num(x - s)} ${num(y - s * 0.13)}Q${num(x)} ${num(y + s * 0.13)} ${num(x + s)} ${num(y - s * 0.16)}Q${num(x + s * 0.55)} ${num(y + s * 0.12)} ${num(x)} ${num(y + s * 0.11)}T${num(x - s)} ${num(y - s * 0.13)}Z`,
    colour,
  );
  const shadow = oval(x, y + s * 0.13, s * 0.85, s * 0.035, pen.light.ink, 'opacity="0.35"');
  return (
    shadow +
    hull +
    (rower ? legRower(x + s * 0.72, y - s * 0.06, s, colour) : seated(x - s * 0.1, y, s, colour))
  );
}

function legRower(x: number, y: number, s: number, colour: string): string {
  const at = (dx: number, dy: number) => `${num(x + dx * s)} ${num(y + dy * s)}`;
  const body = `<path d="M${at(0, 0)}L${at(0.01, -0.36)}M${at(0.01, -0.34)}L${at(0.22, -0.16)}L${at(0.2, 0.08)}M${at(0, -0.36)}L${at(-0.03, -0.66)}M${at(-0.02, -0.6)}L${at(0.17, -0.46)}M${at(-0.02, -0.6)}L${at(-0.2, -0.42)}" stroke="${colour}" stroke-width="${num(s * 0.075)}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
  const oar = `<path d="M${at(0.15, -0.6)}L${at(0.26, 0.26)}" stroke="${colour}" stroke-width="${num(s * 0.024)}"/>`;
  const basket = path(
    `M${at(-0.62, 0.02)}L${at(-0.5, -0.62)}h${num(s * 0.05)}L${at(-0.28, 0.02)}Z`,
    colour,
    'opacity="0.82"',
  );
  const hat = path(`M${at(-0.15, -0.74)}L${at(-0.03, -0.86)}L${at(0.09, -0.74)}Z`, colour);
  return basket + body + oar + oval(x - s * 0.03, y - s * 0.73, s * 0.05, s * 0.06, colour) + hat;
}

function seated(x: number, y: number, s: number, colour: string): string {
  return (
    path(
      `M${num(x - s * 0.1)} ${num(y)}q${num(s * 0.02)} ${num(-s * 0.34)} ${num(s * 0.1)} ${num(-s * 0.36)}q${num(s * 0.1)} ${num(s * 0.04)} ${num(s * 0.12)} ${num(s * 0.36)}Z`,
      colour,
    ) +
    oval(x, y - s * 0.42, s * 0.055, s * 0.065, colour) +
    path(
      `M${num(x - s * 0.15)} ${num(y - s * 0.44)}L${num(x)} ${num(y - s * 0.58)}L${num(x + s * 0.15)} ${num(y - s * 0.44)}Z`,
      colour,
    )
  );
}
