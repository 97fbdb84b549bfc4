import { linkAddress, pictureAddress } from '@serai/contract/rich-text/addresses';
import type { RichElement, RichNode } from '@serai/contract/rich-text/rich-text';
import { richAttributes, richBounds, richTags } from '@serai/contract/rich-text/tags';
import { expect } from 'vitest';

/** Yields every element of a text with its depth. */
export function* elementsOf(
  nodes: readonly RichNode[],
  depth = 1,
): Iterable<{ node: RichElement; depth: number }> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    yield { node, depth };
    yield* elementsOf(node.children ?? [], depth + 1);
  }
}

/** Expects only elements on the allow list, with values that cannot execute. */
export function expectAllowed(nodes: readonly RichNode[], what = ''): void {
  for (const { node, depth } of elementsOf(nodes)) {
    expect(richTags, what).toContain(node.tag);
    expect(depth, what).toBeLessThanOrEqual(richBounds.depth);
    const allowed: readonly string[] =
      Object.entries(richAttributes).find(([tag]) => tag === node.tag)?.[1] ?? [];
    for (const [name, value] of Object.entries(node.attrs ?? {})) {
      expect(allowed, what).toContain(name);
      if (name === 'href') expect(linkAddress(value), what).toBe(value);
      else if (name === 'src') expect(pictureAddress(value), what).toBe(value);
      else if (name !== 'alt' && name !== 'title') expect(value, what).toMatch(/^[1-9]\d{0,4}$/);
    }
  }
}
