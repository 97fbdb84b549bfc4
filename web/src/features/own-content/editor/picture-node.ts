import { mergeAttributes, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { isOwnFile } from '../../../platform/rich-text/own-address.ts';
import type { PictureAttributes } from './picture-types.ts';
import { PictureView } from './picture-view.tsx';

/** One of our pictures with description and caption, between paragraphs. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    const hidden = { rendered: false };
    return {
      src: { default: '', ...hidden },
      alt: { default: '', ...hidden },
      caption: { default: '', ...hidden },
      width: { default: null, ...hidden },
      height: { default: null, ...hidden },
      sending: { default: '', ...hidden },
    };
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: (figure) => {
          const image = figure.querySelector('img');
          const caption = figure.querySelector('figcaption')?.textContent?.trim() ?? '';
          const found = image && readPicture(image);
          return found ? { ...found, caption } : false;
        },
      },
      { tag: 'img', getAttrs: readPicture },
    ];
  },

  /** A picture still being uploaded is not part of the article yet. */
  renderHTML({ node }) {
    const { src, alt, width, height, caption } = node.attrs as PictureAttributes;
    if (src === '') return ['figure', {}];
    const image = ['img', mergeAttributes({ src, alt }, width && height ? { width, height } : {})] as const;
    return caption === '' ? ['figure', image] : ['figure', image, ['figcaption', caption]];
  },

  addNodeView: () => ReactNodeViewRenderer(PictureView, { as: 'figure' }),
});

/** Reads the attributes of an image element; false if it is not a stored picture. */
function readPicture(image: HTMLElement): Partial<PictureAttributes> | false {
  const src = image.getAttribute('src') ?? '';
  const sending = image.dataset.sending ?? '';
  const alt = image.getAttribute('alt') ?? '';
  if (sending !== '') return { sending, alt };
  if (!isOwnFile(src)) return false;
  return { src, alt, width: pixelsOf(image, 'width'), height: pixelsOf(image, 'height') };
}

function pixelsOf(image: HTMLElement, side: 'width' | 'height'): number | null {
  const text = image.getAttribute(side) ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}
