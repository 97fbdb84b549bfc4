import { Button } from '@serai/ui/button';
import { Checkbox } from '@serai/ui/checkbox';
import { Skeleton } from '@serai/ui/skeleton';
import { Tag } from '@serai/ui/tag';
import type { Got } from '../../../platform/api/calls.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import type { KeptFile } from '../../../platform/upload/use-attachments.ts';
import type { TypedFields } from '../../agencies/actions/agency-dialog.tsx';

type Fact = Got<'console/invoice/readFile'>['facts'][number];

/** The invoice or the red invoice that files are for. */
export type FilesOf = { id: number } | { red_id: number };

interface FactsProps {
  of: FilesOf;
  file: KeptFile;
  /** Number, day and currency that the caller has typed, compared while typing. */
  typed: TypedFields;
  /** Currency of the sums that the file is compared with. */
  currency: string;
  /** The server has found a difference when the invoice was issued. */
  isRefused: boolean;
  /** The caller has checked the differences. */
  checked: boolean;
  onCheck: (isChecked: boolean) => void;
}

/** What a file of the tax authority states, beside what the invoice says. */
export function AuthorityFacts({ of, file, ...compared }: FactsProps) {
  const t = usePhrases('console-invoices');
  const query = useRead('console/invoice/readFile', { ...of, file: file.url });
  return (
    <section className="rounded-card border border-line p-3">
      <h3 className="text-caption font-strong [overflow-wrap:anywhere]">{file.name}</h3>
      <Loaded query={query} skeleton={<Skeleton className="mt-2 h-32" />}>
        {({ facts, is_empty }) =>
          is_empty ? (
            <p className="mt-2 text-caption text-muted">{t('fileSaysNothing')}</p>
          ) : (
            <Compared facts={facts} {...compared} />
          )
        }
      </Loaded>
    </section>
  );
}

function Compared({
  facts,
  typed,
  currency,
  isRefused,
  checked,
  onCheck,
}: { facts: readonly Fact[] } & Omit<FactsProps, 'of' | 'file'>) {
  const t = usePhrases('console-invoices');
  const shown = facts.map((fact) => withTyped(fact, typed.values, currency));
  const filled = facts.filter(({ fact, found }) => isTyped(fact) && found !== null);
  const isToFill = filled.some(({ fact, found }) => (typed.values[fact] ?? '') !== found);
  return (
    <>
      <dl className="mt-2 grid gap-1 text-caption">
        {shown.map((fact) => (
          <FactLine key={fact.fact} fact={fact} />
        ))}
      </dl>
      {isToFill && (
        <Button
          className="mt-2"
          size="compact"
          onClick={() => {
            for (const { fact, found } of filled) typed.set(fact, found!);
          }}
        >
          {t('fillFromFile')}
        </Button>
      )}
      {(isRefused || shown.some(({ agrees }) => agrees === false)) && (
        <Checkbox
          label={t('filesChecked')}
          checked={checked}
          onChange={(event) => onCheck(event.currentTarget.checked)}
        />
      )}
    </>
  );
}

function FactLine({ fact: { fact, found, expected, agrees } }: { fact: Fact }) {
  const t = usePhrases('console-invoices');
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="w-24 shrink-0 text-muted">{t(`fact_${fact}`)}</dt>
      <dd className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className={agrees === false ? 'text-lacquer' : ''}>{found ?? t('factUnread')}</span>
        {agrees === false && <span className="block">{t('factExpected', { value: expected ?? '—' })}</span>}
      </dd>
      {agrees !== null && (
        <dd>
          <Tag tone={agrees ? 'jade' : 'lacquer'}>{t(agrees ? 'factAgrees' : 'factDiffers')}</Tag>
        </dd>
      )}
    </div>
  );
}

const isTyped = (fact: Fact['fact']) => fact === 'invoice_number' || fact === 'issued_on';

/** Number and day are compared with what is typed; a total in another currency is compared when it is issued. */
function withTyped(fact: Fact, values: Readonly<Record<string, string>>, currency: string): Fact {
  if (fact.fact === 'total') {
    const isOther = values.currency !== undefined && values.currency !== currency;
    return isOther ? { ...fact, agrees: null } : fact;
  }
  const value = values[fact.fact] ?? '';
  if (!isTyped(fact.fact) || fact.found === null || value === '') return fact;
  return { ...fact, expected: value, agrees: value === fact.found };
}
