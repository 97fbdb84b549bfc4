import type { Company } from '@serai/contract/accounts/company';
import type { Lang } from '@serai/phrases/lang';
import type { Db, Member } from '../../calls.ts';
import { verificationOf } from '../people/people.ts';
import { nameArea, nameCountry } from '../site/site.ts';

/** The member's agency: its name, and its address as far as the owner has entered it. */
export async function showCompany(db: Db, { agencyId, role }: Member, lang: Lang): Promise<Company> {
  const agency = await db
    .selectFrom('agencies')
    .select(['name', 'country', 'area', 'address', 'tz', 'verified_at'])
    .select(['verification_asked_at', 'verification_refused_at', 'verification_note'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const country = agency.country ?? '';
  const area = agency.area ?? [];
  return {
    name: agency.name,
    country,
    country_name: nameCountry(country, lang) ?? country,
    area,
    area_names: nameArea(area, lang)?.names ?? area.map(String),
    address: agency.address ?? '',
    tz: agency.tz,
    verification: verificationOf(agency),
    verification_note: agency.verification_note,
    can_save: role === 'owner',
  };
}
