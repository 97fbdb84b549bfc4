import type { Trx } from '../../../calls.ts';
import { localDateTime } from '../../../domain/local-time.ts';
import { readMobile } from '../../../platform/sms/mobile-number.ts';
import { sendText } from '../../messages/messages.ts';
import { findSeller } from '../find-seller.ts';
import type { OpenOrder } from '../open-order.ts';

/** Result of an alarm, and the number concerned. */
export interface Alarm {
  outcome: 'texted' | 'no_gateway' | 'no_phone' | 'no_mobile';
  phone: string;
}

/** Maximum age at which a text about a refusal is still delivered. */
const LIFE_MS = 6 * 3_600_000;

/**
 * Texts the 24-hour phone of the company that sold an order whose hotel refused the guests. Skipped without a
 * text gateway, without a number, or if the number is no mobile number; the staff see the reason.
 */
export async function textDutyPhone(
  trx: Trx,
  { order, product }: OpenOrder,
  { canText, now }: { canText: boolean; now: Date },
): Promise<Alarm> {
  const { phone24h: phone } = await findSeller(trx, order);
  if (phone === '') return { outcome: 'no_phone', phone };
  if (!canText) return { outcome: 'no_gateway', phone };
  const mobile = readMobile(phone);
  if (!mobile) return { outcome: 'no_mobile', phone };
  const [contact = ''] = (await product.findContacts?.(trx, order.id)) ?? [];
  await sendText(trx, {
    event: 'duty_hotel_refused',
    to: mobile.e164,
    lang: 'zh-cn',
    now,
    facts: {
      sn: order.sn,
      start: localDateTime(order.service_start.getTime(), order.tz).slice(5, 10),
      phone: contact,
    },
    validUntil: new Date(now.getTime() + LIFE_MS),
    userId: undefined,
  });
  return { outcome: 'texted', phone };
}

/** Returns a line for the staff about an alarm, in each language. */
export function describeAlarm({ outcome, phone }: Alarm): { zh: string; en: string } {
  const said = {
    texted: [`已短信通知 24 小时值班手机 ${phone}。`, `The 24-hour phone ${phone} has been texted.`],
    no_gateway: [
      `短信通道未开通，未能通知 24 小时值班电话 ${phone}，请致电值班人员。`,
      `No text gateway is set up, so the 24-hour phone ${phone} was not texted. Please ring whoever is on duty.`,
    ],
    no_phone: [
      '未设置 24 小时值班电话，未发短信，请致电值班人员。',
      'No 24-hour phone is set, so nobody was texted. Please ring whoever is on duty.',
    ],
    no_mobile: [
      `24 小时值班电话 ${phone} 不是手机，未发短信，请致电值班人员。`,
      `The 24-hour phone ${phone} is not a mobile, so it was not texted. Please ring whoever is on duty.`,
    ],
  } as const;
  const [zh, en] = said[outcome];
  return { zh, en };
}
