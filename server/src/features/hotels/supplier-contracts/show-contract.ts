import type { ReplyOf } from '@serai/contract/endpoint';
import type { VersionState } from '@serai/contract/hotels/contract-states';
import type { showSupplierContract as endpoint } from '@serai/contract/hotels/supplier-contracts';
import { inLanguage } from '@serai/phrases/lang';
import type { Call, Db } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { findPriceSettings } from '../../site/site.ts';
import { type ContractVersion, findContractHotel, findInForce, listVersions } from './contract-store.ts';
import { listContractPlans } from './list-plans.ts';

/** Shows a hotel with its rate plans and the versions of its contract, newest first. */
export async function showContract(
  db: Db,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const hotel = await findContractHotel(db, input.hotel_id);
  const versions = hotel.contract_id === null ? [] : await listVersions(db, hotel.contract_id);
  const inForce = await findInForce(db, hotel.id, now);
  const plans = await listContractPlans(db, hotel.id);
  const { currency } = await findPriceSettings(db);
  return {
    hotel: {
      id: hotel.id,
      name: inLanguage(lang, { zh: hotel.name_zh, en: hotel.name_en }),
      city: inLanguage(lang, { zh: hotel.city_zh, en: hotel.city_en }),
    },
    tz: hotel.tz,
    today: localDate(now.getTime(), hotel.tz),
    currency,
    plans: plans.map(({ id, code, meal, bed, room_zh, room_en }) => ({
      id,
      code,
      room: inLanguage(lang, { zh: room_zh, en: room_en }),
      meal_type: meal,
      bed_type: bed,
    })),
    versions: versions.map((version) => ({
      number: version.number,
      state: stateOf(version, inForce?.number, now),
      revision: version.revision,
      terms: version.terms,
      effective_at: seconds(version.effective_at),
      reason: version.reason ?? '',
      made_by: version.made_by,
      made_at: seconds(version.made_at)!,
      published_by: version.published_by,
      published_at: seconds(version.published_at),
      undone_by: version.undone_by,
      undone_at: seconds(version.undone_at),
    })),
  };
}

function stateOf(
  { number, effective_at, undone_at }: ContractVersion,
  inForce: number | undefined,
  now: Date,
): VersionState {
  if (undone_at) return 'undone';
  if (!effective_at) return 'draft';
  if (effective_at > now) return 'scheduled';
  return number === inForce ? 'in_force' : 'past';
}

function seconds(at: Date | null): number | null {
  return at && Math.floor(at.getTime() / 1000);
}
