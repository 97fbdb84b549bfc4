import { ask, done } from './api-calls.ts';
import type { CreditStay } from './credit-stays.ts';
import { tokenOf } from './log-in.ts';
import { portal } from './portal.ts';

/** Applies for one commercial invoice per stay; returns the numbers of the applications. */
export async function applyForInvoices(stays: readonly CreditStay[]): Promise<string[]> {
  const owner = await tokenOf(portal().logins.owner);
  const company = {
    kind: 'company',
    title: '云南远行国际旅行社有限公司',
    taxpayer_id: '91510100709237224E',
    branch: '',
    address: '昆明市人民中路 1 号',
    phone: '',
    bank: '',
    bank_account: '',
    email: 'fapiao@yuanxing.example',
  };
  const { title } = await done('invoice/saveTitle', company, owner);
  const { list } = await ask<{
    list: { order_id: number; charge_ids: number[]; amount: { amount: number } }[];
  }>('invoice/eligible', {}, owner);
  const numbers: string[] = [];
  for (const { id } of stays) {
    const { charge_ids, amount } = list.find(({ order_id }) => order_id === id)!;
    const asked = { charge_ids, total: amount.amount, title_id: title.id, kind: 'commercial' };
    numbers.push((await done('invoice/apply', asked, owner)).invoice.number);
  }
  return numbers;
}
