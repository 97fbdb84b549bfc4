import { strictEqual } from 'node:assert';
import type { Endpoint } from '@serai/contract/endpoint';
import { keepDeclared } from './keep-declared.ts';

/**
 * What of an answer leaves: what the contract names. When replies are checked, one that is not as the contract says
 * fails, and so does one of which anything else would leave unchecked.
 */
export function replyReader({ reply }: Endpoint, isChecked: boolean): (data: unknown) => unknown {
  const keep = keepDeclared(reply);
  if (!isChecked) return keep;
  return (data) => {
    const parsed = reply.parse(data);
    strictEqual(asSent(keep(data)), asSent(parsed));
    return parsed;
  };
}

function asSent(data: unknown): string | undefined {
  return JSON.stringify(data);
}
