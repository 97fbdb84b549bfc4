import { type VoucherScope, voucherProducts } from '@serai/contract/vouchers/design';
import type { VoucherSetting } from '@serai/contract/vouchers/vouchers';
import { Button } from '@serai/ui/button';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { openFile } from '../../../platform/files/open-file.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { VoucherSheet } from '../views/voucher-sheet.tsx';
import type { SettingForm } from './setting-form.ts';
import { useTypedVoucher } from './use-typed-voucher.ts';

type Product = (typeof voucherProducts)[number];

interface SettingPreviewProps {
  scope: VoucherScope;
  form: SettingForm;
}

/** Preview of a sample voucher with the form's values. */
export function SettingPreview({ scope, form }: SettingPreviewProps) {
  const t = usePhrases('voucher-setting');
  const [product, setProduct] = useState<Product>(scope || 'hotel');
  return (
    <section aria-labelledby="preview-title" className="min-w-0 xl:sticky xl:top-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="preview-title" className="text-lead font-strong">
            {t('preview')}
          </h2>
          <p className="text-caption text-muted">{t('previewHelp')}</p>
        </div>
        <PdfButton product={product} form={form} />
      </div>
      {scope === '' && (
        <Tabs
          className="mb-3"
          label={t('previewOf')}
          items={voucherProducts.map((value) => ({ value, label: t(`scope_${value}`) }))}
          value={product}
          onChange={setProduct}
        />
      )}
      <div className="xl:max-h-[calc(100dvh-9rem)] xl:overflow-auto xl:rounded-card">
        <Typed product={product} form={form} />
      </div>
    </section>
  );
}

function Typed({ product, form }: { product: Product; form: SettingForm }) {
  const t = usePhrases('voucher-setting');
  const setting = useWatch({ control: form.control }) as VoucherSetting;
  const { query, waits } = useTypedVoucher(product, setting);
  return (
    <>
      <p role="status" className={waits ? 'mb-2 text-caption text-amber' : 'sr-only'}>
        {waits && t('previewWaits')}
      </p>
      <Loaded query={query} skeleton={<PreviewSkeleton />} keepsLast quiet={waits}>
        {({ voucher }) => <VoucherSheet voucher={voucher} heading="h2" />}
      </Loaded>
    </>
  );
}

function PreviewSkeleton() {
  return <Skeleton className="h-[40rem] rounded-card" />;
}

/** Downloads the form's values as the PDF that would be printed. */
function PdfButton({ product, form }: { product: Product; form: SettingForm }) {
  const t = usePhrases('voucher-setting');
  const api = useApi();
  const making = useSending(async () => {
    const file = await api.post('voucher/previewPdf', { product, setting: form.getValues() });
    openFile(file as Blob, `voucher-${product}.pdf`);
  });
  return (
    <Button icon="download" busy={making.busy} onClick={() => void making.send()}>
      {t('openPdf')}
    </Button>
  );
}
