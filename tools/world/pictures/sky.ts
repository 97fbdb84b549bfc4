import { mix } from './light.ts';
import { downward, num, oval, type Pen, rect, round } from './pen.ts';

/** Draws sky, sun or moon with its glow, stars and clouds. */
export function drawSky(pen: Pen): string {
  const { light, horizon, width, height } = pen;
  const fill = downward(pen, [
    [0, light.top],
    [0.5, light.middle],
    [0.92, light.low],
    [1, mix(light.low, light.glow, 0.3)],
  ]);
  const ground = downward(pen, [
    [0, light.haze],
    [1, mix(light.haze, light.ink, 0.7)],
  ]);
  return [
    rect(0, 0, width, horizon + 2, fill),
    rect(0, horizon, width, height - horizon, ground),
    stars(pen),
    sunOrMoon(pen),
    clouds(pen),
  ].join('');
}

/** Returns the y of the sun or moon. */
export function sunHeight(pen: Pen): number {
  const { hour, horizon } = pen;
  if (hour > 18.9 || hour < 5.2) {
    return horizon * 0.3;
  }
  const altitude = Math.sin((Math.PI * (hour - 5.6)) / 13);
  return horizon * (0.93 - 1.05 * altitude);
}

/** Draws the glow again over the far layers, to blur them in the light. */
export function drawGlow(pen: Pen, strength: number): string {
  const fill = round(pen, [
    [0, pen.light.glow, strength],
    [0.4, pen.light.glow, strength * 0.35],
    [1, pen.light.glow, 0],
  ]);
  return oval(pen.sunX, Math.max(sunHeight(pen), 0), 620, 430, fill);
}

function sunOrMoon(pen: Pen): string {
  const y = sunHeight(pen);
  const night = pen.hour > 18.9 || pen.hour < 5.2;
  const size = night ? 24 : 40;
  const halo = round(pen, [
    [0, pen.light.glow, night ? 0.35 : 0.75],
    [0.25, pen.light.glow, night ? 0.12 : 0.32],
    [1, pen.light.glow, 0],
  ]);
  const disc = night ? moon(pen, y, size) : oval(pen.sunX, y, size, size, pen.light.glow);
  return oval(pen.sunX, y, size * 11, size * 9, halo) + disc;
}

function moon(pen: Pen, y: number, size: number): string {
  const x = pen.sunX;
  return `<path d="M${num(x - size)} ${num(y)}a${size} ${size} 0 1 1 ${num(size * 1.6)} ${num(size * 0.8)}a${num(size * 1.05)} ${num(size * 1.05)} 0 0 1 ${num(-size * 1.6)} ${num(-size * 0.8)}Z" fill="${pen.light.glow}" opacity="0.95"/>`;
}

function stars(pen: Pen): string {
  if (pen.light.lamp < 0.85) {
    return '';
  }
  return Array.from({ length: 70 }, () => {
    const y = pen.chance.between(0, pen.horizon * 0.75);
    const size = pen.chance.between(0.6, 1.7);
    const opacity = pen.chance.between(0.25, 0.85) * (1 - y / pen.horizon);
    return oval(pen.chance.between(0, pen.width), y, size, size, '#fff8e4', `opacity="${num(opacity)}"`);
  }).join('');
}

function clouds(pen: Pen): string {
  const { chance, light, horizon, width } = pen;
  const blur = pen.define(
    (id) =>
      `<filter id="${id}" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="14 3"/></filter>`,
  );
  const bars = Array.from({ length: chance.whole(4, 8) }, () => {
    const y = horizon * chance.between(0.12, 0.86);
    const share = y / horizon;
    const colour = mix(mix(light.middle, '#ffffff', 0.25 * (1 - light.lamp)), light.glow, share * 0.75);
    const x = chance.between(-100, width);
    const length = chance.between(130, 420);
    return [
      oval(x, y, length, chance.between(4, 11), colour, `opacity="${num(chance.between(0.25, 0.6))}"`),
      oval(x + length * 0.3, y + 9, length * 0.6, chance.between(3, 7), colour, 'opacity="0.35"'),
    ].join('');
  });
  return `<g filter="${blur}">${bars.join('')}</g>`;
}

/** A loose flight of birds far off. */
export function drawBirds(pen: Pen, count: number): string {
  const x = pen.chance.between(200, 1000);
  const y = pen.horizon * pen.chance.between(0.25, 0.6);
  const wings = Array.from({ length: count }, () => {
    const bx = x + pen.chance.between(-130, 130);
    const by = y + pen.chance.between(-45, 45);
    const s = pen.chance.between(5, 11);
    const lift = pen.chance.between(0.4, 0.9) * s;
    return `M${num(bx - s)} ${num(by - lift)}Q${num(bx - s * 0.4)} ${num(by - lift)} ${num(bx)} ${num(by)}Q${num(bx + s * 0.4)} ${num(by - lift)} ${num(bx + s)} ${num(by - lift * 0.8)}`;
  });
  return `<path d="${wings.join('')}" fill="none" stroke="${mix(pen.light.haze, pen.light.ink, 0.7)}" stroke-width="1.8" stroke-linecap="round" opacity="0.8"/>`;
}

/** Hot-air balloons, as over Bagan at sunrise. */
export function drawBalloons(pen: Pen, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const s = pen.chance.between(9, 15) * (index === 0 ? 2.2 : 1);
    const x = pen.chance.between(80, 1120);
    const y = pen.horizon * pen.chance.between(0.22, 0.72);
    const skin = mix(
      pen.chance.pick(['#b5432f', '#c96a2e', '#8d3a35']),
      pen.light.haze,
      index === 0 ? 0.2 : 0.5,
    );
    const shade = mix(skin, pen.light.ink, 0.35);
    return `<path d="M${num(x)} ${num(y - s)}c${num(s * 1.15)} 0 ${num(s * 1.15)} ${num(s * 1.3)} ${num(s * 0.25)} ${num(s * 2)}h${num(-s * 0.5)}c${num(-s * 0.9)} ${num(-s * 0.7)} ${num(-s * 0.9)} ${num(-s * 2)} ${num(s * 0.25)} ${num(-s * 2)}Z" fill="${skin}"/><path d="M${num(x)} ${num(y - s)}c${num(s * 1.15)} 0 ${num(s * 1.15)} ${num(s * 1.3)} ${num(s * 0.25)} ${num(s * 2)}h${num(-s * 0.2)}c${num(s * 0.35)} ${num(-s)} ${num(s * 0.4)} ${num(-s * 1.6)} ${num(-s * 0.05)} ${num(-s * 2)}Z" fill="${shade}" opacity="0.6"/>${rect(x - s * 0.16, y + s * 1.25, s * 0.32, s * 0.26, shade)}`;
  }).join('');
}
