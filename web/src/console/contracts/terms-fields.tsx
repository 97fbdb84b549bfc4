import { Button } from '@serai/ui/button';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { BasicFields } from './basic-fields.tsx';
import { type ContractReply, contractReads } from './contract-reply.ts';
import { PromotionFields } from './promotion-fields.tsx';
import { SeasonFields } from './season-fields.tsx';
import { SupplementFields } from './supplement-fields.tsx';
import { fieldOfTerms, formOf, type TermsForm, termsOf } from './terms-form.ts';

/** Form for all terms of a version; saving it as the draft opens its preview. */
export function TermsFields({ reply }: { reply: ContractReply }) {
  const t = usePhrases('console-contracts');
  const notify = useNotify();
  const navigate = useNavigate();
  const formId = useId();
  const save = useCommand('console/supplierContract/saveDraft', { stale: contractReads, quiet: true });
  const { versions, hotel } = reply;
  const start =
    versions.find(({ state }) => state === 'draft') ??
    versions.find(({ state }) => state === 'in_force') ??
    versions[0];
  const form = useForm<TermsForm>({ defaultValues: formOf(start?.terms, reply) });
  const back = consolePaths.consoleContract(hotel.id);
  const submit = form.handleSubmit(async (values) => {
    const { failure } = await save.send({ hotel_id: hotel.id, terms: termsOf(values, reply) });
    if (failure) {
      const within = document.getElementById(formId);
      return showFaults(form, failure, {
        fieldOf: (field) => fieldOfTerms(field, values) as keyof TermsForm | null,
        within,
      });
    }
    notify('success', t('saved'));
    void navigate(back);
  });
  return (
    <FormProvider {...form}>
      <form id={formId} noValidate className="mt-4 grid gap-4" onSubmit={(event) => void submit(event)}>
        <BasicFields reply={reply} />
        <SeasonFields reply={reply} />
        <PromotionFields />
        <SupplementFields />
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => void navigate(back)}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" busy={save.busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
