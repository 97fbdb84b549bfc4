import type { Endpoint, ReplyOf } from '@serai/contract/endpoint';
import type { Call, Db, Route, Trx } from '../../../calls.ts';
import { runOnce } from '../../../platform/idempotency.ts';
import { type DriverLink, findLink } from './link-store.ts';

/**
 * Route of a command behind a driver's link: one transaction, at most once per driver and idempotency key.
 */
export function driverCommand<E extends Endpoint>(
  db: Db,
  endpoint: E,
  operation: (trx: Trx, call: Call<E>, link: DriverLink) => Promise<ReplyOf<E>>,
): Route {
  return {
    endpoint,
    handle: async (untyped) => {
      const call = untyped as Call<E>;
      const { token } = call.input as { token: string };
      // Checked before the key: an earlier reply is not replayed behind an expired link.
      const link = await findLink(db, token, call.now);
      const key = {
        scope: `driver:${link.driverId}`,
        call: endpoint.path,
        key: call.idempotencyKey!,
        rawBody: call.rawBody,
        now: call.now,
      };
      return runOnce(db, key, (trx) => operation(trx, call, link));
    },
  };
}
