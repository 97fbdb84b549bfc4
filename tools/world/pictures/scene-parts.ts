import { drawBoat } from './buildings.ts';
import { drawGround, drawHills, drawKarst, drawMist, drawWater } from './land.ts';
import { drawBrickTemple, drawStupa } from './landmarks.ts';
import type { Pen } from './pen.ts';
import { drawBough, drawPalm, drawReeds } from './plants.ts';
import { drawGlow, drawSky } from './sky.ts';

/** Sand, palms and the open sea; with limestone islets or a low far coast. */
export function beach(pen: Pen, karst: boolean): string {
  const y = pen.horizon - 10;
  const shore =
    (karst
      ? drawKarst(pen, { y: y + 2, height: 150, near: 0.3, count: 3 })
      : drawHills(pen, { y: y + 8, height: 46, rough: 0.2, near: 0.24 })) +
    drawGlow(pen, 0.4) +
    drawMist(pen, y, 50, 0.5);
  const left = pen.chance.happens(0.5);
  const palms = [0.02, 0.09, 0.17].map((share, index) =>
    drawPalm(
      pen,
      (left ? share : 1 - share) * pen.width,
      pen.height - 50 + index * 14,
      420 - index * 80,
      1,
      false,
    ),
  );
  return (
    drawSky(pen) +
    shore +
    drawWater(pen, shore, y + 3) +
    drawBoat(pen, pen.chance.between(420, 800), y + (pen.height - y) * 0.34, 62, false) +
    drawGround(pen, pen.height - 76, 0.8, '#c9a878') +
    palms.join('') +
    drawReeds(pen, left ? -10 : 980, left ? 230 : 1210, 60)
  );
}

/** A loose row of temples and stupas. */
export function plainOfStupas(pen: Pen, y: number, count: number, tall: number, near: number): string {
  return row(pen, count, (x) => {
    const place = { x, y: y + pen.chance.between(0, 8), tall: tall * pen.chance.between(0.6, 1.3), near };
    return pen.chance.happens(0.45)
      ? drawBrickTemple(pen, place)
      : drawStupa(pen, place, pen.chance.happens(0.4));
  });
}

/** Draws something at `count` places across the sheet, unevenly spaced. */
export function row(pen: Pen, count: number, draw: (x: number) => string): string {
  return Array.from({ length: count }, (_, index) =>
    draw(((index + pen.chance.between(0.1, 0.9)) / count) * pen.width),
  ).join('');
}

/** Sometimes a branch over the corner away from the sun. */
export function frame(pen: Pen): string {
  const left = pen.sunX > pen.width / 2;
  return pen.chance.happens(0.45) ? drawBough(pen, left) : '';
}
