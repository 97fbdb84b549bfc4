import type { Trx } from '../../calls.ts';

/** Whether a destination is a city, as articles can only refer to cities. */
export async function isCity(trx: Trx, id: number): Promise<boolean> {
  const cities = trx.selectFrom('destinations').select('id').where('kind', '=', 'city');
  return (await cities.where('id', '=', id).executeTakeFirst()) !== undefined;
}
