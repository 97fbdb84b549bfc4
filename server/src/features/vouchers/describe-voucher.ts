import type { VoucherSetting, VoucherView, Worded } from '@serai/contract/vouchers/vouchers';
import { localDateTime, offsetText } from '../../domain/local-time.ts';
import type {
  Bilingual,
  OrderRow,
  OrderSeller,
  VoucherContent,
  VoucherLabel,
  VoucherRow,
} from '../orders/orders.ts';
import { describePolicy } from './describe-policy.ts';
import { same, say, wordsIn } from './voucher-words.ts';

/** Facts that a voucher is made from. */
export interface VoucherFacts {
  order: Pick<
    OrderRow,
    | ('sn' | 'product' | 'order_status' | 'policy' | 'created_at' | 'service_start' | 'tz')
    | ('contact_name' | 'contact_phone' | 'reference' | 'special_requests' | 'total_price' | 'currency')
  >;
  version: number;
  content: VoucherContent;
  seller: OrderSeller;
  look: VoucherLook;
  /** Address of the page that checks it. */
  checkUrl: string;
  /** Whether its reader may see the agency's price; guests never may. */
  mayShowPrice: boolean;
  now: Date;
}

/** A setting as printed: pictures as data URLs, empty if none. */
export interface VoucherLook {
  setting: VoucherSetting;
  logo: string;
  banner: string;
}

/** Describes a voucher completely, with the agency's setting applied. */
export function describeVoucher(facts: VoucherFacts): VoucherView {
  const { order, content, look, version } = facts;
  const { setting } = look;
  const word = wordsIn(setting.languages);
  return {
    product: order.product,
    languages: setting.languages,
    accent: setting.accent,
    logo: look.logo,
    banner: look.banner,
    issuer: {
      company: word({ zh: setting.company_zh, en: setting.company_en || setting.company_zh }),
      address: setting.address,
      phone: setting.phone,
      email: setting.email,
    },
    title: word(content.heading),
    number: order.sn,
    version,
    state: stateOf(facts, word),
    name: word(content.name),
    card: cardOf(content),
    sections: [
      ...content.sections,
      { title: say('booking'), rows: bookingRows(order, content.requestWords) },
    ].flatMap((section) => sectionOf(section, word)),
    policy: setting.show_policy ? describePolicy(order.policy, order, word) : null,
    price: priceOf(facts, word),
    booked_by: word(say('bookedBy', { seller: nameOf(facts.seller) })),
    remark: word(say('remark')),
    terms: termsOf(setting, word),
    footer: setting.footer,
    seller: sellerOf(facts.seller, word),
    place: placeOf(content, word),
    check: { url: facts.checkUrl, label: word(say('check')) },
    made_at: madeAt(facts),
  };
}

type Word = (said: VoucherLabel) => Worded;

/** Displayed state: a stay that its hotel has not confirmed is shown as being confirmed, even if paid. */
function stateOf({ order, content: { confirmed } }: VoucherFacts, word: Word): VoucherView['state'] {
  if (order.order_status === 'in_service') return { code: 'in_service', text: word(say('stateInService')) };
  if (order.order_status === 'completed') return { code: 'completed', text: word(say('stateCompleted')) };
  if (confirmed === 'not_yet') return { code: 'being_confirmed', text: word(say('stateBeingConfirmed')) };
  const said = confirmed?.code ? say('stateConfirmedBy', { code: confirmed.code }) : say('stateConfirmed');
  return { code: 'confirmed', text: word(said) };
}

function cardOf({ card }: VoucherContent): VoucherView['card'] {
  if (!card) return null;
  const { name, localName, address, localAddress = '', phone } = card;
  return { name, local_name: localName, address, local_address: localAddress, phone };
}

function sectionOf(
  { title, rows }: { title: VoucherLabel; rows: readonly VoucherRow[] },
  word: Word,
): VoucherView['sections'] {
  const filled = rows.filter(({ value }) => value.zh !== '' || value.en !== '');
  if (filled.length === 0) return [];
  return [
    {
      title: word(title),
      rows: filled.map(({ label, value }) => ({ label: word(label), value: word(value) })),
    },
  ];
}

function bookingRows(
  order: VoucherFacts['order'],
  requestWords: readonly Bilingual[],
): { label: VoucherLabel; value: Bilingual }[] {
  const { known, written } = requestsOf(order.special_requests, requestWords);
  return [
    { label: say('contact'), value: same(`${order.contact_name}  ${order.contact_phone}`) },
    { label: say('reference'), value: same(order.reference) },
    { label: say('requests'), value: known },
    { label: say('requestsWritten'), value: same(written) },
  ];
}

/** Known requests in both languages, and the rest as written. */
function requestsOf(requests: string, words: readonly Bilingual[]): { known: Bilingual; written: string } {
  const lines = requests
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const wordOf = (line: string) => words.find(({ zh, en }) => line === zh || line === en);
  const known = lines.flatMap((line) => wordOf(line) ?? []);
  return {
    known: { zh: known.map(({ zh }) => zh).join('、'), en: known.map(({ en }) => en).join(', ') },
    written: lines.filter((line) => !wordOf(line)).join('\n'),
  };
}

function priceOf({ order, look, mayShowPrice }: VoucherFacts, word: Word): VoucherView['price'] {
  if (!look.setting.show_price || !mayShowPrice) return null;
  return { label: word(say('price')), amount: { amount: order.total_price, currency: order.currency } };
}

function termsOf({ terms_zh: zh, terms_en: en }: VoucherSetting, word: Word): VoucherView['terms'] {
  const text = word({ zh, en });
  return text.length === 0 ? null : { title: word(say('terms')), text };
}

function sellerOf(seller: OrderSeller, word: Word): VoucherView['seller'] {
  const phones = [
    { label: say('support'), number: seller.phone },
    { label: say('urgent'), number: seller.phone24h },
  ].filter(({ number }) => number !== '');
  return {
    name: word(nameOf(seller)),
    phones: phones.map(({ label, number }) => ({ label: word(label), number })),
  };
}

function nameOf({ nameZh, nameEn }: OrderSeller): Bilingual {
  return { zh: nameZh || nameEn, en: nameEn || nameZh };
}

/** Link to a map without a login; five decimals are about one metre. */
function placeOf({ place }: VoucherContent, word: Word): VoucherView['place'] {
  if (!place) return null;
  const [latitude, longitude] = [place.latitude, place.longitude].map((degrees) => degrees.toFixed(5));
  return {
    latitude: place.latitude,
    longitude: place.longitude,
    map_url: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    label: word(say('map')),
  };
}

function madeAt({ order, now }: VoucherFacts): string {
  const made = now.getTime();
  return `${localDateTime(made, order.tz).replace('T', ' ')} (UTC${offsetText(made, order.tz)})`;
}
