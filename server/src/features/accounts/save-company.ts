import type { saveCompany as endpoint } from '@serai/contract/accounts/company';
import type { ParsedInputOf } from '@serai/contract/endpoint';
import type { Db, Member } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refusedInput } from '../../platform/http/app-error.ts';
import { updateAgency } from '../people/people.ts';
import { nameArea, nameCountry } from '../site/site.ts';
import { askAgain } from './ask-verification.ts';

type Input = ParsedInputOf<typeof endpoint>;

/**
 * Saves the address of an agency, which its vouchers show from then on. An agency that is not verified and has no
 * open application applies for verification by it.
 * @throws AppError `input_invalid` naming the country or the area.
 */
export async function saveCompany(db: Db, member: Member, input: Input, now: Date): Promise<void> {
  const { country, area, address } = input;
  if (nameCountry(country, 'en') === undefined) throw refusedInput('country', 'country_unknown');
  const fault = area.length === 0 ? undefined : faultOfArea(country, area);
  if (fault) throw refusedInput('area', fault);
  const place = { country, area: area.length === 0 ? null : area, address: address === '' ? null : address };
  await inTransaction(db, async (trx) => {
    await updateAgency(trx, member.agencyId, place);
    await askAgain(trx, member, now);
  });
}

/** Returns the phrase key that says why it is not an area of the country. */
function faultOfArea(country: string, area: readonly number[]): string | undefined {
  if (country !== 'CN') return 'area_outside_china';
  const found = nameArea(area, 'en');
  if (!found) return 'area_unknown';
  return found.isComplete ? undefined : 'area_incomplete';
}
