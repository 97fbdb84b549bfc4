import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListHead } from '../../../platform/list/list-page.tsx';
import { useListSearch } from '../../../platform/list/use-list-search.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { consolePaths } from '../../addresses/console-paths.ts';
import { ReceiptViews } from '../receipt-views.tsx';
import { bankAddress } from './bank-address.ts';
import { BankFiles } from './bank-files.tsx';
import { BankRules } from './bank-rules.tsx';
import { FilePreview } from './file-preview.tsx';

export const Page = withQueries(BankPage);

/** Statements of the seller's bank accounts: uploaded, previewed, imported as receipts. */
function BankPage() {
  const t = usePhrases('console-bank');
  const list = useListSearch(bankAddress, consolePaths.consoleBankFiles);
  const { file_id } = list.search;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead title={t('title')} intro={t('text')} actions={null} />
      <div className="mt-3">
        <ReceiptViews />
      </div>
      <div className="mt-6 grid gap-6">
        {file_id === null ? (
          <>
            <BankFiles onOpen={(id) => list.change({ file_id: id })} />
            <BankRules />
          </>
        ) : (
          <FilePreview key={file_id} fileId={file_id} onClose={() => list.change({ file_id: null })} />
        )}
      </div>
    </div>
  );
}
