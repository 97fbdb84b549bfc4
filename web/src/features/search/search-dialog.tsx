import { isSearchable } from '@serai/contract/search/found-kinds';
import { CommandDialog, type CommandGroup, type CommandItem } from '@serai/ui/command-dialog';
import type { IconName } from '@serai/ui/icons';
import { Switch } from '@serai/ui/switch';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { singleKeysOff } from '../../platform/keys/single-keys.ts';
import { useSettled } from '../../platform/keys/use-settled.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { foundPath, type Hit, ordersWith } from './found-path.ts';
import { useFoundWords } from './use-found-words.ts';

/** A page of the menu. */
export interface MenuPage {
  key: string;
  title: string;
  path: string;
}

export interface SearchDialogProps {
  pages: readonly MenuPage[];
  onClose: () => void;
}

/**
 * Search of a member over orders, guests, hotels, documents, articles and the pages of the menu. Needs the phrases
 * 'member-search'.
 */
export const SearchDialog = withQueries(Palette);

interface Found extends CommandItem {
  path: string;
}

function Palette({ pages, onClose }: SearchDialogProps) {
  const t = usePhrases('member-search');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const typed = text.trim();
  const keyword = useSettled(typed);
  const objects = useFoundObjects(keyword);
  const items = pages
    .filter(({ title }) => title.toLowerCase().includes(typed.toLowerCase()))
    .map((page): Found => ({ ...page, icon: 'arrow-right' }));
  const groups = [...objects.groups, { key: 'pages', title: t('pages'), items }].filter(
    (group) => group.items.length > 0,
  );
  const isSearching = isSearchable(typed) && (objects.isLoading || keyword !== typed);
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
      empty={isSearching ? t('searching') : objects.isFailed ? t('failed') : t('empty')}
      hint={<Keys />}
      words={{ title: t('title'), placeholder: t('placeholder') }}
    />
  );
}

/** The keys of the dialog, and a switch for the key that opens it. */
function Keys() {
  const t = usePhrases('member-search');
  const isOff = singleKeysOff.useIsSet();
  return (
    <span className="flex items-center justify-between gap-4">
      <span>{t('keys')}</span>
      <span className="flex items-center gap-2">
        {t('slashOpens')}
        <Switch label={t('slashOpens')} on={!isOff} onChange={singleKeysOff.toggle} />
      </span>
    </span>
  );
}

function useFoundObjects(keyword: string): {
  groups: CommandGroup<Found>[];
  isLoading: boolean;
  isFailed: boolean;
} {
  const t = usePhrases('member-search');
  const describe = useFoundWords();
  const enabled = isSearchable(keyword);
  const query = useRead('search/all', { keyword }, { enabled, keepsLast: true });
  const groups = enabled ? (query.data?.groups ?? []) : [];
  return {
    isLoading: enabled && query.isFetching,
    isFailed: enabled && query.isError,
    groups: groups.map(({ kind, hits, has_more }) => {
      const items = hits.map(
        (hit): Found => ({
          key: `${kind}-${hit.type}-${hit.id}-${hit.title}`,
          icon: iconOf(hit),
          ...describe(hit),
          path: foundPath(hit),
        }),
      );
      const [first] = hits;
      if (kind === 'order' && has_more && first) {
        items.push({
          key: 'all-orders',
          icon: 'arrow-right',
          title: t('allOrders'),
          path: ordersWith(first.type, keyword),
        });
      }
      return { key: kind, title: t(`found_${kind}`), items };
    }),
  };
}

function iconOf({ kind, type }: Hit): IconName {
  if (kind === 'order') return productIcons[type] ?? 'bed';
  if (kind === 'place') return placeIcons[type] ?? 'building';
  return kindIcons[kind];
}

const productIcons: Readonly<Record<string, IconName>> = { hotel: 'bed', car: 'car', airport: 'plane' };
const placeIcons: Readonly<Record<string, IconName>> = {
  city: 'building',
  landmark: 'landmark',
  district: 'district',
  hotel: 'bed',
};
const kindIcons = {
  guest: 'guests',
  bill: 'receipt',
  invoice: 'receipt',
  article: 'news',
} as const satisfies Record<Exclude<Hit['kind'], 'order' | 'place'>, IconName>;
