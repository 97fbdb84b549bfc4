import { type Extensions, Mark } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAddress } from './addresses.ts';
import { PictureNode } from './picture-node.ts';

/** Elements of an article for the editor; others cannot be written (contract: `rich-text/tags.ts`). */
export function articleExtensions(placeholder: string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null },
        isAllowedUri: isLinkAddress,
      },
      trailingNode: { notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote'] },
    }),
    Superscript,
    Subscript,
    PlainTable,
    TableRow,
    TableCell.extend({ addAttributes: cellAttributes }),
    TableHeader.extend({ addAttributes: cellAttributes }),
    PictureNode,
    CharacterCount,
    Placeholder.configure({ placeholder }),
  ];
}

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

/** Without widths, which do not fit pages of other widths. Tab in the last cell moves on after the table. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => null as never,
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

function cellAttributes() {
  return {
    colspan: { default: 1 },
    rowspan: { default: 1 },
    // The package's own commands require this attribute.
    colwidth: { default: null, rendered: false, parseHTML: () => null },
  };
}
