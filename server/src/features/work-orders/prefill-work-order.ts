import type { ReplyOf } from '@serai/contract/endpoint';
import { urgentWorkTypes, type WorkType, workTypes } from '@serai/contract/work-orders/types';
import type { prefillWorkOrder as endpoint } from '@serai/contract/work-orders/work-orders';
import { workTypes as en } from '@serai/phrases/en/work-types';
import { inLanguage } from '@serai/phrases/lang';
import { workTypes as zh } from '@serai/phrases/zh/work-types';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { type OpenOrder, openOrder, type Products } from '../orders/orders.ts';
import { mayAmend } from './amendments/amending.ts';
import { findDesk } from './find-desk.ts';
import { promisedBy } from './promise.ts';
import { commandsOf, fitsOrder } from './types-of-order.ts';

/** Initial values of the work order form: types that fit the order, the responsible desk and its promise. */
export async function prefillWorkOrder(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { agencyId } = member;
  const { input, lang, now } = call;
  const opened = input.order_id === undefined ? null : await openOrder(db, products, member, input.order_id);
  const types = workTypes.filter((type) => fitsOrder(type, opened));
  const names = inLanguage(lang, { zh, en });
  const promised = async (urgent: boolean) => toSeconds(await promisedBy(db, { agencyId, urgent }, now));
  const phone = async (urgent: boolean) =>
    (await findDesk(db, { agency_id: agencyId, created_at: now, urgent })).phone;
  return {
    order: opened && orderOf(opened, lang),
    type: input.type && types.includes(input.type) ? input.type : null,
    email: await emailOf(db, member.userId),
    types: types.map((type) => ({ value: type, label: names[type], urgent: isUrgent(type) })),
    commands: opened && mayAmend(member) ? commandsOf(input.type, opened) : [],
    promised_by: { urgent: await promised(true), other: await promised(false) },
    urgent_phone: await phone(true),
    desk_phone: await phone(false),
  };
}

function orderOf({ order }: OpenOrder, lang: Call<typeof endpoint>['lang']) {
  const { id, sn, product, title_zh, title_en } = order;
  return { id, sn, product, title: inLanguage(lang, { zh: title_zh, en: title_en }) };
}

function isUrgent(type: WorkType): boolean {
  return urgentWorkTypes.includes(type);
}

async function emailOf(db: Db, userId: number): Promise<string> {
  const users = db.selectFrom('users').select('email').where('id', '=', userId);
  return (await users.executeTakeFirstOrThrow()).email ?? '';
}
