import { mix } from './light.ts';
import { depth, downward, num, oval, type Pen, path, rect } from './pen.ts';

/** A palm: `toddy` has the round fan crown of the dry plain, else a leaning coconut palm. */
export function drawPalm(pen: Pen, x: number, y: number, s: number, near: number, toddy: boolean): string {
  const colour = mix(depth(pen, near), '#20342a', 0.2);
  const lean = toddy ? pen.chance.between(-0.05, 0.05) * s : pen.chance.between(-0.3, 0.3) * s;
  const top = { x: x + lean, y: y - s };
  const trunk = `<path d="M${num(x)} ${num(y)}Q${num(x + lean * 0.15)} ${num(y - s * 0.6)} ${num(top.x)} ${num(top.y)}" stroke="${colour}" stroke-width="${num(Math.max(1.4, s * 0.032))}" fill="none"/>`;
  return (
    trunk + (toddy ? fans(pen, top.x, top.y, s * 0.19, colour) : fronds(pen, top.x, top.y, s * 0.44, colour))
  );
}

function fans(pen: Pen, x: number, y: number, s: number, colour: string): string {
  const leaves = Array.from({ length: 17 }, (_, index) => {
    const angle = (index / 17) * Math.PI * 2 + pen.chance.between(-0.1, 0.1);
    const reach = s * pen.chance.between(0.85, 1.1);
    const side = 0.2;
    const at = (turn: number, far: number) =>
      `${num(x + Math.cos(turn) * far)} ${num(y + Math.sin(turn) * far * 0.92)}`;
    return `M${num(x)} ${num(y)}L${at(angle - side, reach * 0.82)}L${at(angle - side / 2, reach)}L${at(angle, reach * 0.9)}L${at(angle + side / 2, reach)}L${at(angle + side, reach * 0.82)}Z`;
  });
  return path(leaves.join(''), colour);
}

function fronds(pen: Pen, x: number, y: number, s: number, colour: string): string {
  const leaves = Array.from({ length: 11 }, (_, index) => {
    const angle = -Math.PI * (-0.12 + (1.24 * index) / 10) + pen.chance.between(-0.12, 0.12);
    const reach = s * pen.chance.between(0.8, 1.1);
    const tip = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.62 + reach * 0.42 };
    const bend = {
      x: x + Math.cos(angle) * reach * 0.62,
      y: y + Math.sin(angle) * reach * 0.75 - reach * 0.1,
    };
    return `M${num(x)} ${num(y)}Q${num(bend.x)} ${num(bend.y - reach * 0.06)} ${num(tip.x)} ${num(tip.y)}Q${num(bend.x)} ${num(bend.y + reach * 0.17)} ${num(x)} ${num(y)}Z`;
  });
  return path(leaves.join(''), colour);
}

/** A broad rain tree or banyan. */
export function drawTree(pen: Pen, x: number, y: number, s: number, near: number): string {
  const colour = mix(depth(pen, near), '#1f3a2c', 0.25);
  const trunk = path(
    `M${num(x - s * 0.07)} ${num(y)}Q${num(x - s * 0.02)} ${num(y - s * 0.3)} ${num(x - s * 0.18)} ${num(y - s * 0.6)}h${num(s * 0.36)}Q${num(x + s * 0.03)} ${num(y - s * 0.3)} ${num(x + s * 0.08)} ${num(y)}Z`,
    colour,
  );
  const leaves = Array.from({ length: 120 }, () => {
    const turn = pen.chance.between(0, Math.PI * 2);
    const far = pen.chance.between(0, 1) ** 0.5;
    // Large in the centre, small at the rim, so that the edge looks like leaves.
    const size = s * pen.chance.between(0.7, 1.2) * (0.13 - 0.095 * far);
    return circle(
      x + Math.cos(turn) * far * s * 0.64,
      y - s * 0.78 + Math.sin(turn) * far * s * 0.25,
      size * 1.3,
      size,
    );
  });
  return trunk + path(leaves.join(''), crownFill(pen, colour));
}

/** Leaves are lit from above. */
function crownFill(pen: Pen, colour: string): string {
  return downward(pen, [
    [0, mix(colour, pen.light.glow, 0.2 * (1 - pen.light.lamp))],
    [0.6, colour],
  ]);
}

/** An ellipse as a part of a path, so that many merge into one shape. */
function circle(x: number, y: number, rx: number, ry: number): string {
  return `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 1 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-rx * 2)} 0Z`;
}

/** Tree tops along a line: single crowns, clumps and gaps rather than a hedge. */
export function drawTreeLine(pen: Pen, y: number, tall: number, near: number): string {
  const { chance, light, width } = pen;
  const colour = mix(depth(pen, near), '#20382d', 0.18);
  const foot = downward(pen, [
    [0, colour],
    [0.3, mix(colour, light.haze, 0.12)],
    [1, mix(colour, mix(light.haze, light.low, 0.35), 0.55)],
  ]);
  const crowns: string[] = [];
  const swell = chance.between(0, 6);
  for (let x = -20; x < width + 20; ) {
    const clump = 0.45 + 0.4 * Math.sin(x * 0.011 + swell) + 0.22 * Math.sin(x * 0.037 + swell * 2);
    const up = tall * Math.max(0.12, clump) * chance.between(0.55, 1.15);
    const wide = Math.max(7, up * chance.between(0.5, 1));
    crowns.push(circle(x, y - up * 0.42, wide, up * 0.5));
    for (let tuft = 0; tuft < Math.min(9, up / 5); tuft++) {
      const turn = Math.PI * chance.between(1.02, 1.98);
      const size = up * chance.between(0.1, 0.22);
      crowns.push(
        circle(
          x + Math.cos(turn) * wide * 0.86,
          y - up * 0.42 + Math.sin(turn) * up * 0.44,
          size * 1.25,
          size,
        ),
      );
    }
    x += wide * chance.between(0.5, 1.25);
  }
  return path(crowns.join(''), crownFill(pen, colour)) + rect(-10, y - tall * 0.16, width + 20, 190, foot);
}

/** Lotus leaves and flowers floating between `from` and the lower edge. */
export function drawLotus(pen: Pen, from: number, count: number): string {
  const places = Array.from({ length: count }, () => ({
    x: pen.chance.between(-20, pen.width + 20),
    y: pen.chance.between(from, pen.height + 10),
  }));
  return places
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => {
      const s = 12 + ((y - from) / (pen.height - from)) * 48;
      const green = mix(mix('#3e6b52', pen.light.haze, 0.2), pen.light.ink, 0.25 + pen.light.lamp * 0.45);
      const leaf =
        oval(x, y, s, s * 0.3, green) +
        oval(x - s * 0.1, y - s * 0.04, s * 0.8, s * 0.2, mix(green, pen.light.glow, 0.16));
      return leaf + (pen.chance.happens(0.34) ? flower(pen, x + s * 0.3, y - s * 0.05, s * 0.52) : '');
    })
    .join('');
}

function flower(pen: Pen, x: number, y: number, s: number): string {
  const petal = mix(mix('#e9a0a8', pen.light.glow, 0.3), pen.light.ink, pen.light.lamp * 0.4);
  const leaf = (turn: number, colour: string) =>
    `<path d="M0 0C${num(-s * 0.38)} ${num(-s * 0.4)} ${num(-s * 0.2)} ${num(-s * 0.85)} 0 ${num(-s)}C${num(s * 0.2)} ${num(-s * 0.85)} ${num(s * 0.38)} ${num(-s * 0.4)} 0 0Z" fill="${colour}" transform="translate(${num(x)} ${num(y)}) rotate(${turn})"/>`;
  return [-68, 68, -40, 40, -15, 15, 0]
    .map((turn, index) => leaf(turn, mix(petal, '#ffffff', index * 0.05)))
    .join('');
}

/** Reeds along the lower edge. */
export function drawReeds(pen: Pen, from: number, to: number, tall: number): string {
  const blades: string[] = [];
  for (let x = from; x < to; x += pen.chance.between(3, 9)) {
    const up = tall * pen.chance.between(0.35, 1);
    const bend = pen.chance.between(-0.35, 0.35) * up;
    blades.push(
      `M${num(x)} ${pen.height + 4}Q${num(x)} ${num(pen.height - up * 0.6)} ${num(x + bend)} ${num(pen.height - up)}Q${num(x + 3)} ${num(pen.height - up * 0.55)} ${num(x + 4.5)} ${pen.height + 4}Z`,
    );
  }
  return path(blades.join(''), mix(pen.light.ink, '#16261d', 0.3));
}

/** A flowering branch reaching in from an upper corner, as a frame. */
export function drawBough(pen: Pen, left: boolean): string {
  const { chance, light } = pen;
  const wood = mix(light.ink, '#3a2a1e', 0.25);
  const green = mix(mix(light.ink, '#2c5140', 0.45), light.haze, 0.04);
  const petal = mix(mix('#f0d9c4', light.glow, 0.3), light.ink, 0.12 + light.lamp * 0.4);
  const at = (x: number) => (left ? x : pen.width - x);
  const twigs = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const foot = { x: 20 + share * 300, y: 6 + share * 62 + share * share * 26 };
    const tip = { x: foot.x + chance.between(30, 80), y: foot.y + chance.between(-34, 62) };
    return { foot, tip };
  });
  const wooden = twigs
    .map(({ foot, tip }) => `M${num(at(foot.x))} ${num(foot.y)}L${num(at(tip.x))} ${num(tip.y)}`)
    .join('');
  const leaves = twigs.flatMap(({ foot, tip }) =>
    Array.from({ length: 8 }, () => {
      const along = chance.between(0.1, 1.05);
      const s = chance.between(20, 38);
      const turn = (left ? -1 : 1) * chance.between(10, 130);
      const x = at(foot.x + (tip.x - foot.x) * along);
      const y = foot.y + (tip.y - foot.y) * along;
      return `<path d="M0 0C${num(-s * 0.34)} ${num(s * 0.3)} ${num(-s * 0.2)} ${num(s * 0.8)} 0 ${num(s)}C${num(s * 0.2)} ${num(s * 0.8)} ${num(s * 0.34)} ${num(s * 0.3)} 0 0Z" fill="${mix(green, light.ink, chance.between(0, 0.6))}" transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"/>`;
    }),
  );
  const flowers = twigs
    .filter((_, index) => index % 2 === 0)
    .map(({ tip }) => bloom(at(tip.x), tip.y, chance.between(9, 13), petal));
  return `<path d="M${at(-10)} 0Q${at(150)} 20 ${at(340)} 98" stroke="${wood}" stroke-width="6" stroke-linecap="round" fill="none"/><path d="${wooden}" stroke="${wood}" stroke-width="2.4"/>${leaves.join('')}${flowers.join('')}`;
}

function bloom(x: number, y: number, s: number, colour: string): string {
  const petals = [0, 72, 144, 216, 288].map(
    (turn) =>
      `<ellipse cx="0" cy="${num(-s * 0.7)}" rx="${num(s * 0.45)}" ry="${num(s * 0.75)}" fill="${colour}" transform="translate(${num(x)} ${num(y)}) rotate(${turn})"/>`,
  );
  return petals.join('') + oval(x, y, s * 0.32, s * 0.32, '#e0a63c');
}
