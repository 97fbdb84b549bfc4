import { useRead } from '../query/use-read.ts';
import type { Api } from './api.ts';
import { useCommand } from './use-command.ts';
import { useSend } from './use-send.ts';

/* Calls that the compiler must refuse; `npm run types` fails if it no longer does. Nothing here runs. */
export async function wrongCalls(api: Api) {
  const { order } = await api.get('order/detail', { id: 7 });
  // @ts-expect-error the contract declares no such call
  await api.get('order/details', { id: 7 });
  // @ts-expect-error this one is no GET
  await api.get('order/pay', { id: 7 });
  // @ts-expect-error what answers a file is not asked for by a page
  await api.get('order/voucher', { id: 7 });
  // @ts-expect-error the call takes no such field
  await api.get('order/detail', { order: 7 });
  // @ts-expect-error an id is a number
  await api.get('order/detail', { id: '7' });
  // @ts-expect-error the reply has no such field
  order.price;
  // @ts-expect-error a status is one of the contract's
  order.order_status === 'paid';
  // @ts-expect-error the detail of a rental has no hotel
  if (order.product === 'car') order.detail.hotel_name;

  await api.command('order/refund', { id: 7, preview_id: 'p' }, 'key');
  // @ts-expect-error the preview is missing
  await api.command('order/refund', { id: 7 }, 'key');
  // @ts-expect-error what moves money is sent with a key
  await api.post('order/refund', { id: 7, preview_id: 'p' });
  // @ts-expect-error what moves no money needs none
  await api.command('order/refundPreview', { id: 7 }, 'key');
  // @ts-expect-error a file is sent by `upload`
  await api.post('ajax/upload', { topic: 'avatar' });
}

export function useWrongCalls() {
  const wallet = useRead('account/wallet', {});
  // @ts-expect-error the reply has no such field
  wallet.data?.money;
  // @ts-expect-error a list is asked for by its product
  useRead('order/list', { page: 1 });
  // @ts-expect-error a command is sent by `useCommand`, which keeps its key
  useSend('order/pay');
  // @ts-expect-error what is no command is sent by `useSend`
  useCommand('account/profile', { stale: ['account/profile'] });
  // @ts-expect-error only what is read can be out of date
  useSend('account/profile', { stale: ['account/changeBind'] });
}
