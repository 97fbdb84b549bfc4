import type { MenuEntryView } from '@serai/contract/site/desk';
import { inLanguage } from '@serai/phrases/lang';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { type Column, DataTable } from '@serai/ui/data-table';
import { Tag } from '@serai/ui/tag';
import { useState } from 'react';
import { useApp } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { placeOf } from './entry-values.ts';

/** Entries of the header, the drop-down and the side menu; changes are visible at the next load of a page. */
export function MenuEntries({ entries }: { entries: readonly MenuEntryView[] }) {
  const t = usePhrases('console-site');
  const { lang } = useApp();
  const mayEdit = useMay()('/console/site/editMenus');
  // `new` = a new entry.
  const [edited, setEdited] = useState<MenuEntryView | 'new' | null>(null);
  const shown = inMenuOrder(entries);
  const columns: Column<MenuEntryView>[] = [
    {
      key: 'title',
      title: t('entryTitle'),
      card: 'head',
      render: (entry) => (
        <span className={entry.parent_id === null ? undefined : 'md:pl-6'}>
          {inLanguage(lang, { zh: entry.title_zh, en: entry.title_en })}
        </span>
      ),
    },
    { key: 'place', title: t('entryPlace'), render: (entry) => t(`place_${placeOf(entry.type)}`) },
    {
      key: 'target',
      title: t('entryTarget'),
      render: (entry) => <span className="[overflow-wrap:anywhere]">{entry.url || `/${pathOf(entry)}`}</span>,
    },
    { key: 'position', title: t('entryPosition'), align: 'end', render: ({ position }) => position },
    {
      key: 'state',
      title: t('entryState'),
      render: ({ enabled }) => (
        <Tag tone={enabled ? 'jade' : 'neutral'}>{enabled ? t('entryShown') : t('entryHidden')}</Tag>
      ),
    },
  ];
  const change: Column<MenuEntryView> = {
    key: 'edit',
    title: t('entryEdit'),
    titleHidden: true,
    render: (entry) => (
      <Button
        kind="quiet"
        size="compact"
        aria-label={`${t('entryEdit')}: ${inLanguage(lang, { zh: entry.title_zh, en: entry.title_en })}`}
        onClick={() => setEdited(entry)}
      >
        {t('entryEdit')}
      </Button>
    ),
  };
  return (
    <Card
      title={t('menus')}
      aside={
        mayEdit && (
          <Button size="compact" icon="plus" onClick={() => setEdited('new')}>
            {t('entryAdd')}
          </Button>
        )
      }
    >
      <DataTable
        caption={t('menus')}
        columns={mayEdit ? [...columns, change] : columns}
        rows={shown}
        rowKey={({ id }) => String(id)}
      />
      {edited && (
        <EntryDialog
          entry={edited === 'new' ? null : edited}
          folders={entries.filter(({ type }) => type === 'menu_dir')}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

/** Sorts entries menu by menu, each folder followed by its entries. */
function inMenuOrder(entries: readonly MenuEntryView[]): MenuEntryView[] {
  const inside = (folder: number | null) => entries.filter(({ parent_id }) => parent_id === folder);
  const ofType = (...types: MenuEntryView['type'][]) =>
    inside(null)
      .filter(({ type }) => types.includes(type))
      .flatMap((entry) => [entry, ...inside(entry.id)]);
  return [...ofType('nav'), ...ofType('nav_user_menu'), ...ofType('menu', 'menu_dir')];
}

function pathOf({ tree, name }: MenuEntryView): string {
  return tree === 'menus' ? `user/${name}` : name;
}
