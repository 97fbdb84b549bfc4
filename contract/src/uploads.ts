import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

/** A stored file: `url` is the path on this server, `full_url` that with the asset host before it. */
export const storedFile = z.object({
  url: z.string(),
  full_url: z.string(),
  /** As the sender called it; only ever shown. */
  name: z.string(),
  /** Bytes, as stored: pictures are re-encoded. */
  size: z.int(),
  mimetype: z.string(),
  suffix: z.string(),
  /** Pixels; 0 for what is no picture. */
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
  family: true,
  multipart: true,
  input: z.object({
    /** Where to store it; as configured when left out. */
    driver: z.optional(text(20)),
    /** What it is for; a folder of its own. */
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
