import type { FoundKind } from '@serai/contract/back-office/found-kinds';
import { CommandDialog, type CommandGroup, type CommandItem } from '@serai/ui/command-dialog';
import type { IconName } from '@serai/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSettled } from '../../platform/keys/use-settled.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { foundPath } from './found-path.ts';
import { navigationFor } from './navigation.ts';

interface Found extends CommandItem {
  path: string;
}

/** Search over orders, agencies, documents, drivers and the console's pages. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('console');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const keyword = useSettled(text.trim());
  const objects = useFoundObjects(keyword);
  const pages = usePages(text.trim());
  const groups = [...objects.groups, { key: 'pages', title: t('foundPages'), items: pages }].filter(
    ({ items }) => items.length > 0,
  );
  const isSearching = objects.isLoading || keyword !== text.trim();
  return (
    <CommandDialog
      open
      onOpenChange={(open) => !open && onClose()}
      text={text}
      onText={setText}
      groups={groups}
      onChoose={({ path }) => {
        onClose();
        void navigate(path);
      }}
      empty={isSearching ? t('searching') : t('searchEmpty')}
      hint={t('searchKeys')}
      words={{ title: t('search'), placeholder: t('searchPlaceholder') }}
    />
  );
}

/** Pages of the console whose title contains the text. */
function usePages(text: string): Found[] {
  const t = usePhrases('console');
  return navigationFor(useMay())
    .flatMap(({ places }) => places)
    .map(({ title, path, icon }): Found => ({ key: path, icon, title: t(title), path }))
    .filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
}

function useFoundObjects(keyword: string): { groups: CommandGroup<Found>[]; isLoading: boolean } {
  const t = usePhrases('console');
  const describe = useDescription();
  const may = useMay();
  const enabled = keyword !== '' && may('/console/search/view');
  const query = useRead('console/search', { keyword }, { enabled, keepsLast: true });
  const groups = enabled ? (query.data?.groups ?? []) : [];
  return {
    isLoading: enabled && query.isFetching,
    groups: groups.map(({ kind, hits }) => ({
      key: kind,
      title: t(`found_${kind}`),
      items: hits.flatMap((hit) => {
        const path = foundPath(hit);
        return path === null ? [] : [{ key: `${kind}-${hit.id}`, icon: iconOf(hit), ...describe(hit), path }];
      }),
    })),
  };
}

type Hit = Got<'console/search'>['groups'][number]['hits'][number];

/** Returns the two lines of a hit. */
function useDescription(): (hit: Hit) => Pick<Found, 'title' | 'detail'> {
  const { civil } = useDates();
  const money = useMoney();
  return ({ title, subject, people, phone, reference, agency, date, amount }) => ({
    title: [title, subject].filter(Boolean).join(' · '),
    detail: [
      people.slice(0, 2).join(', '),
      phone,
      reference,
      date && civil(date),
      agency?.name,
      amount && money.text(amount),
    ]
      .filter(Boolean)
      .join(' · '),
  });
}

function iconOf({ kind, type }: Hit): IconName {
  if (kind === 'order' && type === 'car') return 'car';
  if (kind === 'order' && type === 'airport') return 'plane';
  return icons[kind];
}

const icons: Readonly<Record<FoundKind, IconName>> = {
  order: 'bed',
  agency: 'building',
  bill: 'receipt',
  invoice: 'receipt',
  receipt: 'banknote',
  work_order: 'chat',
  driver: 'user',
  vehicle: 'car',
};
