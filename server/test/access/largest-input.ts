import type { Endpoint } from '@serai/contract/endpoint';
import type * as z from 'zod/mini';

/** Kinds of input that a caller may enlarge. */
export const stretches = ['list', 'text', 'number', 'date'] as const;
export type Stretch = (typeof stretches)[number];

interface Def {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  entries?: Record<string, string>;
  values?: unknown[];
}

/** Where the contract sets no bound, the body does: near its 256 kB and its 4,000 values. */
const endless = { POST: { text: 40_000, list: 3500 }, GET: { text: 8000, list: 100 } };
/** Maximum depth of a body, including its container. */
const deepest = 28;

/**
 * Returns the largest input that the contract admits for a call: the longest lists and texts, the largest
 * numbers, the widest date ranges. Other values, and those that name an object (an id, a key, a token), are
 * kept from an input with which the call succeeds. Undefined if the call has nothing to enlarge.
 */
export function largestInput(
  endpoint: Endpoint,
  ready: Record<string, unknown>,
  what: readonly Stretch[],
): Record<string, unknown> | undefined {
  const maker = new Stretcher(endpoint, what);
  const input = maker.largest(endpoint.input, ready, '') as Record<string, unknown>;
  return maker.stretched > 0 ? input : undefined;
}

class Stretcher {
  readonly #endpoint: Endpoint;
  readonly #what: readonly Stretch[];
  stretched = 0;

  constructor(endpoint: Endpoint, what: readonly Stretch[]) {
    this.#endpoint = endpoint;
    this.#what = what;
  }

  largest(schema: z.ZodMiniType, ready: unknown, name: string): unknown {
    const def = schema._zod.def as unknown as Def;
    switch (def.type) {
      case 'optional':
      case 'nullable':
      case 'default':
        return this.largest(def.innerType!, ready ?? undefined, name);
      case 'pipe':
        return this.largest(def.in!, ready, name);
      case 'object':
        return this.#object(def.shape!, ready);
      case 'union':
        return this.#union(def.options!, ready, name);
      case 'array':
        return this.#list(schema, def.element!, ready, name);
      case 'string':
        return this.#text(schema, ready, name);
      case 'number':
      case 'int':
        return this.#number(schema, ready, name);
      case 'unknown':
        return this.#is('list', ready, nested(deepest));
      case 'enum':
        return ready ?? Object.values(def.entries!)[0];
      case 'literal':
        return ready ?? def.values![0];
      case 'boolean':
        return ready ?? true;
      case 'null':
        return null;
      default:
        throw new Error(`no largest ${def.type} is known: say it here`);
    }
  }

  #object(shape: Record<string, z.ZodMiniType>, ready: unknown): Record<string, unknown> {
    const given = (ready ?? {}) as Record<string, unknown>;
    const fields = Object.entries(shape).map(([name, schema]) => {
      const before = this.stretched;
      const value = this.largest(schema, given[name], name);
      // An optional value that was not enlarged is left out.
      const isLeftOut = this.stretched === before && !(name in given) && schema.safeParse(undefined).success;
      return [name, isLeftOut ? undefined : value] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }

  #union(options: z.ZodMiniType[], ready: unknown, name: string): unknown {
    const own = options.find((option) => ready !== undefined && option.safeParse(ready).success);
    return this.largest(own ?? options.at(-1)!, ready, name);
  }

  #list(schema: z.ZodMiniType, element: z.ZodMiniType, ready: unknown, name: string): unknown {
    const sample = (ready as unknown[] | undefined)?.[0];
    if (!this.#what.includes('list')) {
      return ready && (ready as unknown[]).map((item) => this.largest(element, item, name));
    }
    const length = boundsOf(schema).maximum ?? endless[this.#endpoint.method].list;
    const choices = Object.values((element._zod.def as unknown as Def).entries ?? {});
    this.stretched += 1;
    return Array.from({ length }, (_, at) =>
      choices.length > 0 ? choices[at % choices.length] : this.largest(element, sample, name),
    );
  }

  #text(schema: z.ZodMiniType, ready: unknown, name: string): unknown {
    const dates = isBeginning(name) ? ['0001-01-01', '0001-01-01T00:00'] : ['9998-12-31', '9998-12-31T23:59'];
    const date = dates.find(
      (one) => schema.safeParse(one).success && !schema.safeParse('2026-13-01').success,
    );
    if (date) return this.#is('date', ready, date);
    const longest = boundsOf(schema).maximum ?? endless[this.#endpoint.method].text;
    const text = ['汉', 'x', '9']
      .map((sign) => sign.repeat(longest))
      .find((one) => schema.safeParse(one).success);
    // A value with a fixed format, such as an id or an address, is bounded by its format.
    if (text === undefined || namesSomething(name)) return ready ?? text;
    return this.#is('text', ready, text);
  }

  #number(schema: z.ZodMiniType, ready: unknown, name: string): unknown {
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = boundsOf(schema);
    if (namesSomething(name) && ready !== undefined) return ready;
    return this.#is('number', ready, isBeginning(name) ? Math.max(0, minimum) : maximum);
  }

  /**
   * Returns the enlarged value if its kind is requested; otherwise the existing one, or the enlarged one if
   * there was none.
   */
  #is(kind: Stretch, ready: unknown, value: unknown): unknown {
    if (!this.#what.includes(kind)) return ready ?? value;
    this.stretched += 1;
    return value;
  }
}

/** Reads the bounds of a schema: of the length of a text or list, or of a number itself. */
function boundsOf(schema: z.ZodMiniType): { minimum?: number; maximum?: number } {
  const { checks = [] } = schema._zod.def as unknown as { checks?: { _zod: { def: BoundDef } }[] };
  const defs = checks.map(({ _zod }) => _zod.def);
  const highest = defs.flatMap((def) =>
    def.check === 'max_length' ? [def.maximum!] : def.check === 'less_than' ? [def.value!] : [],
  );
  const lowest = defs.flatMap((def) => (def.check === 'greater_than' ? [def.value!] : []));
  return {
    ...(lowest.length > 0 ? { minimum: Math.max(...lowest) } : {}),
    ...(highest.length > 0 ? { maximum: Math.min(...highest) } : {}),
  };
}

interface BoundDef {
  check: string;
  maximum?: number;
  value?: number;
}

const isBeginning = (name: string) => /(^|_)(from|min)$|^check_in$|^pick_up_at$/.test(name);
const namesSomething = (name: string) => /^id$|_id$|Id$|_key$|^driver$|^path$/.test(name);

function nested(depth: number): unknown {
  return depth === 0 ? 'x' : [nested(depth - 1)];
}
