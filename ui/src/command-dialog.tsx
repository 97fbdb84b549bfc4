import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { backdropClass } from './backdrop-class.tsx';
import { Icon, type IconName } from './icons.tsx';

export interface CommandItem {
  key: string;
  icon: IconName;
  title: string;
  /** Second line. */
  detail?: ReactNode;
}

export interface CommandGroup<Item extends CommandItem> {
  key: string;
  title: string;
  items: readonly Item[];
}

export interface CommandDialogProps<Item extends CommandItem> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  text: string;
  onText: (text: string) => void;
  groups: readonly CommandGroup<Item>[];
  onChoose: (item: Item) => void;
  /** Shown instead of the list: nothing was found, or what to type. */
  empty: ReactNode;
  /** Below the list: keyboard shortcuts. */
  hint?: ReactNode;
  words: { title: string; placeholder: string };
}

/**
 * Search over everything in a dialog: results in groups, the first one highlighted. Arrow keys move, Enter selects,
 * Escape closes. The caller provides the results; nothing is filtered here.
 */
export function CommandDialog<Item extends CommandItem>(props: CommandDialogProps<Item>) {
  const { open, onOpenChange, text, onText, groups, onChoose, empty, hint, words } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          aria-label={words.title}
          className="fixed inset-x-2 top-2 z-[1950] mx-auto flex max-h-[calc(100dvh-1rem)] max-w-2xl flex-col overflow-hidden rounded-card border border-line bg-surface text-text shadow-floating outline-none md:top-[12dvh] md:max-h-[70dvh]"
        >
          <Autocomplete.Root
            open
            inline
            items={groups}
            mode="none"
            filter={null}
            autoHighlight="always"
            keepHighlight
            value={text}
            onValueChange={(value, { reason }) => {
              // Otherwise the selected item's name would be put into the field.
              if (reason !== 'item-press') onText(value);
            }}
            itemToStringValue={(item: Item) => item.title}
          >
            <div className="flex items-center gap-3 border-b border-line pr-2 pl-4">
              <Icon name="search" size={18} className="shrink-0 text-muted" />
              <Autocomplete.Input
                aria-label={words.title}
                placeholder={words.placeholder}
                className="h-14 min-w-0 flex-1 bg-transparent text-lead outline-none placeholder:text-muted"
              />
              <Dialog.Close className="rounded-control px-3 py-1 text-caption text-muted hover:bg-teal-soft">
                Esc
              </Dialog.Close>
            </div>
            <Autocomplete.Empty className="px-4 py-8 text-center text-muted empty:hidden">
              {empty}
            </Autocomplete.Empty>
            <Autocomplete.List className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 empty:hidden">
              {(group: CommandGroup<Item>) => (
                <Autocomplete.Group key={group.key} items={group.items} className="mb-2 last:mb-0">
                  <Autocomplete.GroupLabel className="px-3 py-1 text-caption text-muted">
                    {group.title}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Item) => (
                      <Autocomplete.Item
                        key={item.key}
                        value={item}
                        onClick={() => onChoose(item)}
                        className="flex cursor-pointer items-center gap-3 rounded-control px-3 py-2 outline-none data-highlighted:bg-teal-soft"
                      >
                        <Icon name={item.icon} size={18} className="shrink-0 text-muted" />
                        <span className="min-w-0 flex-1">
                          <span className="block truncate">{item.title}</span>
                          {item.detail && (
                            <span className="block truncate text-caption text-muted">{item.detail}</span>
                          )}
                        </span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
          {hint && (
            <p className="border-t border-line px-4 py-2 text-caption text-muted max-md:hidden">{hint}</p>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
