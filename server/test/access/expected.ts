import type { Endpoint } from '@serai/contract/endpoint';
import type { Heard } from './call-route.ts';

/** Who calls in the matrix. */
export const actors = ['guest', 'expired', 'bare', 'other', 'operator'] as const;
export type Actor = (typeof actors)[number];

/** How a call answers somebody: let in (whatever then), or turned away with this code of the envelope. */
export type Verdict = 'in' | 303 | 409 | 401;

/**
 * What the access of a call means for somebody who asks with an input that is right for a master of side A:
 * nobody, the bearer of an expired token, a colleague without any node, the other agency's master, the operator.
 */
export function verdictOf({ access }: Endpoint, actor: Actor): Verdict {
  if (access === 'public') return 'in';
  if (actor === 'guest') return 303;
  if (actor === 'expired') return 409;
  if (access === 'user') return 'in';
  if (access === 'operator') return actor === 'operator' ? 'in' : 401;
  if (actor === 'operator') return 401;
  const needsNode = access === 'owner' || (typeof access === 'object' && !('orderAction' in access));
  return needsNode && actor === 'bare' ? 401 : 'in';
}

/** The verdict that an answer stands for. */
export function verdictIn({ code, data }: Heard): Verdict {
  if (code === 303) return data?.type === 'logged in' ? 'in' : 303;
  return code === 409 || code === 401 ? code : 'in';
}
