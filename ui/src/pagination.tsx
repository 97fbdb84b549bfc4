import type { MouseEvent } from 'react';
import { classNames } from './class-names.tsx';
import { Icon } from './icons.tsx';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page: pages are links, so that they can be shared, opened in tabs and crawled. */
  href: (page: number) => string;
  onGo: (page: number) => void;
  words: { label: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the first, last and neighbouring pages; renders nothing for a single page. */
export function Pagination({ page, pageCount, href, onGo, words }: PaginationProps) {
  if (pageCount <= 1) return null;
  const go = (target: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onGo(target);
  };
  return (
    <nav aria-label={words.label} className="figures flex items-center justify-center gap-1">
      {page > 1 && (
        <a
          href={href(page - 1)}
          onClick={go(page - 1)}
          rel="prev"
          aria-label={words.previous}
          className={classNames(linkClass, 'hover:bg-teal-soft')}
        >
          <Icon name="chevron-left" />
        </a>
      )}
      {pagesShown(page, pageCount).map((target, index, all) => (
        <span key={target} className="flex items-center gap-1">
          {index > 0 && target - (all[index - 1] ?? 0) > 1 && <span className="px-1 text-muted">…</span>}
          <a
            href={href(target)}
            onClick={go(target)}
            aria-label={words.page(target)}
            aria-current={target === page ? 'page' : undefined}
            className={classNames(
              linkClass,
              target === page ? 'bg-teal font-strong text-surface' : 'text-text hover:bg-teal-soft',
            )}
          >
            {target}
          </a>
        </span>
      ))}
      {page < pageCount && (
        <a
          href={href(page + 1)}
          onClick={go(page + 1)}
          rel="next"
          aria-label={words.next}
          className={classNames(linkClass, 'hover:bg-teal-soft')}
        >
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}

function pagesShown(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)].filter((target) => target >= 1 && target <= pageCount).sort((a, b) => a - b);
}

const linkClass = 'inline-flex h-10 min-w-10 items-center justify-center rounded-control px-2';
