import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.tsx';
import { bareClass, controlClass } from './text-input.tsx';
import { isForInputMethod, useComposedText } from './use-composed-text.tsx';

export interface ComboboxProps<Item> {
  /** Typed text, controlled by the owner. */
  text: string;
  onTextChange: (text: string) => void;
  onPick: (item: Item) => void;
  /** Requests suggestions; a newer request aborts the previous one. An empty text may return favourites. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  /** Heading of the item's group, empty for none. Items of a group follow one another. */
  groupOf?: ((item: Item) => string) | undefined;
  /** Accessible name if there is no `Field` label. */
  label?: string | undefined;
  placeholder?: string | undefined;
  words: { none: string; failed: string; results: (count: number) => string };
  control?: { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true };
  /** Without a border, for use in a row with other fields. */
  bare?: boolean | undefined;
  /** Suggestions are wider than the field in a wide window, for names of two places. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A field with suggestions. Typing requests them after 150 ms; arrows move, Enter selects, Escape closes, Tab
 * selects the marked one after typing, and moves on.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const {
    text,
    onTextChange,
    onPick,
    itemKey,
    renderItem,
    groupOf,
    label,
    placeholder,
    words,
    control,
    bare,
    wide,
    className,
  } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const [isTyped, setTyped] = useState(false);
  const answer = useSuggestions(props, open);
  const items = answer.items;
  const composed = useComposedText(text, (next, field) => {
    onTextChange(next);
    setMarked(0);
    setTyped(true);
    // The value can also be set from elsewhere, e.g. by the browser; suggestions would otherwise stay open.
    setOpen(field === document.activeElement);
  });

  function pick(item: Item) {
    composed.drop();
    onPick(item);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isForInputMethod(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = (marked + step + items.length) % Math.max(1, items.length);
      setMarked(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (!open) return;
    const item = items[marked];
    if (event.key === 'Enter' && item) {
      event.preventDefault();
      pick(item);
    } else if (event.key === 'Tab' && item && isTyped && text.trim() !== '' && answer.for === text) {
      pick(item);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      setOpen(false);
    }
  }

  const option = (item: Item, index: number) => (
    // The input keeps the focus and hears the keys; an option only needs the pointer.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      key={itemKey(item)}
      id={`${id}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === marked}
      onPointerMove={() => setMarked(index)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => pick(item)}
      className="cursor-pointer rounded-control px-3 py-2 aria-selected:bg-teal-soft"
    >
      {renderItem(item)}
    </div>
  );

  return (
    <div className={classNames('relative', className)}>
      <input
        {...control}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && items[marked] ? `${id}-${marked}` : undefined}
        {...composed.field}
        placeholder={placeholder}
        onFocus={(event) => {
          event.target.select();
          setMarked(0);
          setTyped(false);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        className={bare ? bareClass : controlClass}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label ?? placeholder}
        hidden={!open || items.length === 0}
        className={classNames(panelClass, 'max-h-96', wide && 'xl:min-w-[27.5rem]')}
      >
        {groupsOf(items, groupOf).map(({ name, from, to }) => (
          <div
            key={from}
            {...(name ? { role: 'group', 'aria-label': name } : { role: 'presentation' })}
            className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
          >
            {name && (
              <p aria-hidden="true" className="px-3 py-1 text-caption text-muted">
                {name}
              </p>
            )}
            {items.slice(from, to).map((item, place) => option(item, from + place))}
          </div>
        ))}
      </div>
      {open && answer.state !== 'waiting' && items.length === 0 && text.trim() !== '' && (
        <p className={classNames(panelClass, 'px-4 py-3 text-muted')}>
          {answer.state === 'failed' ? words.failed : words.none}
        </p>
      )}
      <span role="status" className="sr-only">
        {open && answer.state === 'ready' ? words.results(items.length) : ''}
      </span>
    </div>
  );
}

interface ItemGroup {
  name: string;
  /** Indexes of its first item and of the one after its last. */
  from: number;
  to: number;
}

/** Divides the items where the heading changes. */
function groupsOf<Item>(items: readonly Item[], groupOf: (item: Item) => string = () => ''): ItemGroup[] {
  const groups: ItemGroup[] = [];
  for (const [index, item] of items.entries()) {
    const name = groupOf(item);
    const last = groups.at(-1);
    if (last?.name === name) last.to = index + 1;
    else groups.push({ name, from: index, to: index + 1 });
  }
  return groups;
}

interface Answer<Item> {
  items: readonly Item[];
  state: 'waiting' | 'ready' | 'failed';
  for: string;
}

function useSuggestions<Item>({ text, suggest }: ComboboxProps<Item>, open: boolean): Answer<Item> {
  const [answer, setAnswer] = useState<Answer<Item>>({ items: [], state: 'waiting', for: '' });
  const ask = useRef(suggest);
  ask.current = suggest;
  useEffect(() => {
    if (!open) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        ask.current(text, abort.signal).then(
          (items) => abort.signal.aborted || setAnswer({ items, state: 'ready', for: text }),
          () => abort.signal.aborted || setAnswer({ items: [], state: 'failed', for: text }),
        );
      },
      text === '' ? 0 : 150,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, open]);
  return answer;
}

const panelClass =
  'absolute top-full left-0 z-[1900] mt-2 w-full min-w-72 overflow-auto rounded-card border border-line bg-surface p-2 text-text shadow-floating max-md:min-w-full';
