import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { type IconName, icons } from './icons.ts';

/** Size of the picture in pixels. */
export const pictureSize = { width: 350, height: 200 } as const;
/** Half of the square around a mark that counts as hit, in pixels. */
const reach = 25;
/** Least distance of a mark's centre from the picture's edge, and from another mark's centre. */
const edge = 28;
const apart = 56;

/** Something to find: a character, or an icon by its name. */
export type Mark = { character: string } | { icon: IconName };

/** Position of a mark: its centre and half the side of the square that counts as a hit, in pixels. */
export interface Spot {
  x: number;
  y: number;
  reach: number;
}

/** Draws the marks at random places that do not touch; the spots come in the order of the marks. */
export async function drawCaptcha(marks: readonly Mark[]): Promise<{ png: Buffer; spots: Spot[] }> {
  loadFont();
  const canvas = createCanvas(pictureSize.width, pictureSize.height);
  const context = canvas.getContext('2d');
  drawGround(context);
  const spots = choosePlaces(marks.length);
  marks.forEach((mark, at) => {
    drawMark(context, mark, spots[at]!);
  });
  for (let line = 0; line < 4; line++) drawThread(context);
  return { png: await canvas.encode('png'), spots };
}

const fontFamily = 'Serai Captcha';

/**
 * The font comes with the portal: a fresh machine has none with Chinese characters. Reading it takes a third of a
 * second, so the portal does it when it starts rather than for the first picture.
 */
export function loadFont(): void {
  if (GlobalFonts.has(fontFamily)) return;
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/zcool-xiaowei/files/zcool-xiaowei-chinese-simplified-400-normal.woff',
  );
  if (!GlobalFonts.registerFromPath(file, fontFamily)) throw new Error(`The font ${file} cannot be read`);
}

/**
 * Anywhere in the picture, not on a grid: anyone who knew the grid would have to guess among its cells only. None lies
 * within the reach of another.
 */
function choosePlaces(count: number): Spot[] {
  const places: Spot[] = [];
  for (let tries = 0; places.length < count; tries++) {
    // A corner too full to hold the rest: begin again.
    if (tries === 200) return choosePlaces(count);
    const place = {
      x: randomInt(edge, pictureSize.width - edge + 1),
      y: randomInt(edge, pictureSize.height - edge + 1),
      reach,
    };
    if (places.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= apart)) places.push(place);
  }
  return places;
}

/** Dawn over hills: calm enough to read on, uneven enough not to be cut away by one threshold. */
function drawGround(context: SKRSContext2D): void {
  const { width, height } = pictureSize;
  const hue = randomInt(360);
  const sky = context.createLinearGradient(0, 0, randomInt(width), height);
  sky.addColorStop(0, `hsl(${hue} 45% 86%)`);
  sky.addColorStop(0.55, `hsl(${hue + 40} 50% 80%)`);
  sky.addColorStop(1, `hsl(${hue + 75} 40% 72%)`);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  for (let blot = 0; blot < 7; blot++) {
    context.fillStyle = `hsl(${hue + randomInt(120)} 55% ${randomInt(66, 92)}% / 0.45)`;
    context.beginPath();
    context.arc(randomInt(width), randomInt(height), randomInt(16, 60), 0, Math.PI * 2);
    context.fill();
  }
  for (let hill = 0; hill < 3; hill++) {
    const base = 70 + hill * 45 + randomInt(20);
    context.fillStyle = `hsl(${hue + 60 + hill * 15} 35% ${74 - hill * 6}% / 0.5)`;
    context.beginPath();
    context.moveTo(0, height);
    context.lineTo(0, base);
    context.bezierCurveTo(
      width / 3,
      base - randomInt(60),
      (width * 2) / 3,
      base + randomInt(60),
      width,
      base,
    );
    context.lineTo(width, height);
    context.fill();
  }
}

function drawMark(context: SKRSContext2D, mark: Mark, { x, y }: Spot): void {
  const hue = randomInt(360);
  context.save();
  context.translate(x, y);
  context.rotate((randomInt(-26, 27) * Math.PI) / 180);
  context.transform(1, randomInt(-10, 11) / 100, randomInt(-14, 15) / 100, 1, 0, 0);
  context.fillStyle = `hsl(${hue} ${randomInt(55, 85)}% ${randomInt(20, 33)}%)`;
  context.strokeStyle = 'rgb(255 255 255 / 0.9)';
  context.lineJoin = 'round';
  if ('icon' in mark) drawIcon(context, mark.icon);
  else drawCharacter(context, mark.character);
  context.restore();
}

function drawIcon(context: SKRSContext2D, name: IconName): void {
  const scale = randomInt(150, 178) / 100;
  context.scale(scale, scale);
  context.translate(-12, -12);
  const path = new Path2D(icons[name]);
  context.lineWidth = 2;
  context.stroke(path);
  context.fill(path, 'evenodd');
}

function drawCharacter(context: SKRSContext2D, character: string): void {
  context.font = `${randomInt(38, 45)}px "${fontFamily}"`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(character);
  const base = (above - below) / 2;
  context.lineWidth = 5;
  context.strokeText(character, 0, base);
  context.fillText(character, 0, base);
  // The font is thin; a stroke in the same colour improves legibility.
  context.strokeStyle = context.fillStyle;
  context.lineWidth = 1.2;
  context.strokeText(character, 0, base);
}

function drawThread(context: SKRSContext2D): void {
  const { width, height } = pictureSize;
  context.strokeStyle = `hsl(${randomInt(360)} 60% 40% / 0.4)`;
  context.lineWidth = randomInt(10, 22) / 10;
  context.beginPath();
  context.moveTo(0, randomInt(height));
  context.bezierCurveTo(
    randomInt(width),
    randomInt(height),
    randomInt(width),
    randomInt(height),
    width,
    randomInt(height),
  );
  context.stroke();
}
