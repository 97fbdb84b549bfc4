import { Button } from '@serai/ui/button';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { Tag } from '@serai/ui/tag';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { AssignDialog } from './actions/assign-dialog.tsx';
import { BankDialog } from './actions/bank-dialog.tsx';
import { SaveSupplierDialog } from './actions/save-supplier-dialog.tsx';
import { InvoiceList } from './invoice/invoice-list.tsx';
import { PaymentList } from './payments/payment-list.tsx';
import { ServiceList } from './service-list.tsx';
import { Statement } from './statement.tsx';
import { statementAddress, supplierTabs } from './supplier-address.ts';
import { SupplierFacts } from './supplier-facts.tsx';
import type { SupplierReply } from './supplier-reads.ts';
import { SupplierSums } from './supplier-sums.tsx';

export const Page = withQueries(SupplierPage);

/** One supplier: what is owed, its statement, services without an invoice, invoices and payments. */
function SupplierPage() {
  const t = usePhrases('console-suppliers');
  const id = Number(useParams().id);
  const query = useRead('console/payable/supplier', { id });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={query.data?.supplier.name ?? t('title')} indexed={false} />
      <BackLink to={consolePaths.consoleSuppliers()}>{t('back')}</BackLink>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />} missing={<Missing />}>
        {(reply) => <Found reply={reply} />}
      </Loaded>
    </div>
  );
}

function Found({ reply }: { reply: SupplierReply }) {
  const t = usePhrases('console-suppliers');
  const may = useMay();
  const { supplier, entities } = reply;
  const [dialog, setDialog] = useState<'edit' | 'bank' | 'assign' | null>(null);
  const close = () => setDialog(null);
  const list = useListSearch(statementAddress, (search) => consolePaths.consoleSupplier(supplier.id, search));
  const { tab } = list.search;
  const mayEdit = may('/console/payable/edit');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title font-strong [overflow-wrap:anywhere]">{supplier.name}</h1>
        <Tag>{t(`kind_${supplier.kind}`)}</Tag>
      </div>
      {mayEdit && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <Link
            to={consolePaths.consoleNewSupplierInvoice(supplier.id)}
            className="inline-flex h-10 items-center rounded-control bg-teal px-4 font-strong text-surface hover:bg-teal-strong"
          >
            {t('enterInvoice')}
          </Link>
          <Button onClick={() => setDialog('edit')}>{t('edit')}</Button>
          <Button onClick={() => setDialog('bank')}>{t('changeBank')}</Button>
          <Button onClick={() => setDialog('assign')}>{t('assign')}</Button>
        </div>
      )}
      <div className="mt-4">
        <SupplierSums sums={supplier} />
      </div>
      <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(16rem,2fr)]">
        <Tabs
          className="min-w-0"
          label={t('parts')}
          value={tab ?? 'statement'}
          onChange={(next) => list.change({ tab: supplierTabs.find((one) => one === next) ?? null })}
          items={(['statement', ...supplierTabs] as const).map((value) => ({
            value,
            label: t(`tab_${value}`),
          }))}
        >
          <div className="pt-4">
            {tab === null && <Statement supplierId={supplier.id} list={list} />}
            {tab === 'services' && <ServiceList supplierId={supplier.id} />}
            {tab === 'invoices' && <InvoiceList supplierId={supplier.id} />}
            {tab === 'payments' && <PaymentList supplierId={supplier.id} />}
          </div>
        </Tabs>
        <SupplierFacts reply={reply} />
      </div>
      {dialog === 'edit' && <SaveSupplierDialog supplier={supplier} entities={entities} onClose={close} />}
      {dialog === 'bank' && <BankDialog supplier={supplier} onClose={close} />}
      {dialog === 'assign' && <AssignDialog supplier={supplier} onClose={close} />}
    </>
  );
}

function Missing() {
  const t = usePhrases('console-suppliers');
  return (
    <MissingPage title={t('missing')} list={{ to: consolePaths.consoleSuppliers(), words: t('back') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}
