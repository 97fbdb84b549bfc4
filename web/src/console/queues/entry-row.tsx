import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fromList } from '../../platform/page/from-list.ts';
import { DueText } from './due-text.tsx';
import { EntryOwner } from './entry-owner.tsx';
import { entryPath } from './entry-path.ts';
import { useMatter } from './matter-words.ts';
import type { Colleague, QueueEntry } from './queue-words.ts';

interface EntryRowProps {
  entry: QueueEntry;
  colleagues: readonly Colleague[];
  /** Box that selects the entry; without one, entries cannot be selected. */
  box?: ReactNode;
}

/** One entry of a queue: subject, due time, and owner. */
export function EntryRow({ entry, colleagues, box }: EntryRowProps) {
  const path = entryPath(entry);
  const matter = useMatter()(entry);
  const { title, number, agency, guest } = entry;
  const name = title || number;
  return (
    <li data-row className="py-3 md:flex md:gap-3">
      {box}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
        <div className="min-w-0">
          <div className="flex min-w-0 items-baseline justify-between gap-3">
            {path === null ? (
              <span className="min-w-0 truncate font-strong">{name}</span>
            ) : (
              <Link
                to={path}
                state={fromList}
                className="min-w-0 truncate font-strong underline-offset-4 hover:text-teal hover:underline"
              >
                {name}
              </Link>
            )}
            <DueText entry={entry} />
          </div>
          <p className="truncate text-caption text-muted">
            {matter && <span className="mr-2 text-text">{matter}</span>}
            {[title ? number : '', guest, agency?.name].filter(Boolean).join(' · ')}
          </p>
        </div>
        <EntryOwner entry={entry} colleagues={colleagues} />
      </div>
    </li>
  );
}
