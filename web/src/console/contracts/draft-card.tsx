import { Button, buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { Skeleton } from '@serai/ui/skeleton';
import { TextArea } from '@serai/ui/text-area';
import { Controller, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { useCommand } from '../../platform/api/use-command.ts';
import { MomentInput } from '../../platform/form/moment-input.tsx';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { type ContractReply, contractReads, type Version } from './contract-reply.ts';
import { PreviewTable } from './preview-table.tsx';
import { UndoVersion } from './undo-version.tsx';

interface DraftCardProps {
  reply: ContractReply;
  draft: Version;
  mayEdit: boolean;
}

/** The draft of a contract: which prices it changes from a chosen time on, and the way to publish it. */
export function DraftCard({ reply, draft, mayEdit }: DraftCardProps) {
  const t = usePhrases('console-contracts');
  const form = useForm({ defaultValues: { takes_effect: '', reason: '' } });
  const takesEffect = form.watch('takes_effect');
  const at = takesEffect === '' ? {} : { takes_effect: takesEffect };
  const preview = useRead(
    'console/supplierContract/preview',
    { hotel_id: reply.hotel.id, ...at },
    { keepsLast: true, fresh: true },
  );
  const needsColleague = (preview.data?.below_cost.length ?? 0) > 0;
  const { number } = draft;
  return (
    <Card
      className="mt-4"
      title={t('draftTitle', { number })}
      aside={
        mayEdit && (
          <span className="flex flex-wrap justify-end gap-2">
            <Link
              className={buttonClass({ kind: 'quiet', size: 'compact' })}
              to={consolePaths.consoleContractDraft(reply.hotel.id)}
            >
              {t('editDraft')}
            </Link>
            <UndoVersion isDraft hotelId={reply.hotel.id} number={number} />
          </span>
        )
      }
    >
      <p className="mb-4 max-w-prose text-muted">{t('draftText')}</p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <Loaded query={preview} skeleton={<Skeleton className="h-40" />}>
          {(shown) => <PreviewTable preview={shown} />}
        </Loaded>
        {mayEdit && <PublishForm form={form} reply={reply} draft={draft} needsColleague={needsColleague} />}
      </div>
    </Card>
  );
}

interface PublishFormProps extends Omit<DraftCardProps, 'mayEdit'> {
  form: ReturnType<typeof useForm<{ takes_effect: string; reason: string }>>;
  needsColleague: boolean;
}

function PublishForm({ form, reply, draft, needsColleague }: PublishFormProps) {
  const t = usePhrases('console-contracts');
  const notify = useNotify();
  const publish = useCommand('console/supplierContract/publish', { stale: contractReads, quiet: true });
  const { errors } = form.formState;
  const isLater = form.watch('takes_effect') !== '';
  const submit = form.handleSubmit(async ({ takes_effect, reason }) => {
    const { failure } = await publish.send({
      hotel_id: reply.hotel.id,
      number: draft.number,
      revision: draft.revision,
      reason,
      ...(takes_effect === '' ? {} : { takes_effect }),
    });
    const isAsked = failure?.reason === 'second_person_asked';
    if (failure && !isAsked) return showFaults(form, failure);
    notify('success', isAsked ? t('asked') : t(isLater ? 'scheduled' : 'published'));
  });
  const act = isLater ? t('schedule') : t('publishNow');
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={t('takesEffect')} error={errors.takes_effect?.message}>
        {(control) => (
          <Controller
            control={form.control}
            name="takes_effect"
            render={({ field: { value, onChange } }) => (
              <MomentInput
                {...control}
                label={t('takesEffect')}
                value={value}
                onChange={onChange}
                min={reply.today}
              />
            )}
          />
        )}
      </Field>
      <Field label={t('reason')} required error={errors.reason?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('reason', {
              validate: (reason) => reason.trim() !== '' || t('reasonRequired'),
            })}
            rows={2}
            maxLength={200}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <div className="flex justify-end">
        <Button kind="primary" type="submit" busy={publish.busy}>
          {needsColleague ? t('askColleague') : act}
        </Button>
      </div>
    </form>
  );
}
