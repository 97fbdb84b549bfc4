import type { ReplyOf } from '@serai/contract/endpoint';
import type { saveTitle as endpoint, InvoiceTitle } from '@serai/contract/invoices/titles';
import { isIdentityNumber } from '@serai/contract/validator-rules';
import { type Call, memberOf, type Trx } from '../../../calls.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import { requireNode } from '../../permissions/permissions.ts';
import { findSellerCountry } from './find-seller-country.ts';
import { presentTitle } from './present-title.ts';
import * as store from './title-store.ts';

/** Adds a title, or changes the given one. The first is the default until another is chosen. */
export async function saveTitle(trx: Trx, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { agencyId } = member;
  const { id: named, is_default, ...facts } = call.input;
  requireNode(member, `/user/invoice/manage/${named === undefined ? 'add' : 'edit'}`);
  if (facts.kind === 'company' && facts.taxpayer_id === '') {
    throw refusedField('taxpayer_id', 'title_needs_taxpayer_id');
  }
  const country = await findSellerCountry(trx, agencyId, call.now);
  refuseWrongIdentity(facts, country);
  const titles = await store.lockTitles(trx, agencyId);
  if (named === undefined) refuseTooMany(titles);
  else if (!titles.some(({ id }) => id === named)) throw new AppError('not_found');
  const id = named ?? (await store.insertTitle(trx, agencyId, facts));
  if (named !== undefined) await store.updateTitle(trx, named, facts);
  if (is_default || titles.length === 0) await store.updateDefault(trx, agencyId, id);
  const saved = await store.findTitle(trx, agencyId, id);
  return { title: presentTitle(saved!, country) };
}

/** In mainland China an individual is identified by the identity card number, if at all. */
function refuseWrongIdentity(
  { kind, taxpayer_id }: Pick<InvoiceTitle, 'kind' | 'taxpayer_id'>,
  country: string,
): void {
  if (kind !== 'individual' || country !== 'CN' || taxpayer_id === '') return;
  if (!isIdentityNumber(taxpayer_id)) throw refusedField('taxpayer_id', 'identity_number_invalid');
}

function refuseTooMany({ length }: readonly store.Title[]): void {
  const most = store.maxTitles;
  if (length >= most) throw new AppError('titles_full', { facts: { most } });
}
