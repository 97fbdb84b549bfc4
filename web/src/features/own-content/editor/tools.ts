import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ToolIconName } from './editor-icons.tsx';

/** A tool that acts at once on the selection. */
export interface Tool {
  name: ToolIconName;
  /** Keyboard shortcut with ⌘ or Ctrl first. */
  keys?: string;
  /** Whether the selection already has this format. */
  isOn?: (editor: Editor) => boolean;
  act: (chain: ChainedCommands) => ChainedCommands;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  keys: `Mod+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  act: (chain) => chain.toggleHeading({ level }),
});

/** Groups of tools, separated by lines in the toolbar. Links and pictures open a dialog first: see toolbar.tsx. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    { name: 'undo', keys: 'Mod+Z', act: (chain) => chain.undo() },
    { name: 'redo', keys: 'Mod+Shift+Z', act: (chain) => chain.redo() },
  ],
  [heading(2), heading(3), heading(4)],
  [
    {
      name: 'bold',
      keys: 'Mod+B',
      isOn: (editor) => editor.isActive('bold'),
      act: (chain) => chain.toggleBold(),
    },
    {
      name: 'italic',
      keys: 'Mod+I',
      isOn: (editor) => editor.isActive('italic'),
      act: (chain) => chain.toggleItalic(),
    },
    {
      name: 'underline',
      keys: 'Mod+U',
      isOn: (editor) => editor.isActive('underline'),
      act: (chain) => chain.toggleUnderline(),
    },
    {
      name: 'strike',
      keys: 'Mod+Shift+S',
      isOn: (editor) => editor.isActive('strike'),
      act: (chain) => chain.toggleStrike(),
    },
  ],
  [
    {
      name: 'bullets',
      keys: 'Mod+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      act: (chain) => chain.toggleBulletList(),
    },
    {
      name: 'numbers',
      keys: 'Mod+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      act: (chain) => chain.toggleOrderedList(),
    },
    {
      name: 'quote',
      keys: 'Mod+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      act: (chain) => chain.toggleBlockquote(),
    },
  ],
];

/** Placed after link and picture, which open a dialog first. */
export const insertTools: readonly Tool[] = [
  {
    name: 'table',
    act: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { name: 'rule', act: (chain) => chain.setHorizontalRule() },
  { name: 'clear', act: (chain) => chain.unsetAllMarks().clearNodes() },
];

/** Actions on the table at the cursor; the phrases have the same names. */
export const tableTools = {
  rowAbove: (chain) => chain.addRowBefore(),
  rowBelow: (chain) => chain.addRowAfter(),
  columnBefore: (chain) => chain.addColumnBefore(),
  columnAfter: (chain) => chain.addColumnAfter(),
  headerRow: (chain) => chain.toggleHeaderRow(),
  headerColumn: (chain) => chain.toggleHeaderColumn(),
  deleteRow: (chain) => chain.deleteRow(),
  deleteColumn: (chain) => chain.deleteColumn(),
  deleteTable: (chain) => chain.deleteTable(),
} satisfies Record<string, Tool['act']>;

/** Keyboard shortcut as named on the reader's system. */
export function keysHere(keys: string, isMac: boolean): string {
  if (!isMac) return keys.replace('Mod', 'Ctrl');
  return keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '');
}
