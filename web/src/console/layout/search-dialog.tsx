import { CommandDialog, type CommandGroup, type CommandItem } from '@serai/ui/command-dialog';
import type { IconName } from '@serai/ui/icons';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { navigationFor } from './navigation.ts';

/** Delay of a search after the last key, in milliseconds. */
const PAUSE_MS = 120;
/** Orders shown; the list page has all of them. */
const MAX_ORDERS = 6;

interface Found extends CommandItem {
  path: string;
}

/** Search over orders and the console's pages. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('console');
  const navigate = useNavigate();
  const may = useMay();
  const [text, setText] = useState('');
  const keyword = useSettled(text.trim());
  const orders = useFoundOrders(keyword);
  const pages = navigationFor(may).flatMap(({ places }) =>
    places
      .map(({ title, path, icon }): Found => ({ key: path, icon, title: t(title), path }))
      .filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase())),
  );
  const groups: CommandGroup<Found>[] = [
    { key: 'orders', title: t('foundOrders'), items: orders.found },
    { key: 'pages', title: t('foundPages'), items: pages },
  ].filter(({ items }) => items.length > 0);
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
      empty={orders.isLoading || keyword !== text.trim() ? t('searching') : t('searchEmpty')}
      hint={t('searchKeys')}
      words={{ title: t('search'), placeholder: t('searchPlaceholder') }}
    />
  );
}

/** Returns the text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useFoundOrders(keyword: string): { found: Found[]; isLoading: boolean } {
  const may = useMay();
  const { civil } = useDates();
  const enabled = keyword !== '' && may('/console/order/view');
  const query = useRead('console/order/list', { keyword, limit: MAX_ORDERS }, { enabled, keepsLast: true });
  const list = enabled ? (query.data?.list ?? []) : [];
  return {
    isLoading: enabled && query.isFetching,
    found: list.map(({ id, sn, title, guest_names, agency, service_start, product }) => ({
      key: `order-${id}`,
      icon: icons[product] ?? 'tasks',
      title: `${sn} · ${title}`,
      detail: [guest_names[0], civil(service_start.local.slice(0, 10)), agency.name]
        .filter(Boolean)
        .join(' · '),
      path: paths.consoleOrder(id),
    })),
  };
}

const icons: Readonly<Record<string, IconName>> = { hotel: 'bed', car: 'car', airport: 'plane' };
