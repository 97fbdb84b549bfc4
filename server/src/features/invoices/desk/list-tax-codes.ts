import type { ReplyOf } from '@serai/contract/endpoint';
import type { listTaxCodes as endpoint, TaxCodeView } from '@serai/contract/invoices/desk';
import { taxedThings } from '@serai/contract/invoices/statuses';
import { products } from '@serai/contract/permissions';
import type { Db } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { listEntities } from '../../contracts/contracts.ts';
import { listTaxCodes as listRows, type TaxCode } from '../tax-code-store.ts';

/** All tax codes, and the sales that have none. */
export async function listTaxCodes(db: Db): Promise<ReplyOf<typeof endpoint>> {
  const entities = await listEntities(db);
  const codes = await listRows(
    db,
    entities.map(({ id }) => id),
  );
  const missing = entities.flatMap(({ id }) =>
    products.flatMap((product) =>
      taxedThings
        .filter((covers) => !codes.some((code) => isFor(code, { entity_id: id, product, covers })))
        .map((covers) => ({ entity_id: id, product, covers })),
    ),
  );
  return { list: codes.map(presentTaxCode), missing };
}

export function presentTaxCode({ made_by: _, made_at, ...code }: TaxCode): TaxCodeView {
  return { ...code, made_at: toSeconds(made_at) };
}

function isFor(code: TaxCode, sale: Pick<TaxCode, 'entity_id' | 'product' | 'covers'>): boolean {
  return code.entity_id === sale.entity_id && code.product === sale.product && code.covers === sale.covers;
}
