import { balanceNode } from '@serai/contract/permissions';
import { AppError } from '../../platform/http/app-error.ts';
import type { Rights } from '../permissions/permissions.ts';

/** Shown instead of a sum that the reader may not see. */
const hiddenSum = '•••';

/**
 * Does the work of a member. A refusal for lack of money names what the deposit or the credit holds: members who may not
 * see it read only what is needed.
 */
export async function hidingFunds<T>({ nodes }: Pick<Rights, 'nodes'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (nodes.has(balanceNode) || !(error instanceof AppError) || !isShort(error)) throw error;
    const { needed } = error.data;
    throw new AppError(error.code, { facts: { ...error.facts, available: hiddenSum }, data: { needed } });
  }
}

function isShort({ code }: AppError): boolean {
  return code === 'balance_too_low' || code === 'credit_too_low';
}
