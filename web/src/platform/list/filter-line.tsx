import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Select, type SelectOption } from '@serai/ui/select';
import { type ReactNode, useId, useState } from 'react';
import { KeywordForm } from './keyword-form.tsx';
import type { Place } from './place.ts';
import type { ListSearch } from './use-list-search.ts';

interface FilterLineProps {
  list: ListSearch<Place & { keyword: string }>;
  words: Record<'keywordLabel' | 'keyword' | 'filters' | 'clear', string>;
  /** On a phone the filters are visible at first; by default if one of them is set. */
  startsOpen?: boolean;
  /** Sort of the rows. */
  sort?:
    | {
        label: string;
        value: string;
        onChange: (value: string) => void;
        options: readonly SelectOption[];
      }
    | undefined;
  className?: string;
  /** Layout of the filters. */
  filtersClass?: string;
  /** Filters except the keyword. */
  children?: ReactNode;
}

/** Keyword, sort, and filters above a list. On a phone all except the keyword are behind a button. */
export function FilterLine(props: FilterLineProps) {
  const { list, words, startsOpen = list.isFiltered, sort, className, filtersClass, children } = props;
  const { keyword } = list.search;
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-6 gap-y-2', className)}>
      <div className="flex w-full gap-2 lg:w-auto lg:flex-1">
        <KeywordForm
          key={keyword}
          keyword={keyword}
          label={words.keywordLabel}
          placeholder={words.keyword}
          className="flex-1 lg:max-w-md"
          onSearch={(typed) => list.change({ keyword: typed })}
        />
        <Button
          icon="filter"
          aria-expanded={open}
          aria-controls={id}
          className="sm:hidden"
          onClick={() => setOpen(!open)}
        >
          {words.filters}
        </Button>
      </div>
      {sort && (
        <Select
          aria-label={sort.label}
          className={classNames('max-sm:w-full sm:max-lg:order-last', !open && 'max-sm:hidden')}
          value={sort.value}
          onChange={({ target }) => sort.onChange(target.value)}
          options={sort.options}
        />
      )}
      <div
        id={id}
        className={classNames('flex flex-wrap items-center gap-y-2', filtersClass, !open && 'max-sm:hidden')}
      >
        {children}
        {list.isFiltered && (
          <Button kind="quiet" size="compact" onClick={list.clear}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
