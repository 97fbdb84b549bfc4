import { maxSeasons } from '@serai/contract/hotels/contract-states';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { addDays } from '../../platform/format/civil-days.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ContractReply } from './contract-reply.ts';
import { DayField, TextField } from './form-inputs.tsx';
import { codeOf, readSum, type TermsForm } from './terms-form.ts';
import { useTermWords } from './use-term-words.ts';

/** Seasons with a cost for each rate plan; a new season starts after the last one, at its costs. */
export function SeasonFields({ reply: { plans } }: { reply: ContractReply }) {
  const t = usePhrases('console-contracts');
  const { planText } = useTermWords();
  const { control, getValues, watch } = useFormContext<TermsForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'seasons' });
  const costCurrency = codeOf(watch('cost_currency'));
  const costFault = (text: string) => (readSum(text, costCurrency) ? undefined : t('wrongNumber'));
  function add() {
    const last = getValues('seasons').at(-1);
    const from = last?.to ? addDays(last.to, 1) : '';
    append({ from, to: getValues('valid_to'), costs: last?.costs ?? plans.map(() => '') });
  }
  return (
    <Card title={t('seasonsTitle')}>
      <p className="mb-3 text-caption text-muted">{t('seasonsText')}</p>
      <ul className="grid gap-6">
        {fields.map(({ id }, at) => (
          <li key={id}>
            <fieldset className="grid gap-3">
              <legend className="mb-2 font-strong">{t('season', { number: at + 1 })}</legend>
              <div className="flex flex-wrap items-start gap-3">
                <div className="w-44 max-w-full">
                  <DayField name={`seasons.${at}.from`} label={t('validFrom')} />
                </div>
                <div className="w-44 max-w-full">
                  <DayField name={`seasons.${at}.to`} label={t('validTo')} />
                </div>
                {fields.length > 1 && (
                  <Button
                    kind="quiet"
                    icon="close"
                    className="mt-6"
                    aria-label={t('removeOf', { what: t('season', { number: at + 1 }) })}
                    onClick={() => remove(at)}
                  >
                    {t('remove')}
                  </Button>
                )}
              </div>
              <p className="text-caption text-muted">{t('cost')}</p>
              <div className="grid gap-3 sm:grid-cols-2">
                {plans.map((plan, place) => (
                  <TextField
                    key={plan.id}
                    optional
                    numeric
                    name={`seasons.${at}.costs.${place}`}
                    label={planText(plan)}
                    unit={costCurrency}
                    faultOf={costFault}
                  />
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      {fields.length < maxSeasons && (
        <Button kind="quiet" icon="plus" className="mt-3" onClick={add}>
          {t('addSeason')}
        </Button>
      )}
    </Card>
  );
}
