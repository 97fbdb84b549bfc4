import { drawBoat, drawRoadBridge, drawStiltHouse, drawTeakBridge, drawTown } from './buildings.ts';
import { drawHills, drawMist, drawWater } from './land.ts';
import { drawBrickTemple, drawGreatStupa, drawStupa, drawTieredRoof } from './landmarks.ts';
import { drawMemorialGate } from './landmarks-china.ts';
import type { Pen } from './pen.ts';
import { drawBough, drawLotus, drawPalm, drawReeds, drawTree, drawTreeLine } from './plants.ts';
import type { Scene } from './scene-names.ts';
import { beach, frame, plainOfStupas, row } from './scene-parts.ts';
import { drawBalloons, drawBirds, drawGlow, drawSky } from './sky.ts';

/** The places of Myanmar. */
export const MYANMAR = {
  yangon: (pen) => {
    const y = pen.horizon;
    const x = pen.chance.between(430, 780);
    const shore =
      drawHills(pen, { y, height: 50, rough: 0.2, near: 0.18 }) +
      drawTown(pen, { y, tall: 120, near: 0.32 }) +
      drawMist(pen, y - 10, 90, 0.5) +
      drawTreeLine(pen, y - 12, 46, 0.5) +
      drawGreatStupa(pen, { x, y: y - 20, tall: pen.chance.between(250, 310), near: 0.72 }) +
      drawTreeLine(pen, y, 34, 0.78);
    return (
      drawSky(pen) +
      drawBirds(pen, 7) +
      shore +
      drawWater(pen, shore, y + 4) +
      drawLotus(pen, y + (pen.height - y) * 0.45, 26) +
      frame(pen)
    );
  },
  mandalay: (pen) => {
    const y = pen.horizon;
    const shore =
      drawHills(pen, { y: y - 30, height: 130, rough: 0.3, near: 0.16 }) +
      drawStupa(pen, { x: pen.chance.between(260, 420), y: y - 34, tall: 104, near: 0.42 }) +
      drawHills(pen, { y, height: 70, rough: 0.2, near: 0.34 }) +
      drawMist(pen, y - 6, 80, 0.5) +
      drawTreeLine(pen, y, 30, 0.5) +
      drawTieredRoof(pen, { x: pen.chance.between(800, 980), y: y - 4, tall: 150, near: 0.55 }, 5);
    const bridge = drawTeakBridge(pen, y + 60, 62);
    return (
      drawSky(pen) +
      drawBirds(pen, 9) +
      shore +
      drawGlow(pen, 0.35) +
      drawWater(pen, shore, y + 2) +
      bridge +
      drawBoat(pen, pen.chance.between(250, 900), pen.height - (pen.height - y) * 0.3, 70, false) +
      drawReeds(pen, -10, 210, 90)
    );
  },
  naypyitaw: (pen) => {
    const y = pen.horizon;
    const x = pen.chance.between(500, 740);
    const shore =
      drawHills(pen, { y: y - 20, height: 110, rough: 0.25, near: 0.2 }) +
      drawHills(pen, { y, height: 60, rough: 0.2, near: 0.36 }) +
      drawMist(pen, y, 80, 0.45) +
      drawTreeLine(pen, y - 4, 26, 0.48) +
      drawGreatStupa(pen, { x, y: y - 14, tall: 230, near: 0.64 }) +
      drawTieredRoof(pen, { x: x - 330, y: y - 6, tall: 120, near: 0.6 }, 3) +
      drawTieredRoof(pen, { x: x + 330, y: y - 6, tall: 120, near: 0.6 }, 3) +
      drawTreeLine(pen, y, 22, 0.75);
    return (
      drawSky(pen) +
      drawBirds(pen, 5) +
      shore +
      drawWater(pen, shore, y + 3, pen.height) +
      drawLotus(pen, y + (pen.height - y) * 0.5, 22) +
      frame(pen)
    );
  },
  bagan: (pen) => {
    const y = pen.horizon - 36;
    return (
      drawSky(pen) +
      drawHills(pen, { y: y - 4, height: 104, rough: 0.35, near: 0.16 }) +
      drawHills(pen, { y: y + 12, height: 54, rough: 0.25, near: 0.28 }) +
      drawGlow(pen, 0.4) +
      drawBalloons(pen, pen.chance.whole(4, 8)) +
      plainOfStupas(pen, y + 16, 13, 36, 0.34) +
      drawTreeLine(pen, y + 24, 22, 0.4) +
      drawMist(pen, y + 34, 80, 0.65) +
      plainOfStupas(pen, y + 62, 8, 74, 0.52) +
      drawTreeLine(pen, y + 74, 34, 0.56) +
      drawMist(pen, y + 84, 90, 0.55) +
      drawBrickTemple(pen, {
        x: pen.chance.between(330, 860),
        y: y + 142,
        tall: pen.chance.between(225, 285),
        near: 0.76,
      }) +
      drawTreeLine(pen, y + 150, 44, 0.74) +
      drawMist(pen, y + 168, 90, 0.4) +
      plainOfStupas(pen, y + 206, 3, 96, 0.86) +
      drawTreeLine(pen, y + 214, 52, 0.86) +
      drawMist(pen, y + 236, 80, 0.22) +
      row(pen, 3, (x) => drawPalm(pen, x, pen.height - 10, pen.chance.between(150, 260), 0.97, true)) +
      drawTreeLine(pen, pen.height - 34, 62, 0.97)
    );
  },
  inle: (pen) => {
    const y = pen.horizon - 20;
    const house = pen.chance.between(120, 700);
    const shore =
      drawHills(pen, { y: y - 60, height: 170, rough: 0.3, near: 0.14 }) +
      drawHills(pen, { y: y - 20, height: 120, rough: 0.28, near: 0.28 }) +
      drawGlow(pen, 0.4) +
      drawMist(pen, y - 30, 90, 0.55) +
      drawHills(pen, { y, height: 64, rough: 0.2, near: 0.44 }) +
      drawMist(pen, y, 60, 0.6) +
      [0, 96, 176, 268]
        .map((off, index) => drawStiltHouse(pen, house + off, y + 6, 66 - index * 6, 0.6))
        .join('') +
      drawTreeLine(pen, y + 3, 12, 0.58);
    const boat = { x: pen.chance.between(420, 860), y: y + (pen.height - y) * 0.48 };
    return (
      drawSky(pen) +
      shore +
      drawWater(pen, shore, y + 6) +
      drawBoat(pen, boat.x, boat.y, 118, true) +
      drawLotus(pen, pen.height - 66, 16) +
      drawReeds(pen, 900, 1210, 80)
    );
  },
  ngapali: (pen) => beach(pen, false),
  myawaddy: (pen) => {
    const y = pen.horizon;
    const shore =
      drawHills(pen, { y: y - 40, height: 180, rough: 0.5, near: 0.16 }) +
      drawHills(pen, { y: y - 10, height: 110, rough: 0.4, near: 0.32 }) +
      drawGlow(pen, 0.35) +
      drawMist(pen, y - 16, 90, 0.55) +
      drawTown(pen, { y, tall: 58, near: 0.5 }) +
      drawTreeLine(pen, y, 28, 0.6) +
      drawStupa(pen, { x: pen.chance.between(300, 500), y, tall: 150, near: 0.7 });
    return (
      drawSky(pen) +
      drawBirds(pen, 5) +
      shore +
      drawWater(pen, shore, y + 3) +
      drawRoadBridge(pen, y + 42, 0.8) +
      drawBoat(pen, pen.chance.between(300, 900), pen.height - 96, 66, false) +
      drawReeds(pen, 880, 1210, 96) +
      frame(pen)
    );
  },
  tachileik: (pen) => {
    const y = pen.horizon - 40;
    const x = pen.chance.between(420, 800);
    return (
      drawSky(pen) +
      drawHills(pen, { y: y - 70, height: 190, rough: 0.35, near: 0.14 }) +
      drawHills(pen, { y: y - 16, height: 130, rough: 0.3, near: 0.28 }) +
      drawGlow(pen, 0.35) +
      drawMist(pen, y - 10, 90, 0.6) +
      drawTreeLine(pen, y + 6, 40, 0.44) +
      drawGreatStupa(pen, { x, y: y + 18, tall: 220, near: 0.62 }) +
      drawTreeLine(pen, y + 30, 50, 0.6) +
      drawMist(pen, y + 66, 90, 0.5) +
      drawTown(pen, { y: y + 130, tall: 84, near: 0.7 }) +
      drawTreeLine(pen, y + 140, 44, 0.76) +
      drawMist(pen, y + 176, 90, 0.35) +
      drawTreeLine(pen, y + 222, 66, 0.88) +
      drawTreeLine(pen, pen.height - 30, 80, 0.97) +
      drawBough(pen, x > 600)
    );
  },
  muse: (pen) => {
    const y = pen.horizon;
    const x = pen.chance.between(380, 820);
    const shore =
      drawHills(pen, { y: y - 70, height: 190, rough: 0.4, near: 0.14 }) +
      drawHills(pen, { y: y - 20, height: 130, rough: 0.32, near: 0.28 }) +
      drawGlow(pen, 0.35) +
      drawMist(pen, y - 16, 90, 0.55) +
      drawTown(pen, { y, tall: 92, near: 0.46 }) +
      drawMist(pen, y - 4, 50, 0.35) +
      drawTreeLine(pen, y, 34, 0.6) +
      drawMemorialGate(pen, { x, y: y + 3, tall: 165, near: 0.8 }) +
      drawTreeLine(pen, y + 4, 16, 0.8);
    return (
      drawSky(pen) +
      drawBirds(pen, 6) +
      shore +
      drawWater(pen, shore, y + 6) +
      drawBoat(pen, pen.chance.between(300, 900), pen.height - 110, 72, false) +
      drawTree(pen, x > 600 ? 60 : 1140, pen.height + 10, 330, 0.98) +
      drawReeds(pen, x > 600 ? 880 : -10, x > 600 ? 1210 : 320, 84)
    );
  },
} satisfies Partial<Record<Scene, (pen: Pen) => string>>;
