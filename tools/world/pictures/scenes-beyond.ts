import { drawBoat, drawStiltHouse, drawTown } from './buildings.ts';
import { drawHills, drawKarst, drawMist, drawWater } from './land.ts';
import { drawGable, drawPrang, drawStupa } from './landmarks.ts';
import { drawPavilion } from './landmarks-china.ts';
import type { Pen } from './pen.ts';
import { drawLotus, drawReeds, drawTree, drawTreeLine } from './plants.ts';
import type { Scene } from './scene-names.ts';
import { beach, frame } from './scene-parts.ts';
import { drawBirds, drawGlow, drawSky } from './sky.ts';

/** Places beyond Myanmar, and four kinds of landscape for any other. */
export const BEYOND = {
  kunming: (pen) => {
    const y = pen.horizon;
    const x = pen.chance.happens(0.5) ? pen.chance.between(200, 400) : pen.chance.between(800, 1000);
    const shore =
      drawHills(pen, { y: y - 40, height: 190, rough: 0.42, near: 0.16 }) +
      drawHills(pen, { y: y - 4, height: 100, rough: 0.3, near: 0.3 }) +
      drawGlow(pen, 0.3) +
      drawMist(pen, y - 10, 90, 0.5) +
      drawTown(pen, { y, tall: 96, near: 0.4 }) +
      drawTreeLine(pen, y, 30, 0.56) +
      drawPavilion(pen, { x, y: y + 2, tall: 215, near: 0.78 }) +
      drawTreeLine(pen, y + 2, 24, 0.78);
    return (
      drawSky(pen) +
      shore +
      drawWater(pen, shore, y + 4) +
      drawBirds(pen, 14) +
      drawLotus(pen, pen.height - 90, 18) +
      frame(pen)
    );
  },
  ruili: (pen) => {
    const y = pen.horizon;
    const shore =
      drawHills(pen, { y: y - 40, height: 140, rough: 0.3, near: 0.16 }) +
      drawHills(pen, { y, height: 80, rough: 0.2, near: 0.32 }) +
      drawGlow(pen, 0.35) +
      drawMist(pen, y - 6, 90, 0.55) +
      drawTreeLine(pen, y - 2, 34, 0.5) +
      [-70, -36, 0, 36, 70]
        .map((off, index) =>
          drawStupa(pen, { x: 420 + off, y, tall: index === 2 ? 170 : 105 - Math.abs(off) * 0.3, near: 0.7 }),
        )
        .join('') +
      drawStiltHouse(pen, 700, y + 2, 74, 0.7) +
      drawStiltHouse(pen, 800, y + 2, 62, 0.66) +
      drawTreeLine(pen, y + 2, 18, 0.74);
    return (
      drawSky(pen) +
      drawBirds(pen, 6) +
      shore +
      drawWater(pen, shore, y + 4) +
      drawBoat(pen, pen.chance.between(300, 700), pen.height - 130, 76, false) +
      drawTree(pen, 1110, pen.height + 12, 430, 0.98) +
      drawReeds(pen, -10, 330, 84)
    );
  },
  bangkok: (pen) => {
    const y = pen.horizon;
    const left = pen.chance.happens(0.5);
    const shore =
      drawTown(pen, { y, tall: 300, near: 0.22 }) +
      drawGlow(pen, 0.35) +
      drawMist(pen, y - 40, 160, 0.5) +
      drawTown(pen, { y, tall: 150, near: 0.4 }) +
      drawTreeLine(pen, y, 26, 0.6) +
      drawPrang(pen, { x: left ? 370 : 850, y: y + 2, tall: 290, near: 0.76 }) +
      drawGable(pen, { x: left ? 760 : 420, y: y + 2, tall: 105, near: 0.74 }) +
      drawTreeLine(pen, y + 2, 18, 0.8);
    return (
      drawSky(pen) +
      shore +
      drawWater(pen, shore, y + 4) +
      drawBoat(pen, pen.chance.between(250, 900), pen.height - (pen.height - y) * 0.42, 92, false) +
      frame(pen)
    );
  },
  city: (pen) => {
    const y = pen.horizon;
    const shore =
      drawTown(pen, { y, tall: 260, near: 0.24 }) +
      drawMist(pen, y - 30, 130, 0.5) +
      drawTown(pen, { y, tall: 150, near: 0.46 }) +
      drawTreeLine(pen, y, 26, 0.66);
    return drawSky(pen) + shore + drawGlow(pen, 0.3) + drawWater(pen, shore, y + 3) + frame(pen);
  },
  coast: (pen) => beach(pen, true),
  hills: (pen) =>
    drawSky(pen) +
    [0, 1, 2, 3, 4]
      .map(
        (index) =>
          drawHills(pen, {
            y: pen.horizon - 70 + index * 62,
            height: 170 - index * 16,
            rough: 0.36,
            near: 0.14 + index * 0.17,
          }) + drawMist(pen, pen.horizon - 40 + index * 60, 90, 0.5),
      )
      .join('') +
    drawGlow(pen, 0.3) +
    drawTreeLine(pen, pen.height - 50, 60, 0.95),
  river: (pen) => {
    const y = pen.horizon;
    const shore =
      drawKarst(pen, { y: y - 10, height: 240, near: 0.2, count: 9 }) +
      drawMist(pen, y - 20, 110, 0.5) +
      drawKarst(pen, { y, height: 150, near: 0.42, count: 6 }) +
      drawGlow(pen, 0.35) +
      drawTreeLine(pen, y, 22, 0.6);
    return (
      drawSky(pen) +
      shore +
      drawWater(pen, shore, y + 3) +
      drawBoat(pen, pen.chance.between(300, 800), pen.height - 120, 84, false) +
      frame(pen)
    );
  },
} satisfies Partial<Record<Scene, (pen: Pen) => string>>;
