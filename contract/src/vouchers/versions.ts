import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { historyRow } from '../orders/history.ts';

/**
 * `replaced`: a newer version exists. `suspended`: the newest one while its hotel refuses the guests. `void`: all
 * versions of an order that has ended or is no longer paid.
 */
export const versionStates = ['valid', 'suspended', 'replaced', 'void'] as const;

/** Versions are not stored as files: `console/order/voucher` makes the PDF of the newest one. */
export const listVoucherVersions = endpoint({
  method: 'GET',
  path: 'console/order/voucherVersions',
  title: 'list the versions of the voucher of an order of any agency',
  access: { staff: '/console/order/view' },
  input: z.strictObject({ id }),
  reply: z.object({
    /** Newest first, at most 100; empty before the first confirmation. */
    versions: z.array(
      z.object({
        version: z.int(),
        state: z.enum(versionStates),
        /** When and by which event the version was issued, which replaced the version before. */
        at: unixSeconds,
        event: historyRow.shape.event,
        actor: historyRow.shape.actor,
        user: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});
