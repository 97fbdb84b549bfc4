import * as z from 'zod/mini';
import { contractVersion, sellerEntity } from './agencies/contracts.ts';
import { billDetail, billView, openCharge } from './billing/bills.ts';
import { carOffer, carRoute, listedCar, seenCarRoute } from './cars/cars.ts';
import { carOrder, carOrderDetail } from './cars/orders.ts';
import { articleRow, articleView, channelView } from './content/articles.ts';
import { channelTree } from './content/reading.ts';
import { civilDate, civilMonth, localDateTime, serviceTime, unixSeconds } from './dates.ts';
import { fileLink } from './files/links.ts';
import { storedFile } from './files/uploads.ts';
import { hotelOrder, hotelOrderDetail, quoteReply } from './hotels/booking.ts';
import { hotelListItem, propertyFee, seenPropertyFee } from './hotels/hotels.ts';
import { nationality, rooms } from './hotels/stays.ts';
import { id } from './ids.ts';
import { invoiceDetail, invoiceView } from './invoices/invoices.ts';
import { notice } from './messages/notices.ts';
import { money, seenMoney } from './money.ts';
import { adjustmentView } from './orders/adjustments.ts';
import { priceLine } from './orders/booking.ts';
import { fee, policy, seenPolicy } from './orders/cancellation.ts';
import { detailedOrder } from './orders/detailed-order.ts';
import { historyRow } from './orders/history.ts';
import { orderView, seenLine } from './orders/view.ts';
import { declaredPayment, ownReceipt } from './receipts/receipts.ts';
import { richElement, richNode } from './rich-text/rich-text.ts';
import { menuNode, site, userInfo } from './site/site.ts';
import { transferOrder, transferOrderDetail } from './transfers/booking.ts';
import { airport, transferOffer } from './transfers/transfers.ts';
import { email, mobile, phone } from './validators.ts';
import { ride } from './vehicles/dispatch.ts';
import { rideView } from './vehicles/vehicles.ts';
import { voucherSetting, voucherView } from './vouchers/vouchers.ts';
import { currencyCode, exchangeRate } from './wallet/exchange-rate.ts';
import { statementRow, wallet } from './wallet/wallet.ts';
import { workOrderEntry, workOrderView } from './work-orders/view.ts';

/** Properties of a schema in the OpenAPI document that its shape does not contain. */
interface Documented {
  /** Component name, unique in the document; required for recursive schemas. */
  id?: string;
  description?: string;
  format?: string;
  examples?: readonly unknown[];
}

/** Shared schemas with their descriptions for the OpenAPI document. */
export const documented = z.registry<Documented>();

function document(schema: z.core.$ZodType, notes: Documented): void {
  documented.add(schema as z.ZodMiniType, notes);
}

document(money, {
  id: 'Money',
  description:
    'An amount in minor units of its currency: 12345 is 123.45 in USD, 12345 in JPY, 123.45 in MMK.',
});
document(seenMoney, {
  id: 'SeenMoney',
  description: 'An amount in minor units of its currency; null for a caller without the right to see prices.',
});
document(unixSeconds, { description: 'An instant in unix seconds.' });
document(civilDate, { description: 'A date of the place, without a time zone.', format: 'date' });
document(civilMonth, { description: 'A month of the calendar: YYYY-MM.', examples: ['2026-11'] });
document(localDateTime, {
  description: 'What the clocks of the place show, to the minute: YYYY-MM-DDTHH:MM.',
  examples: ['2026-11-27T14:30'],
});
document(serviceTime, {
  id: 'ServiceTime',
  description: 'A time at a place: its local text, its IANA zone, and the same instant in unix seconds.',
});
document(id, { description: 'An id of the portal.' });
document(currencyCode, { description: 'A currency: ISO 4217, three letters.', examples: ['USD'] });
document(exchangeRate, {
  id: 'ExchangeRate',
  description: 'How much of the other currency is paid for one unit of `of`, as decimal text.',
});
document(email, { format: 'email' });
document(phone, { description: 'A telephone number of any kind.' });
document(mobile, { description: 'A mobile number with its country calling code, or a Chinese one without.' });
document(nationality, { description: 'A country: ISO 3166-1, two letters.', examples: ['CN'] });
document(rooms, { id: 'Rooms', description: 'Who sleeps in each room that is asked for.' });
document(priceLine, { id: 'PriceLine' });
document(seenLine, { id: 'SeenPriceLine' });
document(fee, { id: 'CancellationFee' });
document(policy, { id: 'CancellationPolicy' });
document(seenPolicy, { id: 'SeenCancellationPolicy' });
document(propertyFee, { id: 'PropertyFee' });
document(seenPropertyFee, { id: 'SeenPropertyFee' });
document(hotelListItem, { id: 'HotelListItem' });
document(quoteReply, { id: 'HotelQuote' });
document(carOffer, { id: 'CarOffer' });
document(listedCar, { id: 'ListedCar' });
document(carRoute, { id: 'CarRoute' });
document(seenCarRoute, { id: 'SeenCarRoute' });
document(transferOffer, { id: 'TransferOffer' });
document(airport, { id: 'Airport' });
document(orderView, { id: 'Order' });
document(hotelOrderDetail, { id: 'HotelOrderDetail' });
document(hotelOrder, { id: 'HotelOrder' });
document(carOrderDetail, { id: 'CarOrderDetail' });
document(carOrder, { id: 'CarOrder' });
document(transferOrderDetail, { id: 'TransferOrderDetail' });
document(transferOrder, { id: 'TransferOrder' });
document(detailedOrder, {
  id: 'DetailedOrder',
  description: 'An order with the part of its product: `product` determines the fields of `detail`.',
});
document(historyRow, { id: 'OrderHistoryRow' });
document(adjustmentView, { id: 'Adjustment' });
document(rideView, { id: 'RideOfOrder' });
document(ride, { id: 'Ride' });
document(wallet, { id: 'Wallet' });
document(statementRow, { id: 'StatementRow' });
document(openCharge, { id: 'OpenCharge' });
document(billView, { id: 'Bill' });
document(billDetail, { id: 'BillDetail' });
document(invoiceView, { id: 'Invoice' });
document(invoiceDetail, { id: 'InvoiceDetail' });
document(declaredPayment, { id: 'DeclaredPayment' });
document(ownReceipt, { id: 'Receipt' });
document(sellerEntity, { id: 'SellerEntity' });
document(contractVersion, { id: 'ContractVersion' });
document(voucherView, { id: 'Voucher' });
document(voucherSetting, { id: 'VoucherSetting' });
document(fileLink, { id: 'FileLink' });
document(storedFile, { id: 'StoredFile' });
document(workOrderView, { id: 'WorkOrder' });
document(workOrderEntry, { id: 'WorkOrderEntry' });
document(notice, { id: 'Notice' });
document(site, { id: 'Site' });
document(userInfo, { id: 'UserInfo' });
document(menuNode, { id: 'MenuNode' });
document(channelView, { id: 'Channel' });
document(channelTree, { id: 'ChannelTree' });
document(articleRow, { id: 'ArticleRow' });
document(articleView, { id: 'Article' });
document(richElement, { id: 'RichElement', description: 'An element of a text, drawn from its tag.' });
document(richNode, { id: 'RichNode', description: 'Words, or an element that holds words.' });

const minorUnits = 'In minor units of the currency that is shown beside it, or else of the site.';

/** Descriptions of numeric fields without a shared schema, by field name. */
export const fieldNotes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'amount',
      'unit_amount',
      'no_show_amount',
      'gross',
      'bank_charge',
      'fee',
      'tolls',
      'base',
      'price',
      'price_min',
      'price_max',
      'total_price',
      'night_price',
      'one_way_fee',
      'driver_night_fee',
      'tolerance',
      'order_limit',
      'day_limit',
      'month_limit',
      'credit_limit',
      'temporary_limit',
      'low_balance',
      'correctedAloneUpTo',
      'paidBackAloneUpTo',
    ].map((name) => [name, minorUnits]),
  ),
  rate_bp: 'A rate in basis points: 700 is 7 %.',
};
