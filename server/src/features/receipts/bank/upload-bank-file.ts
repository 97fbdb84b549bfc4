import type { ReplyOf } from '@serai/contract/endpoint';
import type { uploadBankFile as endpoint } from '@serai/contract/receipts/bank';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { findFile, insertFile, listAccounts, presentFile } from './bank-store.ts';
import { formatOf, readBankFile } from './read/read-bank-file.ts';

/** Stores an uploaded statement that can be read; nothing is imported yet. */
export async function uploadBankFile(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const account = (await listAccounts(trx)).find(({ id }) => id === input.account_id);
  if (!account) throw new AppError('not_found');
  const bytes = Buffer.from(input.bytes, 'base64');
  const format = formatOf(bytes);
  await readBankFile({ bytes, format }, account.currency, undefined);
  const id = await insertFile(trx, {
    account_id: account.id,
    name: input.file_name,
    format,
    bytes,
    uploaded_by: operatorOf(call).userId,
    uploaded_at: now,
  });
  return {
    reply: { file: presentFile(await findFile(trx, id)) },
    did: {
      on: { kind: 'receipt', id: null, name: input.file_name },
      before: null,
      after: { format, bank: account.name },
    },
  };
}
