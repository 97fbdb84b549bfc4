import type { Logger } from 'pino';
import type { Route } from '../../calls.ts';
import type { Answer } from '../../platform/http/route.ts';

/** Names and value forms of id fields; nothing else of a write is logged. */
const idName = /^(id|ids|sn|[a-z0-9_]+_(id|ids|sn))$/;
const idValue = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * Wraps a route to log what an operator wrote: who, which call, which fields, and the ids sent and returned.
 * Never logs other values, and no refused writes, which changed nothing and are logged as requests.
 */
export function logOperatorWrites(route: Route, log: Logger): Route {
  const { endpoint } = route;
  // Public calls are about login; they log the relevant facts themselves.
  if (endpoint.method === 'GET' || endpoint.access === 'public') return route;
  return {
    endpoint,
    handle: async (call) => {
      const answer = await route.handle(call);
      const { caller, requestId, input } = call;
      if (caller?.kind === 'operator') {
        const { userId, username } = caller;
        const fields = Object.keys(isRecord(input) ? input : {});
        const ids = { ...idsOf(answeredOf(answer)), ...idsOf(input) };
        const repeated = answer.replayed ? { replayed: true } : {};
        log.info(
          { requestId, call: endpoint.path, userId, username, fields, ids, ...repeated },
          'operator write',
        );
      }
      return answer;
    },
  };
}

/** The created or changed object is one level down: `{ entry: { id } }`. */
function answeredOf({ data }: Answer): unknown {
  if (!isRecord(data)) return undefined;
  const inner = Object.values(data).filter(isRecord);
  return Object.assign({}, ...inner, data);
}

function idsOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([name, item]) => idName.test(name) && isId(item)));
}

function isId(item: unknown): boolean {
  if (Array.isArray(item)) return item.length <= 100 && item.every((one) => !Array.isArray(one) && isId(one));
  return Number.isSafeInteger(item) || (typeof item === 'string' && idValue.test(item));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
