import type { InvoiceTitle } from '@serai/contract/invoices/titles';
import type { Money } from '@serai/contract/money';
import { Button } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import { Price } from '@serai/ui/price';
import { RadioGroup } from '@serai/ui/radio-group';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { ReasonField } from '../../orders/actions/reason-field.tsx';
import type { InvoiceView } from '../invoice-queries.ts';
import { type Application, goesWith } from './application.ts';
import type { ChosenOrder } from './paper-choice.ts';
import { TaxLines } from './tax-lines.tsx';

interface FieldsProps {
  titles: readonly InvoiceTitle[];
  chosen: InvoiceTitle | undefined;
  kinds: readonly InvoiceView['kind'][];
  application: Application;
  total: Money;
  rows: readonly ChosenOrder[];
  onChange: (part: Partial<Application>) => void;
  onAddTitle: () => void;
}

/** The sum, the kind if there is a choice, the title by one click, and a note. */
export function ApplyFields(props: FieldsProps) {
  const { kinds, application, total, rows, onChange } = props;
  const t = usePhrases('invoice-apply');
  const money = useMoney();
  // A receipt is issued at once, so a note to the seller is useless.
  const isReceipt = application.kind === 'receipt';
  return (
    <div className="grid gap-4">
      <p className="flex items-baseline justify-between gap-4 rounded-control bg-sunken px-4 py-3">
        <span>{t(isReceipt ? 'askReceiptSum' : 'askSum')}</span>
        <Price {...money.parts(total)} size="title" />
      </p>
      {!isReceipt && <TaxLines rows={rows} currency={total.currency} />}
      {kinds.length > 1 && (
        <RadioGroup
          legend={t('kind')}
          value={application.kind}
          onChange={(kind) => onChange({ kind })}
          inRow={false}
          choices={kinds.map((kind) => ({
            value: kind,
            label: t(`kind_${kind}`),
            detail: t(`kind_${kind}Help`),
          }))}
        />
      )}
      <Titles {...props} />
      {!isReceipt && (
        <ReasonField
          label={t('note')}
          hint={t('noteHint')}
          value={application.note}
          onChange={(note) => onChange({ note })}
        />
      )}
    </div>
  );
}

function Titles({ titles, chosen, application, onChange, onAddTitle }: FieldsProps) {
  const t = usePhrases('invoice-apply');
  const mayAdd = useMay()('/user/invoice/manage/add');
  return (
    <div className="grid gap-2">
      {titles.length > 0 ? (
        <RadioGroup
          legend={t('invoiceTitle')}
          value={chosen ? String(chosen.id) : null}
          onChange={(id) => onChange({ titleId: Number(id) })}
          inRow={false}
          choices={titles.map((title) => ({
            value: String(title.id),
            label: <span className="[overflow-wrap:anywhere]">{title.title}</span>,
            detail: <TitleDetail title={title} isOut={!goesWith(title, application.kind)} />,
            disabled: !goesWith(title, application.kind),
          }))}
        />
      ) : (
        <p className="text-muted">{t(mayAdd ? 'noTitle' : 'noTitleAsk')}</p>
      )}
      {mayAdd && (
        <Button
          kind={titles.length === 0 ? 'secondary' : 'quiet'}
          size="compact"
          icon="plus"
          className="justify-self-start"
          onClick={onAddTitle}
        >
          {t('addTitle')}
        </Button>
      )}
    </div>
  );
}

function TitleDetail({ title, isOut }: { title: InvoiceTitle; isOut: boolean }) {
  const t = usePhrases('invoice-apply');
  const [warning] = title.warnings;
  if (isOut) return t('companyOnly');
  return (
    <>
      <span className="block [overflow-wrap:anywhere]">
        {[title.taxpayer_id, title.email].filter(Boolean).join(' · ')}
      </span>
      {warning && (
        <span className="flex items-start gap-1 text-amber">
          <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
          {t('idDoubtful')}
        </span>
      )}
    </>
  );
}
