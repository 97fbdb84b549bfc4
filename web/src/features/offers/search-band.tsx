import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { type ReactNode, useState } from 'react';

/** The search line above a list; folded, two short texts that open it. */
export function SearchBand(props: {
  openAtFirst: boolean;
  /** Search in two short texts. */
  words: { first: string; second: string };
  /** When this changes, the band is reset to open or closed; the input in the line is kept. */
  subject?: string;
  /** Fixed at the top; only for search lines of one row. Default true. */
  sticky?: boolean;
  /** Word of the button that opens a line which is folded in every width; without it only a phone folds the line. */
  changeWord?: string | undefined;
  children: ReactNode;
}) {
  const { openAtFirst, words, subject, sticky = true, changeWord, children } = props;
  const [open, setOpen] = useState(openAtFirst);
  const [seen, setSeen] = useState(subject);
  if (seen !== subject) {
    setSeen(subject);
    setOpen(openAtFirst);
  }
  const onlyPhone = changeWord === undefined;
  return (
    <div className={classNames('border-b border-line bg-sunken', sticky && 'z-[1700] lg:sticky lg:top-0')}>
      <div
        className={classNames(
          'mx-auto max-w-7xl px-4 md:px-8 beside:max-w-[110rem]',
          onlyPhone ? 'py-2' : 'py-1 lg:py-2',
        )}
      >
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={classNames(
            'flex min-h-12 w-full items-center gap-3 rounded-card border border-line bg-surface px-4 text-left',
            onlyPhone ? 'py-2 lg:hidden' : 'py-1',
          )}
        >
          <Icon name="search" size={18} className="shrink-0 text-teal" />
          <span className={classNames('min-w-0', !onlyPhone && 'lg:flex lg:items-baseline lg:gap-4')}>
            <span className="block truncate font-strong">{words.first}</span>
            <span className="block truncate text-caption text-muted lg:shrink-0">{words.second}</span>
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-1 text-caption text-muted">
            {changeWord && <span className="text-teal underline underline-offset-4">{changeWord}</span>}
            <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} />
          </span>
        </button>
        <div
          className={classNames(
            onlyPhone ? 'max-lg:mt-2' : 'mt-2',
            !open && (onlyPhone ? 'max-lg:hidden' : 'hidden'),
          )}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
