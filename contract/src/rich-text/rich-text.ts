import * as z from 'zod/mini';
import { type RichTag, richTags } from './tags.ts';

/** A node of an article: text, or an element of `richTags` with attributes of `richAttributes`. */
export type RichNode = string | RichElement;
export interface RichElement {
  tag: RichTag;
  attrs?: Record<string, string> | undefined;
  children?: RichNode[] | undefined;
}

export const richElement: z.ZodMiniType<RichElement> = z.object({
  tag: z.enum(richTags),
  attrs: z.optional(z.record(z.string(), z.string())),
  get children() {
    return z.optional(z.array(richNode));
  },
});
export const richNode: z.ZodMiniType<RichNode> = z.union([z.string(), richElement]);

/** An article for reading: pages render it from these nodes and never from HTML. */
export const richText = z.array(richNode);
export type RichText = z.infer<typeof richText>;
