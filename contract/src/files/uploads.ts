import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';
import { svgFile } from './types.ts';

/** A stored file: `url` is its path on this server, `full_url` includes the asset host. */
export const storedFile = z.object({
  url: z.string(),
  full_url: z.string(),
  /** Name given by the sender; for display only. */
  name: z.string(),
  /** Stored size in bytes; pictures are re-encoded. */
  size: z.int(),
  mimetype: z.string(),
  suffix: z.string(),
  /** Pixels; 0 unless it is a picture. */
  width: z.int(),
  height: z.int(),
  sha1: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

export const upload = endpoint({
  method: 'POST',
  path: 'ajax/upload',
  title: 'upload a file',
  access: 'user',
  legacyClient: true,
  multipart: true,
  input: z.object({
    /** Storage; defaults to the configured one. */
    driver: z.optional(text(20)),
    /** Purpose; determines the folder. */
    topic: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,19}$/, 'upload_topic_invalid'))),
  }),
  reply: z.object({ file: storedFile }),
  errors: [
    'upload_incomplete',
    'upload_type_refused',
    'upload_type_unknown',
    'upload_too_large',
    'upload_content_differs',
    'upload_too_many_pixels',
    'upload_driver_refused',
    'upload_too_often',
    'upload_day_full',
  ],
});

/** Icon of a file that is no picture; the file field of family clients shows it. */
export const buildSuffixIcon = endpoint({
  method: 'GET',
  path: 'ajax/buildSuffixSvg',
  title: 'get the icon of a file type',
  access: 'public',
  legacyClient: true,
  file: svgFile,
  input: z.object({
    /** File extension without its dot; anything else gives the general icon. */
    suffix: z.optional(text(20)),
    /** Colour of the icon as `#rrggbb`; anything else gives the default colour. */
    background: z.optional(text(20)),
  }),
  reply: z.object({}),
  errors: [],
});
