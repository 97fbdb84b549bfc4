import type { Endpoint } from '@serai/contract/endpoint';
import type { SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';
import type { Ready } from './row.ts';
import { isForStaff } from './staff-actors.ts';

/**
 * Returns the token a call is made with: none if it is public, an administrator's if it is for staff only,
 * otherwise that of the side's master.
 */
export function rightfulToken(
  { operator, sides }: MatrixStage,
  { access }: Endpoint,
  { token }: Ready,
  side: SideName,
): string {
  if (token) return token;
  if (isForStaff(access)) return operator.token;
  return access === 'public' ? '' : sides[side].owner.token;
}
