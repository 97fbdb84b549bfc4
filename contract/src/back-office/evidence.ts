import * as z from 'zod/mini';
import { civilDate } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors, fileLink } from '../files/links.ts';
import { id } from '../ids.ts';

/** Maximum length of the period of evidence: a leap year. */
export const maxEvidenceDays = 366;

/** Maximum number of rows of each table of evidence. */
export const maxEvidenceRows = 200_000;

export const linkEvidence = endpoint({
  method: 'POST',
  path: 'console/evidence/link',
  title: 'get a one-use link to the books of a period for an auditor: an archive of tables with their hashes',
  access: { staff: '/console/wallet/export' },
  rateLimit: 'link',
  input: z.strictObject({
    /** First and last civil day. */
    from: civilDate,
    to: civilDate,
    /** Books of one selling company; of all if absent. Receipts, bank lines and acts are those of all. */
    entity_id: z.optional(id),
  }),
  reply: fileLink,
  errors: ['not_found', ...exportErrors],
});
