import { shownText } from '@serai/contract/currency';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useSend } from '../../../platform/api/use-send.ts';
import { timeText } from '../../../platform/format/dates.ts';
import { zonedInstant } from '../../../platform/format/zoned-instant.ts';
import { actionForm } from './action-dialog.tsx';
import { type ActionField, type DeskReply, evidence, given, reason } from './action-form.ts';
import { CancellationFacts } from './cancellation-facts.tsx';
import { PassengerFacts } from './passenger-facts.tsx';
import { PaymentFacts } from './payment-facts.tsx';

const passengerName: ActionField = {
  name: 'passenger_name',
  label: 'nameAfter',
  kind: 'line',
  required: true,
};

function renamed(
  { reply }: { reply: DeskReply },
  { passenger_name = '', reason = '' }: Readonly<Record<string, string>>,
) {
  return { id: reply.order.id, passenger_name, reason };
}

/** Actions on the order itself and on its stay. */
export const orderActions = {
  pay: actionForm({
    Facts: PaymentFacts,
    fields: [
      { name: 'caller', label: 'caller', hint: 'callerHint', kind: 'line', required: true },
      {
        name: 'pay_channel',
        label: 'payFrom',
        kind: 'choice',
        required: true,
        choices: [
          { value: 'balance', label: 'payFrom_balance' },
          { value: 'credit', label: 'payFrom_credit' },
        ],
      },
      reason,
    ],
    useSender: (options) => useCommand('console/order/pay', options),
    body: ({ reply: { order } }, { caller = '', pay_channel, reason = '' }) => ({
      id: order.id,
      pay_channel: pay_channel === 'credit' ? ('credit' as const) : ('balance' as const),
      ...(order.total_price.amount !== null && { total: order.total_price.amount }),
      caller,
      reason,
    }),
  }),
  cancel: actionForm({
    isDangerous: true,
    Facts: CancellationFacts,
    fields: [
      {
        name: 'fee',
        label: 'fee',
        hint: 'feeHint',
        kind: 'money',
        required: true,
        initial: ({ policy_fee: fee }) => (fee === null ? '' : shownText(fee.amount, fee.currency)),
      },
      reason,
    ],
    useSender: (options) => useCommand('console/order/cancel', options),
    body: ({ reply }, { fee, reason = '' }) => ({ id: reply.order.id, fee: Number(fee), reason }),
  }),
  changePrice: actionForm({
    fields: [
      { name: 'total_price', label: 'totalPrice', hint: 'totalPriceHint', kind: 'money', required: true },
      reason,
    ],
    useSender: (options) => useCommand('console/order/changePrice', options),
    body: ({ reply }, { total_price, reason = '' }) => ({
      id: reply.order.id,
      total_price: Number(total_price),
      reason,
    }),
  }),
  noShow: actionForm({
    isDangerous: true,
    fields: [
      { name: 'told_by', label: 'toldBy', hint: 'toldByHint', kind: 'line', required: true, only: 'stays' },
      {
        name: 'told_on',
        label: 'toldOn',
        hint: 'localDateHint',
        kind: 'date',
        required: true,
        only: 'stays',
        initial: (reply) => nowAtPlace(reply).slice(0, 10),
      },
      {
        name: 'told_at',
        label: 'toldAt',
        hint: 'localTimeHint',
        kind: 'time',
        required: true,
        only: 'stays',
        initial: (reply) => nowAtPlace(reply).slice(11, 16),
      },
      { name: 'waited_minutes', label: 'waitedMinutes', kind: 'count', required: true, only: 'rides' },
      { name: 'calls_made', label: 'callsMade', kind: 'count', required: true, only: 'rides' },
      evidence,
    ],
    useSender: (options) => useCommand('console/order/noShow', options),
    body: (
      { reply: { order } },
      { told_by, told_on = '', told_at = '', waited_minutes, calls_made, evidence = '' },
    ) => ({
      id: order.id,
      ...(order.product === 'hotel' && {
        ...given('told_by', told_by, String),
        told_at: Math.floor(zonedInstant(told_on, told_at, order.service_start.tz) / 1000),
      }),
      ...(order.product !== 'hotel' && {
        ...given('waited_minutes', waited_minutes, Number),
        ...given('calls_made', calls_made, Number),
      }),
      evidence,
    }),
  }),
  correct: actionForm({
    isDangerous: true,
    fields: [evidence],
    useSender: (options) => useCommand('console/order/correct', options),
    body: ({ reply: { order } }, { evidence = '' }) => ({
      id: order.id,
      to: order.order_status === 'no_show' ? ('completed' as const) : ('no_show' as const),
      evidence,
    }),
  }),
  refundLater: actionForm({
    fields: [
      { name: 'amount', label: 'refundAmount', kind: 'money', required: true },
      { ...evidence, name: 'reason' },
    ],
    useSender: (options) => useCommand('console/order/refundLater', options),
    body: ({ reply }, { amount, reason = '' }) => ({ id: reply.order.id, amount: Number(amount), reason }),
  }),
  waiveFee: actionForm({
    fields: [
      { name: 'amount', label: 'waiveAmount', kind: 'money', required: true },
      { ...evidence, name: 'reason' },
    ],
    useSender: (options) => useCommand('console/order/waiveFee', options),
    body: ({ reply }, { amount, reason = '' }) => ({ id: reply.order.id, amount: Number(amount), reason }),
  }),
  renameRenter: actionForm({
    Facts: PassengerFacts,
    fields: [passengerName, reason],
    useSender: (options) => useCommand('console/carOrder/renamePassenger', options),
    body: renamed,
  }),
  renamePassenger: actionForm({
    Facts: PassengerFacts,
    fields: [passengerName, reason],
    useSender: (options) => useCommand('console/airportOrder/renamePassenger', options),
    body: renamed,
  }),
  dropRoom: actionForm({
    isDangerous: true,
    fields: [
      { name: 'room', label: 'room', hint: 'roomHint', kind: 'count', required: true },
      { name: 'total_price', label: 'totalPrice', hint: 'totalPriceHint', kind: 'money', required: true },
      reason,
    ],
    useSender: (options) => useCommand('console/hotelOrder/dropRoom', options),
    body: ({ reply }, { room, total_price, reason = '' }) => ({
      id: reply.order.id,
      room: Number(room),
      total_price: Number(total_price),
      reason,
    }),
  }),
  confirmHotel: actionForm({
    fields: [
      { name: 'hotel_confirmation_code', label: 'hotelCode', kind: 'line', required: true },
      { name: 'room_number', label: 'roomNumber', kind: 'line', required: false },
    ],
    useSender: (options) => useSend('console/hotelOrder/confirm', options),
    body: ({ reply }, { hotel_confirmation_code, room_number }) => ({
      id: reply.order.id,
      ...given('hotel_confirmation_code', hotel_confirmation_code, String),
      ...given('room_number', room_number, String),
    }),
  }),
  sendNotice: actionForm({
    fields: [{ name: 'email', label: 'noticeEmail', hint: 'noticeEmailHint', kind: 'line', required: false }],
    useSender: (options) => useCommand('console/hotelNotice/send', options),
    body: ({ reply }, { email }) => ({ id: reply.order.id, ...given('email', email, String) }),
  }),
};

/** The current date and time at the place of the service, `YYYY-MM-DD hh:mm:ss`. */
function nowAtPlace({ order }: DeskReply): string {
  return timeText(Math.floor(Date.now() / 1000), 'en', order.service_start.tz);
}
