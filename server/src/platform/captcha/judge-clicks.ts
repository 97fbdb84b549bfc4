import { pictureSize, type Spot } from './draw-captcha.ts';

const NUMBER = String.raw`\d{1,5}(?:\.\d{1,10})?`;
const ANSWER = new RegExp(`^${NUMBER},${NUMBER}(?:-${NUMBER},${NUMBER}){0,9};${NUMBER};${NUMBER}$`);

/**
 * Whether an answer `x,y-x,y;shownWidth;shownHeight` hits the spots, each once and in their order. The clicks
 * are scaled from the size the picture was shown in; whatever has another form misses.
 */
export function judgeClicks(info: unknown, spots: readonly Spot[]): boolean {
  if (typeof info !== 'string' || info.length > 512 || !ANSWER.test(info)) return false;
  const [clicks = '', shownWidth, shownHeight] = info.split(';');
  const scaleX = pictureSize.width / Number(shownWidth);
  const scaleY = pictureSize.height / Number(shownHeight);
  if (!Number.isFinite(scaleX) || !Number.isFinite(scaleY)) return false;
  const points = clicks.split('-').map((point) => point.split(',').map(Number));
  if (points.length !== spots.length) return false;
  return spots.every((spot, at) => {
    const [x = Number.NaN, y = Number.NaN] = points[at]!;
    return Math.abs(x * scaleX - spot.x) <= spot.reach && Math.abs(y * scaleY - spot.y) <= spot.reach;
  });
}
