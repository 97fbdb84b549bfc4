import type { Policy } from '@serai/contract/orders/cancellation';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { type FeeBase, feeAmounts, feeOf, isRefundable, type ResolvedPolicy } from './cancellation-policy.ts';
import { localDateTime } from './local-time.ts';
import { formatMoney } from './money.ts';

/** A window with its fee in minor units, as shown in orders and quotes. */
type Priced = ReturnType<typeof feeAmounts>['windows'][number];

/** Language and type of service for the wording, because rides and stays have different change rules. */
export interface PolicyView {
  lang: Lang;
  service: 'stay' | 'ride';
}

/** Converts a timeline to its API view. */
export function policyView(policy: ResolvedPolicy, base: FeeBase, view: PolicyView): Policy {
  const { windows, noShow } = feeAmounts(policy, base);
  return {
    tz: policy.tz,
    refundable: isRefundable(policy),
    windows: windows.map(({ until, fee, amount }) => ({ until: until && until / 1000, fee, amount })),
    no_show_amount: noShow,
    text: describePolicy(policy, base, view, (amount) => formatMoney({ amount, currency: base.currency })),
  };
}

/**
 * Words the timeline: one sentence per window and one for a no-show, in local time. `format` formats an
 * amount in minor units with its currency.
 */
export function describePolicy(
  policy: ResolvedPolicy,
  base: FeeBase,
  { lang, service }: PolicyView,
  format: (amount: number) => string,
): string[] {
  const { windows, noShow } = feeAmounts(policy, base);
  const words = inLanguage(lang, { zh: chinese, en: english });
  const noShowSentence = words.noShow(costText(noShow, policy.noShow, base, words, format));
  if (!isRefundable(policy)) return [words.nonRefundable[service], noShowSentence];
  const merged = windows.filter((window, at) => window.amount !== windows[at + 1]?.amount);
  const sentences = merged.map((window, at) => {
    const from = merged[at - 1]?.until ?? null;
    const cost = costText(window.amount, window.fee, base, words, format);
    return words.window(
      from === null ? null : timeInWords(from, policy.tz, lang),
      window.until === null ? null : timeInWords(window.until, policy.tz, lang),
      cost,
    );
  });
  return [...sentences, noShowSentence];
}

const keptTimes = 2_000;
const knownTimes = new Map<string, string>();

/**
 * Formats an instant, cached: the offers of a list share a few instants, and zone conversion is expensive.
 */
function timeInWords(instantMs: number, tz: string, lang: Lang): string {
  const key = `${instantMs} ${tz} ${lang}`;
  let text = knownTimes.get(key);
  if (text === undefined) {
    if (knownTimes.size >= keptTimes) knownTimes.clear();
    text = inLanguage(lang, { zh: chinese, en: english }).time(localDateTime(instantMs, tz));
    knownTimes.set(key, text);
  }
  return text;
}

interface Words {
  nonRefundable: Record<PolicyView['service'], string>;
  free: string;
  time(local: string): string;
  full(amount: string): string;
  nights(nights: number, amount: string): string;
  percent(percent: number, amount: string): string;
  plain(amount: string): string;
  window(from: string | null, until: string | null, cost: string): string;
  noShow(cost: string): string;
}

const chinese: Words = {
  nonRefundable: {
    stay: '订单确认后不可更改或取消，取消收取全额费用',
    ride: '订单确认后不可取消，也不可更改航班、时间和地点，取消收取全额费用；司机出发前可修改乘客姓名、电话和接机牌',
  },
  free: '免费',
  time: (local) => {
    const [, year, month, day, clock] = /^(\d+)-0?(\d+)-0?(\d+)T(.+)$/.exec(local)!;
    return `${year}年${month}月${day}日 ${clock}`;
  },
  full: (amount) => `收取全额 ${amount}`,
  nights: (nights, amount) => (nights === 1 ? `收取首晚房费 ${amount}` : `收取前 ${nights} 晚房费 ${amount}`),
  percent: (percent, amount) => `收取 ${percent}%（${amount}）`,
  plain: (amount) => `收取 ${amount}`,
  window: (from, until, cost) => {
    if (!from && !until) return `任何时间取消：${cost}`;
    if (!from) return `${until}（当地时间）之前取消：${cost}`;
    if (!until) return `${from}（当地时间）起取消：${cost}`;
    return `${from} 起至 ${until}（当地时间）之前取消：${cost}`;
  },
  noShow: (cost) => `客人未到：${cost}`,
};

const english: Words = {
  nonRefundable: {
    stay: 'Cannot be changed or cancelled after confirmation; cancelling is charged in full',
    ride: 'After confirmation it cannot be cancelled, and flight, time and place cannot be changed; cancelling is charged in full. Passenger name, phone and sign can be changed until the driver sets off',
  },
  free: 'free',
  time: (local) => {
    const [date, clock] = local.split('T') as [string, string];
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
    return `${day.format(new Date(`${date}T00:00:00Z`))}, ${clock}`;
  },
  full: (amount) => `full charge (${amount})`,
  nights: (nights, amount) =>
    nights === 1 ? `first night (${amount})` : `first ${nights} nights (${amount})`,
  percent: (percent, amount) => `${percent}% (${amount})`,
  plain: (amount) => amount,
  window: (from, until, cost) => {
    if (!from && !until) return `Cancelling at any time: ${cost}`;
    if (!from) return `Before ${until} (local time): ${cost}`;
    if (!until) return `From ${from} (local time): ${cost}`;
    return `From ${from} until ${until} (local time): ${cost}`;
  },
  noShow: (cost) => `No-show: ${cost}`,
};

/**
 * Words the cost of a window. If an earlier, higher fee or the cap replaced the window's own fee, only the
 * amount is stated.
 */
function costText(
  amount: number,
  fee: Priced['fee'],
  base: FeeBase,
  words: Words,
  format: (amount: number) => string,
): string {
  if (amount === 0) return words.free;
  const own = feeOf(fee, base);
  if (amount === base.total) return words.full(format(amount));
  if (own === amount && fee.kind === 'nights') return words.nights(fee.nights, format(amount));
  if (own === amount && fee.kind === 'percent') return words.percent(fee.percent, format(amount));
  return words.plain(format(amount));
}
