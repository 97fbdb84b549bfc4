import { expect } from 'vitest';
import { figure } from '../reliability/figure.ts';
import { callRoute, told } from './call-route.ts';
import { knownNames } from './extra-properties.ts';
import { hostileValues } from './hostile-values.ts';
import { rightfulToken } from './rightful-token.ts';
import type { Visit } from './walk.ts';

/** What an answer must not hold: stacks, statements, files, names of what we are built of. */
const telltale =
  /\bat \S+ \(|node_modules|SELECT |INSERT |\.ts:\d|[Pp]ostgres|[Kk]ysely|[Ff]astify|[Zz]od|ECONN|syntax error/;

/**
 * Whatever stands in a field of a call that is right otherwise: an answer of the envelope, never a failure of ours,
 * and no word of what the server is made of (O1, O2). Answers how many of the values were taken.
 */
export async function tryHostile({ walk, stage, endpoint, own }: Visit): Promise<number> {
  const token = rightfulToken(stage, endpoint, own, 'A');
  const fields = new Set([...Object.keys(own.input), ...knownNames(endpoint.input, own.input)]);
  let taken = 0;
  for (const field of fields) {
    for (const value of walk.chance.shuffle(hostileValues).slice(0, figure(hostileValues.length))) {
      const what = `${field}: ${JSON.stringify(value)}`;
      const heard = await callRoute(stage, endpoint, { ...own.input, [field]: value }, token);
      walk.figures.hostile += 1;
      expect(heard.http, `${what} ${told(heard)}`).toBe(200);
      expect([0, 1, 303, 401, 409], what).toContain(heard.code);
      if (heard.code === 1) taken += 1;
      else expect(heard.text, what).not.toMatch(telltale);
    }
  }
  walk.figures.taken += taken;
  return taken;
}
