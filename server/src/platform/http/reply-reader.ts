import { strictEqual } from 'node:assert';
import type { Endpoint } from '@serai/contract/endpoint';
import { keepDeclared } from './keep-declared.ts';

/**
 * Returns a reader that keeps only declared fields. With checks on, a reply that violates the contract throws, and
 * so does one with undeclared fields.
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
