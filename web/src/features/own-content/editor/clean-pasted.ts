import type { LooseElement, LooseNode } from '@serai/contract/rich-text/loose-html';
import { shapeRichText } from '@serai/contract/rich-text/shape-rich-text';
import { writeRichText } from '@serai/contract/rich-text/write-rich-text';
import { isOwnFile } from '../../../platform/rich-text/own-address.ts';
import { looseOf } from '../edit/loose-of.ts';
import { ownPathOf } from './addresses.ts';

/** Pasted content, ready for the editor. */
export interface Pasted {
  html: string;
  /** Pictures that were pasted as bytes, by the key that the HTML uses for them (`data-sending`). */
  pictures: Map<string, Blob>;
  /** Number of external pictures that were left out; their descriptions stay as text. */
  leftOut: number;
}

/**
 * Converts clipboard content of a word processor, a chat or a web page into an article, by the server's rules:
 * styles become marks, Word lists become lists, other elements keep only their text.
 */
export function cleanPasted(
  html: string,
  { origin, nextKey }: { origin: string; nextKey: () => string },
): Pasted {
  const pictures = new Map<string, Blob>();
  let leftOut = 0;
  const take = (nodes: readonly LooseNode[]): LooseNode[] =>
    nodes.map((node) => {
      if (typeof node === 'string') return node;
      const attrs = { ...node.attrs };
      if (node.tag === 'a') attrs.href = ownPathOf(attrs.href ?? '', origin) ?? attrs.href ?? '';
      if (node.tag === 'img') attrs.src = sourceOf(node);
      return { tag: node.tag, attrs, children: take(node.children) };
    });
  const sourceOf = ({ attrs }: LooseElement): string => {
    const source = attrs.src ?? '';
    const own = isOwnFile(source) ? source : ownPathOf(source, origin);
    const bytes = blobOf(source);
    if (bytes) {
      const key = nextKey();
      pictures.set(key, bytes);
      return sending + key;
    }
    if (own && isOwnFile(own)) return own;
    leftOut += isSpacer(attrs) ? 0 : 1;
    return '';
  };
  // Word puts content for Word alone into conditional comments.
  const loose = looseOf(withoutSpans(html, '<!--', '-->').replace(/<!\[[^[\]]*\]>/g, ''));
  const written = writeRichText(shapeRichText(take(loose)));
  return { html: written.replaceAll(`<img src="${sending}`, '<img data-sending="'), pictures, leftOut };
}

/** Removes every span from a start marker to the next end marker; linear in the length of the text. */
export function withoutSpans(text: string, begin: string, end: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = text.indexOf(begin); at !== -1; at = text.indexOf(begin, from)) {
    const to = text.indexOf(end, at + begin.length);
    if (to === -1) break;
    kept.push(text.slice(from, at));
    from = to + end.length;
  }
  return kept.join('') + text.slice(from);
}

/** Prefix of a picture's key until it has a stored address. */
const sending = '/storage/sending/';

/** Decodes a picture from a data URL; null for any other address or content. */
function blobOf(source: string): Blob | null {
  const found = /^data:(image\/(?:png|jpeg|gif|webp));base64,([\w+/=\s]+)$/i.exec(source);
  if (!found) return null;
  try {
    const bytes = Uint8Array.from(atob(found[2]!.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
    return new Blob([bytes], { type: found[1]!.toLowerCase() });
  } catch {
    return null;
  }
}

/** An invisible tracking or spacing image. */
function isSpacer(attrs: Readonly<Record<string, string>>): boolean {
  return [attrs.width, attrs.height].some((side) => /^[01](px)?$/.test(side ?? ''));
}
