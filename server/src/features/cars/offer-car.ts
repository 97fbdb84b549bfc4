import type { offerCar as endpoint } from '@serai/contract/cars/orders';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import { priceRental } from '../../domain/pricing/car.ts';
import { routeTerms } from '../../domain/pricing/route.ts';
import { refuseFraction } from '../../platform/http/refuse-fraction.ts';
import type { Done } from '../activity/activity.ts';
import { answerRequest, type OrderOffer, openRequest } from '../orders/for-products.ts';
import type { Products } from '../orders/orders.ts';
import { findCarOrder } from './car-order-store.ts';
import { refuseTooShort } from './check-trip.ts';
import { priceLines } from './price-lines.ts';
import type { SoldAs } from './price-offer.ts';
import { carWord } from './product-word.ts';

type Input = Call<typeof endpoint>['input'];

/** Offer for a rental: the requested one, with the desk's price of the drive. */
export interface OfferedRental {
  soldAs: SoldAs;
}

/** Offers a rental for an order on request, with the price of the drive to its drop-off place. */
export async function offerCar(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input } = call;
  const opened = await openRequest(trx, products, carWord, call);
  const { order } = opened;
  const { sold_as: asked } = await findCarOrder(trx, order.id);
  refuseTooShort(input, 'minutes', asked.trip);
  for (const field of ['one_way_fee', 'driver_night_fee', 'tolls'] as const) {
    refuseFraction(field, { amount: input[field], currency: order.currency });
  }
  const soldAs = withDrive(asked, input);
  const offer: OrderOffer = {
    kind: soldAs.price.total === order.total_price ? 'same' : 'price',
    lines: linesOf(soldAs),
    policy: order.policy,
    title: { zh: order.title_zh, en: order.title_en },
    detail: { soldAs } satisfies OfferedRental,
    fromStock: true,
    note: input.note,
  };
  return answerRequest(trx, opened, offer, call);
}

/**
 * The requested rental at its requested prices, plus the drive as entered by the desk, which is charged in
 * full.
 */
function withDrive(asked: SoldAs, input: Input): SoldAs {
  const card = {
    km: input.km,
    minutes: input.minutes,
    tolls: input.tolls,
    driverNights: input.driver_nights,
  };
  const fee = { oneWayFee: input.one_way_fee, driverNight: input.driver_night_fee };
  const { km_per_day, extra_km_amount } = asked;
  const rental = {
    ...asked.rental,
    route: routeTerms(card, fee, { included: [], km_per_day, extra_km_amount }),
  };
  return { ...asked, rental, price: priceRental(asked.card, rental)! };
}

function linesOf({ model, zone, price, rental }: SoldAs) {
  return priceLines(
    price,
    {
      model: { zh: model.nameZh, en: model.nameEn },
      zone: { zh: zone?.name_zh ?? '', en: zone?.name_en ?? '' },
    },
    rental.route ?? null,
  );
}
