import type { ContractVersion } from '@serai/contract/agencies/contracts';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Db } from '../../calls.ts';
import { contractAt } from './contract-store.ts';
import { findEntity } from './entity-store.ts';
import { presentVersion } from './present-contract.ts';

/**
 * Presents the version of an agency's contract in force at an instant, with the name of its selling company;
 * null before the agency's first version.
 */
export async function presentInForce(
  db: Db,
  agency: { id: number; currency: string },
  { now, lang }: { now: Date; lang: Lang },
): Promise<(ContractVersion & { seller: string }) | null> {
  const version = await contractAt(db, agency.id, now);
  if (!version) return null;
  const entity = (await findEntity(db, version.entity_id))!;
  const listed = { ...version, maker: await nameMaker(db, version.made_by) };
  return {
    ...presentVersion(listed, { currency: agency.currency, inForceId: version.id }),
    seller: inLanguage(lang, { zh: entity.name_zh, en: entity.name_en }),
  };
}

/** Name of the author of a version; empty for the initial one. */
async function nameMaker(db: Db, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const users = db.selectFrom('users').select('nickname').where('id', '=', userId);
  return (await users.executeTakeFirstOrThrow()).nickname;
}
