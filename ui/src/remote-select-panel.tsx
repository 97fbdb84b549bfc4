import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';
import { PickerPanel } from './picker-panel.tsx';
import type { RemoteSelectProps, RemoteSelectWords } from './remote-select-props.tsx';
import { SkeletonText } from './skeleton.tsx';
import { TextInput } from './text-input.tsx';
import { isForInputMethod, useComposedText } from './use-composed-text.tsx';
import { type RemoteOptions, useRemoteOptions } from './use-remote-options.tsx';

interface RemoteSelectPanelProps<Option> extends RemoteSelectProps<Option> {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
}

/** Search and list of a remote select. Arrows move through the list while the search keeps the focus. */
export function RemoteSelectPanel<Option>(props: RemoteSelectPanelProps<Option>) {
  const { id, open, onOpenChange, anchor, label, words, load, onPick } = props;
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const remote = useRemoteOptions(load);
  const { options } = remote;
  const composed = useComposedText(text, (next) => {
    setText(next);
    remote.search(next);
    setMarked(0);
  });
  const pick = (option: Option) => {
    onPick(option);
    onOpenChange(false);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (isForInputMethod(event)) return;
    const next = moves[event.key]?.(marked, options.length - 1);
    if (next !== undefined) {
      event.preventDefault();
      if (next >= options.length - 1) remote.more();
      const index = Math.max(0, Math.min(next, options.length - 1));
      setMarked(index);
      document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const option = options[marked];
      if (option !== undefined && remote.state === 'ready') pick(option);
    }
  }

  return (
    <PickerPanel open={open} onOpenChange={onOpenChange} anchor={anchor} title={label} words={words}>
      <div id={id} className="grid gap-2 md:w-80">
        <TextInput
          role="combobox"
          aria-label={words.search}
          placeholder={words.search}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={options[marked] === undefined ? undefined : `${id}-${marked}`}
          autoComplete="off"
          spellCheck={false}
          before={<Icon name="search" size={18} />}
          {...composed.field}
          onKeyDown={onKeyDown}
        />
        <OptionList {...props} {...{ remote, marked }} onMark={setMarked} onPick={pick} />
        <span role="status" className="sr-only">
          {remote.state === 'ready' ? words.results(remote.total) : ''}
        </span>
      </div>
    </PickerPanel>
  );
}

/** Target of a key from the marked option; `last` is the last loaded one. */
const moves: Record<string, ((marked: number, last: number) => number) | undefined> = {
  ArrowDown: (marked) => marked + 1,
  ArrowUp: (marked) => marked - 1,
  PageDown: (marked) => marked + 8,
  PageUp: (marked) => marked - 8,
};

interface OptionListProps<Option> extends RemoteSelectProps<Option> {
  id: string;
  remote: RemoteOptions<Option>;
  marked: number;
  onMark: (index: number) => void;
}

function OptionList<Option>(props: OptionListProps<Option>) {
  const { id, remote, marked, onMark, onPick, label, words, optionKey, renderOption, isChosen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isLoading = remote.state === 'loading';
  return (
    <div
      ref={frame}
      className="max-h-80 overflow-auto overscroll-contain max-md:min-h-72 max-md:max-h-[60dvh]"
    >
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-busy={isLoading || undefined}
        hidden={remote.options.length === 0}
        className={isLoading ? 'opacity-60' : undefined}
      >
        {remote.options.map((option, index) => (
          // The search keeps the focus and hears the keys; an option only needs the pointer.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={optionKey(option)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen(option)}
            data-marked={index === marked || undefined}
            onPointerMove={() => onMark(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
            className="flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-3 py-2 data-marked:bg-teal-soft"
          >
            <span className="min-w-0 flex-1">{renderOption(option)}</span>
            {isChosen(option) && <Icon name="check" size={18} className="shrink-0 text-teal" />}
          </div>
        ))}
      </div>
      <ListState remote={remote} words={words} />
      {remote.hasMore && <ListEnd frame={frame} onSeen={remote.more} />}
    </div>
  );
}

/** Status below the options: loading, error or no match. */
function ListState({ remote, words }: { remote: RemoteOptions<unknown>; words: RemoteSelectWords }) {
  const isEmpty = remote.options.length === 0;
  const waits = remote.isGrowing || (isEmpty && remote.state === 'loading');
  if (waits) {
    return (
      <div className="px-3 py-2">
        <SkeletonText lines={isEmpty ? 6 : 2} label={words.loading} />
      </div>
    );
  }
  if (remote.state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
        <span className="text-muted">{words.failed}</span>
        <Button size="compact" onClick={remote.retry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  return isEmpty && <p className="px-3 py-4 text-muted">{words.none}</p>;
}

/** End of the loaded options; loads more when it becomes visible. */
function ListEnd({ frame, onSeen }: { frame: RefObject<HTMLElement | null>; onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    if (!end.current) return;
    const options = { root: frame.current, rootMargin: '160px' };
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current(), options);
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [frame]);
  return <div ref={end} className="h-px" />;
}
