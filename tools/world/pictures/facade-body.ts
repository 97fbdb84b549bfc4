import { block } from './body-block.ts';
import { guesthouse } from './body-guesthouse.ts';
import type { BodyFacts } from './body-parts.ts';
import { pavilions } from './body-pavilions.ts';
import { tower } from './body-tower.ts';
import { townhouse } from './body-townhouse.ts';
import type { Build, Paint, Plot } from './facade-spec.ts';
import { oval, type Pen } from './pen.ts';

/** The house itself. */
export function drawBody(pen: Pen, build: Build, paint: Paint, facts: BodyFacts): string {
  const draw = { guesthouse, townhouse, block, tower, pavilions }[build];
  return shadow(pen, facts.plot) + draw(pen, paint, facts);
}

function shadow(pen: Pen, { x, y, width }: Plot): string {
  return oval(x, y + 4, width * 0.62, 16, pen.light.ink, 'opacity="0.28"');
}
