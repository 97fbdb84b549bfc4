import * as z from 'zod/mini';
import { maxLicencePapers } from '../bounds.ts';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { anyFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { text } from '../text.ts';

/** A scan of an agency's licence: PDF, JPEG or PNG. */
export const licencePaper = z.object({
  id: z.int(),
  /** Path of the upload, with which it is saved again; it cannot be opened by it. */
  url: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  mimetype: z.string(),
  added_at: unixSeconds,
});
export type LicencePaper = z.infer<typeof licencePaper>;

const papers = z.object({ papers: z.array(licencePaper) });

export const listLicencePapers = endpoint({
  method: 'GET',
  path: 'account/licencePapers',
  title: "list the papers of the agency's licence",
  access: 'owner',
  input: z.strictObject({}),
  reply: papers,
  errors: [],
});

/** An agency without verification applies for it by this call, as by `account/saveCompany`. */
export const saveLicencePapers = endpoint({
  method: 'POST',
  path: 'account/saveLicencePapers',
  title: "replace the papers of the agency's licence by these uploads",
  access: 'owner',
  input: z.strictObject({
    /** `url`s of the current papers that are kept, and of the caller's own uploads with the topic `licence`. */
    files: z.array(text(300)).check(z.minLength(1), z.maxLength(maxLicencePapers)),
  }),
  reply: papers,
  errors: ['licence_paper_unfit'],
});

export const openLicencePaper = endpoint({
  method: 'GET',
  path: 'account/licencePaper',
  title: "open a paper of the agency's licence",
  access: 'owner',
  file: anyFile,
  input: z.strictObject({ file: id }),
  reply: z.unknown(),
  errors: ['not_found'],
});

/** Also papers that the agency has replaced since, as evidence of a decision. */
export const openAgencyLicence = endpoint({
  method: 'GET',
  path: 'console/agency/licencePaper',
  title: 'open a paper of the licence of any agency',
  access: { staff: '/console/agency/view' },
  file: anyFile,
  input: z.strictObject({ file: id }),
  reply: z.unknown(),
  errors: ['not_found'],
});
