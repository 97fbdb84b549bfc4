import { Tabs } from '@serai/ui/tabs';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Movements } from './movements.tsx';
import { OpenItems } from './open-items.tsx';
import type { StatementSearch } from './statement-search.ts';

interface StatementProps {
  search: StatementSearch;
  /** A change of tab or dates goes back to the first page. */
  onChange: (part: Partial<StatementSearch>) => void;
}

/** Movements on deposit and credit, or open items. */
export function Statement({ search, onChange }: StatementProps) {
  const t = usePhrases('balance');
  const { account, view } = search;
  const choose = (tab: 'all' | 'deposit' | 'credit' | 'open') =>
    onChange({
      account: tab === 'deposit' || tab === 'credit' ? tab : null,
      view: tab === 'open' ? 'open' : null,
    });
  return (
    <Tabs
      label={t('tabs')}
      value={view ?? account ?? 'all'}
      onChange={choose}
      items={[
        { value: 'all', label: t('tabAll') },
        { value: 'deposit', label: t('tabDeposit') },
        { value: 'credit', label: t('tabCredit') },
        { value: 'open', label: t('tabOpen') },
      ]}
    >
      {view === 'open' ? <OpenItems search={search} /> : <Movements search={search} onChange={onChange} />}
    </Tabs>
  );
}
