import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { Tag } from '@serai/ui/tag';
import { useState } from 'react';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { AddRuleDialog } from './add-rule-dialog.tsx';
import type { BankOverview, BankRule } from './bank-reads.ts';
import { EndRuleDialog } from './end-rule-dialog.tsx';

/** Texts by which the import settles lines that are no receipts. */
export function BankRules() {
  const t = usePhrases('console-bank');
  const query = useRead('console/bank/accounts', {});
  return (
    <Card title={t('rules')}>
      <Loaded query={query} skeleton={<Skeleton className="h-32" />}>
        {(reply) => <Content reply={reply} />}
      </Loaded>
    </Card>
  );
}

function Content({ reply }: { reply: BankOverview }) {
  const t = usePhrases('console-bank');
  const mayEdit = useMay()('/console/receipt/edit');
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<BankRule | null>(null);
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t('rulesText')}</p>
      {reply.rules.length === 0 ? (
        <p className="text-muted">{t('noRules')}</p>
      ) : (
        <ul className="grid" aria-label={t('rules')}>
          {reply.rules.map((rule) => (
            <RuleLine key={rule.id} rule={rule} onEnd={mayEdit ? () => setEnding(rule) : null} />
          ))}
        </ul>
      )}
      {mayEdit && reply.accounts.length > 0 && (
        <Button className="justify-self-start" onClick={() => setAdding(true)}>
          {t('addRule')}
        </Button>
      )}
      {adding && <AddRuleDialog accounts={reply.accounts} onClose={() => setAdding(false)} />}
      {ending && <EndRuleDialog rule={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}

function RuleLine({ rule, onEnd }: { rule: BankRule; onEnd: (() => void) | null }) {
  const t = usePhrases('console-bank');
  const money = useMoney();
  const { contains, kind, up_to, account, created_by } = rule;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong [overflow-wrap:anywhere]">{contains}</span>
        <Tag tone="neutral">{t(`rule_${kind}`)}</Tag>
        <span className="text-caption text-muted">
          {[up_to && t('upToOf', { sum: money.text(up_to) }), account.name, created_by]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {onEnd && (
        <Button kind="quiet" size="compact" aria-label={t('endRuleOf', { text: contains })} onClick={onEnd}>
          {t('endRule')}
        </Button>
      )}
    </li>
  );
}
