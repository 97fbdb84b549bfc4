import { drawView, type SceneRequest } from './draw-scene.ts';
import { mix } from './light.ts';
import { downward, num, oval, type Pen, path, rect } from './pen.ts';
import { drawPalm, drawTree } from './plants.ts';

/** Draws the pool with loungers in front of the place. */
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
    ...[
      { x: left ? 1120 : 80, tall: 0.56 },
      { x: left ? 1010 : 190, tall: 0.42 },
    ].map(({ x, tall }) =>
      // Kunming is too high for palms.
      request.scene === 'kunming'
        ? drawTree(pen, x, edge + 30, height * tall, 0.95)
        : drawPalm(pen, x, edge + 30, height * tall, 1, false),
    ),
    path(
      `M0 ${height}V${num(height * 0.955)}Q600 ${num(height * 0.925)} 1200 ${num(height * 0.955)}V${height}Z`,
      deck,
    ),
  ].join('');
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
