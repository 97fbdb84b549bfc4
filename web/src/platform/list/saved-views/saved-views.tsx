import type { SavedView } from '@serai/contract/accounts/saved-views';
import type { ViewList } from '@serai/contract/accounts/view-lists';
import { Button } from '@serai/ui/button';
import { useOpenedModule } from '@serai/ui/use-opened-module';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePhrases } from '../../i18n/phrases.ts';
import { useRead } from '../../query/use-read.ts';
import type { ListSearch } from '../use-list-search.ts';
import { RemoveView } from './remove-view.tsx';

interface SavedViewsProps {
  /** Name of the list under which its views are stored. */
  name: ViewList;
  list: Pick<ListSearch<never>, 'query' | 'hrefOf' | 'isNarrowed'>;
}

/** The reader's saved views of a list as links, and a button that saves the current filters. */
export function SavedViews({ name, list }: SavedViewsProps) {
  const t = usePhrases('list-views');
  const views = useRead('savedView/list', { list: name }).data?.list ?? [];
  const [saving, setSaving] = useState(false);
  const dialog = useOpenedModule(importDialog, { open: saving, onOpenChange: setSaving });
  const maySave = list.isNarrowed && !views.some(({ query }) => query === list.query);
  if (views.length === 0 && !maySave) return null;
  return (
    <div className="not-printed flex flex-wrap items-center gap-2 py-2">
      {views.length > 0 && (
        <ul aria-label={t('views')} className="flex flex-wrap gap-2">
          {views.map((view) => (
            <ViewLink
              key={view.id}
              view={view}
              name={name}
              href={list.hrefOf(view.query)}
              current={view.query === list.query}
            />
          ))}
        </ul>
      )}
      {maySave && (
        <Button kind="quiet" size="compact" icon="plus" onClick={() => setSaving(true)}>
          {t('save')}
        </Button>
      )}
      {saving && dialog && (
        <dialog.SaveViewDialog name={name} query={list.query} onClose={() => setSaving(false)} />
      )}
    </div>
  );
}

const importDialog = () => import('./save-view-dialog.tsx');

/** One view; the current one can be removed. */
function ViewLink(props: { view: SavedView; name: ViewList; href: string; current: boolean }) {
  const { view, name, href, current } = props;
  return (
    <li className="flex items-center rounded-full border border-line-strong bg-surface has-aria-[current]:border-teal has-aria-[current]:bg-teal-soft">
      <Link
        to={href}
        preventScrollReset
        aria-current={current ? 'page' : undefined}
        className="rounded-full px-3 py-1 aria-[current]:font-strong"
      >
        {view.name}
      </Link>
      {current && <RemoveView view={view} name={name} />}
    </li>
  );
}
