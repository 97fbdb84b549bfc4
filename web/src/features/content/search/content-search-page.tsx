import { articleBounds, articleSorts } from '@serai/contract/content/article-states';
import { Button, buttonClass } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import { TextInput } from '@serai/ui/text-input';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCount } from '../../../platform/format/count.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { rowsPerPage } from '../../../platform/list/place.ts';
import { ListPages } from '../../../platform/page/list-pages.tsx';
import { ArticleCard } from '../article-card.tsx';
import { SortLinks } from '../sort-links.tsx';
import { loadSearch, type SearchData } from './load-search.ts';
import { LookThrough } from './look-through.tsx';
import { Marked } from './marked.tsx';
import { keepWord, purgeWords, useRecentWords } from './recent-words.ts';

export const load = loadSearch;

/**
 * Search for articles and pages: search line, results with the words highlighted, and alternatives if nothing was
 * found.
 */
export function Page() {
  const t = usePhrases('content-search');
  const { keyword, found, hotWords, instead } = useLoaderData<SearchData>();
  useEffect(() => {
    if (found && found.total > 0) keepWord(keyword);
  }, [keyword, found]);
  return (
    <>
      <PageHead
        title={keyword ? t('titleFor', { keyword }) : t('title')}
        description={t('description')}
        indexed={false}
      />
      <h1 className="text-display font-strong">{t('title')}</h1>
      <SearchLine key={keyword} />
      {found && found.total > 0 ? <Found found={found} /> : <NothingYet />}
      {instead && (
        <>
          <div className="mt-6 flex flex-wrap gap-x-12 gap-y-6 empty:hidden">
            <Words title={t('hot')} words={hotWords} />
            {!found && <RecentWords />}
          </div>
          <LookThrough instead={instead} />
        </>
      )}
    </>
  );
}

function SearchLine() {
  const t = usePhrases('content-search');
  const navigate = useNavigate();
  const { keyword } = useLoaderData<SearchData>();
  const [typed, setTyped] = useState(keyword);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim()) void navigate(searchFor(typed.trim()));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element has no support in older readers yet
    <form
      role="search"
      action={paths.contentSearch()}
      onSubmit={submit}
      className="mt-6 flex max-w-2xl gap-2"
    >
      <TextInput
        type="search"
        name="keyword"
        enterKeyHint="search"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        maxLength={articleBounds.keyword}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        before={<Icon name="search" size={18} />}
        className="h-12"
      />
      <Button type="submit" kind="primary" size="large">
        {t('submit')}
      </Button>
    </form>
  );
}

function Found({ found }: { found: NonNullable<SearchData['found']> }) {
  const t = usePhrases('content-search');
  const count = useCount();
  const navigate = useNavigate();
  const { keyword, sort, page } = useLoaderData<SearchData>();
  return (
    <section className="mt-6 max-w-4xl" aria-label={t('titleFor', { keyword })}>
      {found.meant !== null && (
        <p role="status" className="mb-4 rounded-control bg-amber-soft px-4 py-2">
          {t('meant', { typed: keyword, meant: found.meant })}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2">
        <p role="status" className="text-caption text-muted">
          {t('found', { count: count(found.total, false) })}
        </p>
        <SortLinks
          label={t('sortBy')}
          sorts={['match', ...articleSorts] as const}
          chosen={sort ?? 'match'}
          word={(each) => t(`sort_${each}`)}
          href={(each) => searchFor(keyword, each === 'match' ? null : each)}
        />
      </div>
      <ul className="divide-y divide-line">
        {found.list.map((row) => (
          <li key={row.id}>
            <ArticleCard
              article={row}
              title={<Marked text={row.title} marks={row.title_marks} />}
              summary={row.fragment && <Marked text={row.fragment} marks={row.fragment_marks} />}
            />
          </li>
        ))}
      </ul>
      <ListPages
        page={page}
        total={found.total}
        perPage={rowsPerPage}
        href={(to) => searchFor(keyword, sort, to)}
        onGo={(to) => void navigate(searchFor(keyword, sort, to))}
      />
    </section>
  );
}

function NothingYet() {
  const t = usePhrases('content-search');
  const { keyword } = useLoaderData<SearchData>();
  if (!keyword) return <p className="mt-3 text-muted">{t('askHelp')}</p>;
  return (
    <section role="status" className="mt-8 max-w-2xl rounded-card border border-line bg-surface p-4 md:p-6">
      <h2 className="text-lead font-strong [overflow-wrap:anywhere]">{t('nothing', { keyword })}</h2>
      <p className="mt-1 text-muted">{t('nothingHelp')}</p>
      <Link to={paths.contactUs()} className={buttonClass().concat(' mt-4')}>
        {t('contactUs')}
      </Link>
    </section>
  );
}

function RecentWords() {
  const t = usePhrases('content-search');
  const words = useRecentWords();
  if (words.length === 0) return null;
  return (
    <div>
      <Words title={t('recent')} words={words} />
      <Button kind="quiet" size="compact" className="mt-2 -ml-3" onClick={purgeWords}>
        {t('clearRecent')}
      </Button>
    </div>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-caption font-strong text-muted">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Link
              to={searchFor(word)}
              rel="nofollow"
              className="inline-flex h-10 items-center rounded-control border border-line bg-surface px-3 hover:border-teal hover:text-teal"
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function searchFor(keyword: string, sort: string | null = null, page = 1): string {
  const search = new URLSearchParams({ keyword });
  if (sort) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  return paths.contentSearch(search);
}
