import { control } from './portal.ts';

/** Returns the path of the newest link mailed to a hotel about an order, in the reader's own language. */
export async function hotelLinkOf(sn: string): Promise<string> {
  const { list } = await control('GET', 'outbox?kind=mail');
  const mail = (list as { event: string; body: string }[])
    .filter(({ event, body }) => event.startsWith('hotel_') && body.includes(sn))
    .at(-1);
  if (!mail) throw new Error(`no hotel was notified of ${sn}`);
  return pathIn(mail.body);
}

/** Returns the path of the first link to a hotel's or driver's page in a text. */
export function pathIn(text: string): string {
  const path = /\/[hd]\/[\w-]{43}/.exec(text)?.[0];
  if (!path) throw new Error('no link stands in the text');
  return path;
}
