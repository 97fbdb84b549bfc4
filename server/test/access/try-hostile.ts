import { expect } from 'vitest';
import { isAssurance } from '../reliability/figure.ts';
import { callRoute, isAccepted, told } from './call-route.ts';
import { knownNames } from './extra-properties.ts';
import { hostileValues } from './hostile-values.ts';
import { rightfulToken } from './rightful-token.ts';
import type { Visit } from './walk.ts';

/** Number of hostile values that `npm test` tries in each field, drawn at random. */
const HOSTILE_IN_TEST = 1;

/** Texts an answer must not contain: stack traces, statements, files, names of our dependencies. */
const telltale =
  /\bat \S+ \(|node_modules|SELECT |INSERT |\.ts:\d|[Pp]ostgres|[Kk]ysely|[Ff]astify|[Zz]od|ECONN|syntax error/;

/**
 * Any value in a field of an otherwise valid call gets an answer in the envelope, never an internal failure
 * and no detail of the implementation (O1, O2). Returns how many values were accepted.
 */
export async function tryHostile({ walk, stage, endpoint, own }: Visit): Promise<number> {
  const token = rightfulToken(stage, endpoint, own, 'A');
  const fields = new Set([...Object.keys(own.input), ...knownNames(endpoint.input, own.input)]);
  const most = isAssurance ? hostileValues.length : HOSTILE_IN_TEST;
  let taken = 0;
  for (const field of fields) {
    for (const value of walk.chance.shuffle(hostileValues).slice(0, most)) {
      const what = `${field}: ${JSON.stringify(value)}`;
      const heard = await callRoute(stage, endpoint, { ...own.input, [field]: value }, token);
      walk.figures.hostile += 1;
      expect(heard.http, `${what} ${told(heard)}`).toBe(200);
      expect([0, 1, 303, 401, 409], what).toContain(heard.code);
      if (isAccepted(heard)) taken += 1;
      else expect(heard.text, what).not.toMatch(telltale);
    }
  }
  walk.figures.taken += taken;
  return taken;
}
