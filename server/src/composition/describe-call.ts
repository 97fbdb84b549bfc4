import type { Caller } from '../calls.ts';

const orderNumber = /^[A-Za-z0-9-]{6,24}$/;
const numberNames = ['sn', 'order_sn'] as const;

/**
 * Describes caller and object of a call for the access log: user, agency, order number and object id; never
 * an address, a name or any other request value.
 */
export function describeCall(
  caller: Caller | undefined,
  input: unknown,
  answer: unknown,
): Record<string, string | number> {
  const id = fieldOf(input, 'id');
  const order = [input, answer, fieldOf(answer, 'order')]
    .flatMap((value) => numberNames.map((name) => fieldOf(value, name)))
    .find((value) => typeof value === 'string' && orderNumber.test(value)) as string | undefined;
  return {
    ...(caller ? { user: caller.userId } : {}),
    ...(caller?.kind === 'member' ? { agency: caller.agencyId } : {}),
    ...(order === undefined ? {} : { order }),
    ...(Number.isSafeInteger(id) ? { id: id as number } : {}),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}
