import { classNames } from '@serai/ui/class-names';
import { ScrollStrip } from '@serai/ui/scroll-strip';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ToolIcon, type ToolIconName } from './editor-icons.tsx';
import { insertTools, keysHere, type Tool, tableTools, toolGroups } from './tools.ts';

interface ToolbarProps {
  editor: Editor;
  /** Id of the edited element, for screen readers. */
  contentId: string;
  onLink: () => void;
  onPicture: () => void;
}

/**
 * Toolbar of the editor: one Tab stop, arrow keys within. On a phone it scrolls horizontally; inside a table a
 * second row has the actions for it.
 */
export function Toolbar({ editor, contentId, onLink, onPicture }: ToolbarProps) {
  const t = usePhrases('article-editor');
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState('undo');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: allTools.filter(({ isOn }) => isOn?.(now)).map(({ name }) => name),
      isLink: now.isActive('link'),
      isPicture: now.isActive('picture'),
      inTable: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      editor.commands.focus();
      return;
    }
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined || here < 0) return;
    event.preventDefault();
    const next = buttons.at(step % buttons.length);
    setAt(next?.dataset.tool ?? 'undo');
    next?.focus();
  }

  const shared = { at: isThere(at, state.inTable) ? at : 'undo', onReach: setAt };
  const actOf = (tool: Tool) => (
    <ToolButton
      key={tool.name}
      {...shared}
      name={tool.name}
      keys={tool.keys}
      pressed={tool.isOn && state.on.includes(tool.name)}
      idle={(tool.name === 'undo' && !state.canUndo) || (tool.name === 'redo' && !state.canRedo)}
      onAct={() => tool.act(editor.chain().focus()).run()}
    />
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('toolbar')}
      aria-controls={contentId}
      aria-orientation="horizontal"
      onKeyDown={move}
      className="sticky top-0 z-10 rounded-t-card border-b border-line bg-surface"
    >
      <ScrollStrip>
        <div className="flex w-max items-center gap-0.5 p-1">
          {toolGroups.map((group, index) => (
            <Fragment key={group[0]!.name}>
              {index > 0 && <Line />}
              {group.map(actOf)}
            </Fragment>
          ))}
          <Line />
          <ToolButton {...shared} name="link" keys="Mod+K" pressed={state.isLink} onAct={onLink} asks />
          <ToolButton {...shared} name="picture" pressed={state.isPicture} onAct={onPicture} asks />
          {insertTools.filter(({ name }) => name !== 'table' || !state.inTable).map(actOf)}
        </div>
      </ScrollStrip>
      {state.inTable && (
        <ScrollStrip>
          <div className="flex w-max items-center gap-0.5 border-t border-line px-1 py-0.5">
            {(Object.keys(tableTools) as (keyof typeof tableTools)[]).map((name) => (
              <Fragment key={name}>
                {name === 'headerRow' || name === 'deleteRow' ? <Line /> : null}
                <button
                  type="button"
                  {...roving(name, shared)}
                  onClick={() => tableTools[name](editor.chain().focus()).run()}
                  className={classNames(
                    'h-8 rounded-control px-2 text-caption whitespace-nowrap transition-colors duration-150 hover:bg-teal-soft -outline-offset-2',
                    name.startsWith('delete') ? 'text-lacquer' : 'hover:text-teal',
                  )}
                >
                  {t(name)}
                </button>
              </Fragment>
            ))}
          </div>
        </ScrollStrip>
      )}
    </div>
  );
}

const allTools = [...toolGroups.flat(), ...insertTools];

/** Actions for tables disappear when the cursor leaves the table. */
function isThere(name: string, inTable: boolean): boolean {
  return inTable ? name !== 'table' : !(name in tableTools);
}

interface Reach {
  /** The tool that Tab focuses. */
  at: string;
  onReach: (name: string) => void;
}

function roving(name: string, { at, onReach }: Reach) {
  return { 'data-tool': name, tabIndex: name === at ? 0 : -1, onFocus: () => onReach(name) };
}

function ToolButton(
  props: Reach & {
    name: ToolIconName;
    keys?: string | undefined;
    pressed?: boolean | undefined;
    idle?: boolean | undefined;
    /** Opens a dialog. */
    asks?: boolean | undefined;
    onAct: () => void;
  },
): ReactNode {
  const { name, keys, pressed, idle = false, asks, onAct } = props;
  const t = usePhrases('article-editor');
  const label = t(name);
  return (
    <button
      type="button"
      {...roving(name, props)}
      aria-label={label}
      title={keys ? `${label} (${keysHere(keys, /Mac|iP/.test(navigator.platform))})` : label}
      aria-pressed={pressed}
      aria-disabled={idle || undefined}
      aria-haspopup={asks ? 'dialog' : undefined}
      onClick={() => !idle && onAct()}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control -outline-offset-2 transition-colors duration-150',
        pressed ? 'bg-teal-soft text-teal' : 'hover:bg-current/10',
        idle && 'cursor-not-allowed opacity-40',
      )}
    >
      <ToolIcon name={name} />
    </button>
  );
}

function Line() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line" />;
}
