import type { VoucherScope } from '@serai/contract/vouchers/design';
import type { VoucherSetting, VoucherView } from '@serai/contract/vouchers/vouchers';
import type { Db } from '../../calls.ts';
import type { RelativePolicy } from '../../domain/cancellation-policy.ts';
import { resolvePolicy } from '../../domain/cancellation-policy.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { findSeller, type Products } from '../orders/orders.ts';
import { describeVoucher, type VoucherFacts, type VoucherLook } from './describe-voucher.ts';
import { printPictures } from './print-pictures.ts';
import { lookOf } from './read-look.ts';
import type { VoucherDeps } from './read-voucher.ts';

type SampleProduct = Exclude<VoucherScope, ''>;

/** Sample voucher of a product with an unsaved setting. Refuses like `printPictures`. */
export async function previewTyped(
  deps: VoucherDeps & { products: Products; storages: Storages },
  agencyId: number,
  { product, setting }: { product: SampleProduct; setting: VoucherSetting },
  now: Date,
): Promise<VoucherView> {
  const look = lookOf(setting, await printPictures(deps, agencyId, setting));
  return describeSample(deps, { agencyId, product, look, now });
}

async function describeSample(
  { db, publicUrl, products }: VoucherDeps & { products: Products },
  asked: { agencyId: number; product: SampleProduct; look: VoucherLook; now: Date },
): Promise<VoucherView> {
  const { look, now } = asked;
  const seller = await findSeller(db, { agency_id: asked.agencyId, created_at: now });
  const product = products.of(asked);
  return describeVoucher({
    seller,
    look,
    now,
    version: 1,
    mayShowPrice: true,
    order: {
      ...sampleOrder,
      product: product.name,
      sn: `${product.snPrefix}${SAMPLE_NUMBER}`,
      ...(await price(db, asked.agencyId)),
    },
    content: product.sampleVoucher(seller.phone24h || seller.phone),
    checkUrl: `${publicUrl}/voucher/check/${SAMPLE_CODE}`,
  });
}

async function price(db: Db, agencyId: number): Promise<{ total_price: number; currency: string }> {
  const { currency } = await db
    .selectFrom('agencies')
    .select('currency')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return { total_price: 16_000, currency };
}

const SAMPLE_NUMBER = '261120000001';
/** No real voucher has this code: the alphabet of codes has no U. */
const SAMPLE_CODE = 'SAMP-LE00-UUUU-UUUU';

const tz = 'Asia/Yangon';
const start = new Date('2026-12-01T07:30:00Z');
const terms: RelativePolicy = {
  rules: [
    { until: { daysBefore: 3, time: '18:00' }, fee: { kind: 'none' } },
    { until: null, fee: { kind: 'percent', percent: 100 } },
  ],
  noShow: { kind: 'percent', percent: 100 },
};

const sampleOrder: Omit<VoucherFacts['order'], 'product' | 'sn' | 'total_price' | 'currency'> = {
  order_status: 'confirmed',
  policy: { ...resolvePolicy(terms, { date: '2026-12-01', tz, startMs: start.getTime() }), nightTotals: [] },
  created_at: new Date('2026-11-20T03:00:00Z'),
  service_start: start,
  tz,
  contact_name: 'LI MING',
  contact_phone: '+86 138 0013 8000',
  reference: 'KM-1187',
  special_requests: '',
};
