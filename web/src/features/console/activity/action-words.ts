import type { Calls } from '@serai/contract/all';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';

type Words = PhraseKey<'console-activity'>;
type ConsoleCall = Extract<keyof Calls['POST'], `console/${string}`>;

/** Phrase of each staff call; a new call does not compile without one. */
const calls: Record<ConsoleCall, Words> = {
  'console/order/cancel': 'call_order_cancel',
  'console/order/noShow': 'call_order_noShow',
  'console/order/correct': 'call_order_correct',
  'console/correction/decide': 'call_correction_decide',
  'console/secondPerson/decide': 'call_secondPerson_decide',
  'console/message/resend': 'call_message_resend',
  'console/message/reportBounce': 'call_message_bounce',
  'console/review/decide': 'call_review_decide',
  'console/review/take': 'call_review_take',
  'console/hotelOrder/replace': 'call_hotel_replace',
  'console/supplier/lookUp': 'call_supplier_lookUp',
  'console/supplier/decide': 'call_supplier_decide',
  'console/hotel/trust': 'call_hotel_trust',
  'console/order/changePrice': 'call_order_changePrice',
  'console/order/refundLater': 'call_order_refundLater',
  'console/order/waiveFee': 'call_order_waiveFee',
  'console/order/acceptAdjustment': 'call_charge_accept',
  'console/order/answerAdjustment': 'call_charge_answer',
  'console/order/proposeAdjustment': 'call_charge_propose',
  'console/order/withdrawAdjustment': 'call_charge_withdraw',
  'console/request/decline': 'call_request_decline',
  'console/hotelOrder/offer': 'call_hotel_offer',
  'console/carOrder/offer': 'call_car_offer',
  'console/hotelOrder/dropRoom': 'call_hotel_dropRoom',
  'console/hotelOrder/confirm': 'call_hotel_confirm',
  'console/hotelNotice/send': 'call_hotel_notice',
  'console/carOrder/reportOvertime': 'call_car_overtime',
  'console/airportOrder/reportWaiting': 'call_airport_waiting',
  'console/airportOrder/setLanding': 'call_airport_landing',
  'console/dispatch/assign': 'call_ride_assign',
  'console/dispatch/reassign': 'call_ride_reassign',
  'console/dispatch/depart': 'call_ride_depart',
  'console/dispatch/arrive': 'call_ride_arrive',
  'console/dispatch/board': 'call_ride_board',
  'console/dispatch/finish': 'call_ride_finish',
  'console/dispatch/link': 'call_ride_link',
  'console/wallet/topUp': 'call_wallet_topUp',
  'console/wallet/setCreditLimit': 'call_wallet_credit',
  'console/wallet/liftCreditStop': 'call_wallet_liftStop',
  'console/wallet/release': 'call_wallet_release',
  'console/wallet/closeMonth': 'call_wallet_month',
  'console/contract/save': 'call_contract_save',
  'console/entity/save': 'call_entity_save',
  'console/priceGroup/save': 'call_priceGroup_save',
  'console/receipt/record': 'call_receipt_record',
  'console/receipt/match': 'call_receipt_match',
  'console/receipt/allocate': 'call_receipt_allocate',
  'console/receipt/reverse': 'call_receipt_reverse',
  'console/declaration/refuse': 'call_declaration_refuse',
  'console/payBack/ask': 'call_payBack_ask',
  'console/payBack/decide': 'call_payBack_decide',
  'console/bill/confirm': 'call_bill_confirm',
  'console/bill/reject': 'call_bill_reject',
  'console/bill/void': 'call_bill_void',
  'console/bill/dispute': 'call_bill_dispute',
  'console/bill/answer': 'call_bill_answer',
  'console/bill/offer': 'call_bill_offer',
  'console/bill/setOff': 'call_bill_setOff',
  'console/bill/recordWithholding': 'call_bill_withhold',
  'console/bill/takeWithholdingBack': 'call_bill_withholdBack',
  'console/bill/writeOff': 'call_bill_writeOff',
  'console/bill/decideWriteOff': 'call_bill_decideWriteOff',
  'console/invoice/approve': 'call_invoice_approve',
  'console/invoice/reject': 'call_invoice_reject',
  'console/invoice/issue': 'call_invoice_issue',
  'console/invoice/resend': 'call_invoice_resend',
  'console/invoice/askRed': 'call_invoice_askRed',
  'console/invoice/issueRed': 'call_invoice_issueRed',
  'console/taxCode/save': 'call_taxCode_save',
  'console/workOrder/accept': 'call_workOrder_accept',
  'console/workOrder/reply': 'call_workOrder_reply',
  'console/workOrder/resolve': 'call_workOrder_resolve',
  'console/workOrder/decline': 'call_workOrder_decline',
  'console/workOrder/handOver': 'call_workOrder_handOver',
  'console/workOrder/propose': 'call_workOrder_propose',
  'console/workOrder/carryOut': 'call_workOrder_carryOut',
  'console/workOrder/dismissCommand': 'call_workOrder_dismissCommand',
  'console/workOrder/saveTemplate': 'call_workOrder_saveTemplate',
  'console/workOrder/deleteTemplate': 'call_workOrder_deleteTemplate',
  'console/channel/save': 'call_channel_save',
  'console/channel/remove': 'call_channel_remove',
  'console/article/save': 'call_article_save',
  'console/article/publish': 'call_article_publish',
  'console/article/accept': 'call_article_accept',
  'console/article/refuse': 'call_article_refuse',
  'console/article/takeOffline': 'call_article_offline',
  'console/article/restore': 'call_article_restore',
  'console/comment/decide': 'call_comment_decide',
  'console/comment/answer': 'call_comment_answer',
  'console/tag/save': 'call_tag_save',
  'console/tag/merge': 'call_tag_merge',
  'console/office/save': 'call_office_save',
  'console/office/remove': 'call_office_remove',
  'console/site/save': 'call_site_save',
  'console/menu/save': 'call_menu_save',
  'console/menu/delete': 'call_menu_delete',
  'console/setUp': 'call_staff_setUp',
  'console/staff/invite': 'call_staff_invite',
  'console/staff/setRole': 'call_staff_role',
  'console/staff/disable': 'call_staff_disable',
};

const facts = [
  ...(['balance', 'credit_limit', 'verified', 'order_status', 'pay_status', 'refund_status'] as const),
  ...(['settlement_status', 'fee', 'refund_money', 'confirmation_code', 'room_number', 'kind'] as const),
  ...(['quantity', 'unit_amount', 'amount', 'ended_at', 'extra_km', 'waited_minutes'] as const),
  ...(['role', 'disabled', 'username', 'nickname', 'email', 'money_stopped', 'sent_to'] as const),
  ...(['temporary_limit', 'temporary_until', 'tolerance', 'low_balance', 'cycle', 'due_days'] as const),
  ...(['grace_days', 'invoice_when', 'valid_from', 'entity_id', 'bank', 'tax_id'] as const),
  ...(['most_unpaid_orders', 'most_unpaid_percent', 'tz', 'credit_stopped_at'] as const),
  ...(['is_trusted', 'correction', 'corrected_amount', 'lands_at', 'month'] as const),
  ...(['payer', 'received_on', 'bank_reference', 'gross', 'worth', 'allocated', 'agency'] as const),
  ...(['reversed', 'declaration', 'pay_back', 'payee', 'past_due'] as const),
  ...(['invoice_status', 'invoice_number', 'red_status', 'treatment', 'rate_bp', 'issued_on'] as const),
  ...(['bill_status', 'total', 'paid_amount', 'given_back', 'written_off', 'due_on'] as const),
  ...(['line_state', 'write_off'] as const),
  ...(['command', 'command_state', 'second_person', 'concession', 'given', 'total_price', 'room'] as const),
  ...(['hotel_percent', 'car_percent', 'transfer_percent'] as const),
  ...(['work_order_status', 'owner_id', 'template_title', 'content_zh', 'content_en'] as const),
  ...([
    'title',
    'slug',
    'revision',
    'live_revision',
    'published_at',
    'published_until',
    'article_status',
    'channel',
    'article_price',
    'comment_status',
  ] as const),
] as const;

/** Facts that are sums, in minor units of the site's currency. */
const sums: ReadonlySet<string> = new Set([
  ...['balance', 'credit_limit', 'fee', 'refund_money', 'unit_amount', 'amount', 'corrected_amount'],
  ...['temporary_limit', 'tolerance', 'low_balance'],
  ...['worth', 'allocated', 'article_price', 'given', 'total_price'],
]);

/** Whether a fact that is a number is an instant, in Unix seconds. */
export const isInstant = (name: string) => /_(at|until)$/.test(name);

/** The word for a call of the console; null for one that is no more. */
export function wordOfCall(path: string): Words | null {
  return Object.hasOwn(calls, path) ? calls[path as ConsoleCall] : null;
}

/** The word for a fact, with the vehicle's number where it is one of a ride; null where it goes by its own name. */
export function wordOfFact(name: string): { words: Words; number?: string } | null {
  const ride = /^ride_(\d+)_(status|driver|vehicle)$/.exec(name);
  if (ride) return { words: `fact_ride_${ride[2] as 'status' | 'driver' | 'vehicle'}`, number: ride[1]! };
  const known = facts.find((one) => one === name);
  return known ? { words: `fact_${known}` } : null;
}

export function isSum(name: string): boolean {
  return sums.has(name);
}
