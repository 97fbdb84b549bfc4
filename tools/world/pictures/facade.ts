import { makeChance } from '../make/chance.ts';
import { drawBackdrop } from './facade-backdrop.ts';
import { drawBody } from './facade-body.ts';
import { drawForeground } from './facade-ground.ts';
import { type Build, buildOf, groundOf, type HouseFacts, type Paint, type Plot } from './facade-spec.ts';
import { lightAt, mix } from './light.ts';
import { makePen, type Pen } from './pen.ts';

const WALLS = [
  '#efe6d6',
  '#e6d3b8',
  '#d9b99a',
  '#c98f70',
  '#b7c2b2',
  '#a9bcbf',
  '#e9dcc9',
  '#d3c7bd',
  '#c5a98c',
  '#9fb0a2',
  '#e3c9b8',
  '#bfc7cc',
];
const ROOFS = ['#7c4a38', '#5c4a42', '#3f5552', '#8a5a3c', '#4a4f5c', '#6b3f35'];
const ACCENTS = ['#b7532f', '#2f6b66', '#c08a2d', '#3f5f86', '#7d3f55', '#56703c'];
/** Hours with clear mornings, low suns and first lamps. */
const HOURS = [7, 8.4, 9.6, 10.6, 15.8, 16.8, 17.5, 18.3];

const VIEWS: Record<Build, Plot['view']> = {
  guesthouse: { x: 190, y: 240, width: 820 },
  pavilions: { x: 130, y: 170, width: 940 },
  townhouse: { x: 40, y: 44, width: 1110 },
  block: { x: 30, y: 30, width: 1140 },
  tower: { x: 0, y: 0, width: 1200 },
};

/** Draws a hotel from the street or the garden by its data, as an SVG document of 3:2. */
export function drawFacade(facts: HouseFacts, width: number): string {
  const chance = makeChance(`facade-${facts.code}`);
  const hour = chance.pick(HOURS);
  const onLeft = chance.happens(0.5);
  const light = lightAt(hour);
  const pen = makePen({
    width: 1200,
    height: 800,
    horizon: 560,
    hour,
    light,
    chance,
    sunX: onLeft ? 960 : 240,
  });
  const wall = chance.pick(WALLS);
  const paint: Paint = {
    wall: asLit(pen, wall),
    trim: asLit(pen, mix(wall, '#ffffff', 0.55)),
    roof: asLit(pen, chance.pick(ROOFS)),
    accent: asLit(pen, chance.pick(ACCENTS)),
  };
  const build = buildOf(facts);
  const view = VIEWS[build];
  const off = view.width * 0.075;
  const plot: Plot = {
    x: 600 + (onLeft ? -off : off),
    y: 640,
    width: view.width * 0.63,
    view,
    landmarkX: 600 + (onLeft ? 1 : -1) * view.width * 0.37,
  };
  const ground = groundOf(facts);
  const body = [
    drawBackdrop(pen, facts, plot),
    drawBody(pen, build, paint, { plot, star: facts.star, ground, city: facts.city }),
    drawForeground(pen, ground, facts, plot),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * 2) / 3)}" viewBox="${view.x} ${view.y} ${view.width} ${Math.round((view.width * 2) / 3)}"><defs>${pen.definitions.join('')}</defs>${body}</svg>`;
}

/** Returns a colour in the light of the hour: dusk darkens and cools it. */
export function asLit(pen: Pen, colour: string): string {
  const { lamp, ink, low } = pen.light;
  return mix(mix(colour, low, 0.1), ink, 0.03 + 0.32 * lamp);
}
