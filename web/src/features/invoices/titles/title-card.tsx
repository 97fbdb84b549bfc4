import type { InvoiceTitle } from '@serai/contract/invoices/titles';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { StatusTag, Tag } from '@serai/ui/tag';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { Permitted } from '../../../platform/session/use-session.tsx';
import { titleReads, useBranchText } from '../views/title-words.ts';
import { DeleteTitle } from './delete-title.tsx';
import { TaxpayerIdNote } from './taxpayer-id-note.tsx';
import { TitleDialog } from './title-dialog.tsx';

/** One title with all data shown on invoices, and its actions; a deleted one stays as a placeholder. */
export function TitleCard(props: { title: InvoiceTitle; country: string; deleted: boolean }) {
  const { title, country, deleted } = props;
  const t = usePhrases('invoice-titles');
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-lead font-strong [overflow-wrap:anywhere]">{title.title}</h2>
          <p className="mt-1 flex flex-wrap gap-2">
            <Tag>{t(`kind_${title.kind}`)}</Tag>
            {title.is_default && !deleted && <StatusTag tone="jade">{t('default')}</StatusTag>}
            {deleted && <StatusTag tone="neutral">{t('deleted')}</StatusTag>}
          </p>
        </div>
        {!deleted && <Actions title={title} country={country} />}
      </div>
      <Facts title={title} country={country} />
    </Card>
  );
}

function Facts({ title, country }: { title: InvoiceTitle; country: string }) {
  const t = usePhrases('invoice-titles');
  const branch = useBranchText()(title.branch);
  const fact = (key: 'address' | 'phone' | 'bank' | 'bank_account') =>
    title[key] ? [{ key, name: t(key), value: title[key] }] : [];
  const [warning] = title.warnings;
  return (
    <div className="mt-4">
      <KeyValues
        columns={3}
        items={[
          ...(title.taxpayer_id
            ? [
                {
                  key: 'taxpayer_id',
                  name: t('taxpayer_id'),
                  value: (
                    <>
                      <span className="figures">{title.taxpayer_id}</span>
                      {warning && <TaxpayerIdNote warning={warning} country={country} />}
                    </>
                  ),
                },
              ]
            : []),
          { key: 'email', name: t('email'), value: title.email },
          ...(branch ? [{ key: 'branch', name: t('branch'), value: branch }] : []),
          ...fact('phone'),
          ...fact('address'),
          ...fact('bank'),
          ...fact('bank_account'),
        ]}
      />
    </div>
  );
}

function Actions({ title, country }: { title: InvoiceTitle; country: string }) {
  const t = usePhrases('invoice-titles');
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const name = title.title;
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
      <Permitted node="/user/invoice/manage/edit">
        {!title.is_default && <MakeDefault title={title} />}
        <Button size="compact" aria-label={t('editOf', { name })} onClick={() => setOpen('edit')}>
          {t('edit')}
        </Button>
      </Permitted>
      <Permitted node="/user/invoice/manage/del">
        <Button size="compact" aria-label={t('deleteOf', { name })} onClick={() => setOpen('delete')}>
          {t('delete')}
        </Button>
      </Permitted>
      {open === 'edit' && <TitleDialog title={title} country={country} onClose={close} />}
      {open === 'delete' && <DeleteTitle title={title} onClose={close} />}
    </div>
  );
}

function MakeDefault({ title }: { title: InvoiceTitle }) {
  const t = usePhrases('invoice-titles');
  const notify = useNotify();
  const command = useCommand('invoice/saveTitle', { stale: titleReads });
  const { warnings, ...facts } = title;
  const name = title.title;
  async function make() {
    const { reply } = await command.send({ ...facts, is_default: true });
    if (reply) notify('success', t('defaultDone', { name }));
  }
  return (
    <Button
      size="compact"
      busy={command.busy}
      aria-label={t('makeDefaultOf', { name })}
      onClick={() => void make()}
    >
      {t('makeDefault')}
    </Button>
  );
}
