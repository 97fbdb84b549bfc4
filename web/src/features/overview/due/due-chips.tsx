import { type DueKind, dueKinds } from '@serai/contract/accounts/due-kinds';
import { classNames } from '@serai/ui/class-names';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { type DueReply, totalOf } from './due-queries.ts';

interface DueChipsProps {
  counts: DueReply['counts'];
  kind: DueKind | null;
  onChange: (kind: DueKind | null) => void;
}

/** The kinds that wait, each with its number, as filters of the list. */
export function DueChips({ counts, kind, onChange }: DueChipsProps) {
  const t = usePhrases('overview');
  const numbers = new Map(counts.map((one) => [one.kind, one.count]));
  const seen = useSeenKinds(counts);
  const shown = dueKinds.filter((one) => seen.has(one));
  if (shown.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-2 px-4 pb-4">
      <legend className="sr-only">{t('dueKinds')}</legend>
      <Chip chosen={kind === null} count={totalOf({ counts })} onClick={() => onChange(null)}>
        {t('dueAll')}
      </Chip>
      {shown.map((one) => (
        <Chip
          key={one}
          chosen={kind === one}
          count={numbers.get(one) ?? 0}
          onClick={() => onChange(kind === one ? null : one)}
        >
          {t(`kind_${one}`)}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Kinds that have waited since the page was opened: their chips stay, so that no row moves when one is done. */
function useSeenKinds(counts: DueReply['counts']): ReadonlySet<DueKind> {
  const [seen, setSeen] = useState<ReadonlySet<DueKind>>(new Set());
  const all = new Set([...seen, ...counts.map(({ kind }) => kind)]);
  if (all.size > seen.size) setSeen(all);
  return all;
}

function Chip(props: { chosen: boolean; count: number; onClick: () => void; children: ReactNode }) {
  const { chosen, count, onClick, children } = props;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      className={classNames(
        'inline-flex h-8 items-center gap-2 rounded-full border px-3 text-caption transition-colors duration-150',
        chosen
          ? 'border-teal bg-teal-soft font-strong text-teal'
          : 'border-line-strong text-text hover:border-teal hover:text-teal',
      )}
    >
      {children} <span className="figures font-strong">{count}</span>
    </button>
  );
}
