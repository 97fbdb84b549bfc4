import type { Endpoint } from '@serai/contract/endpoint';
import type { SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';
import type { Ready } from './row.ts';
import { isForStaff } from './staff-actors.ts';

/** Who a call is made for: nobody where anybody may, an administrator where only staff may, else the side's master. */
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
