import { highestPrice, readAmount, shownText, smallestAmount } from '@serai/contract/currency';
import type { Fee, RelativeEnd, RelativePolicy } from './cancellation-policy.ts';

export type PolicyReading =
  | { policy: RelativePolicy }
  | { fault: 'bad_policy' | 'policy_order' | 'policy_falls' }
  | { fault: 'bad_currency' | 'bad_amount'; facts: { value: string; currency: string } };

const STEP = /^(.+?)(?: until (?:(\d{1,3})d ([01]\d|2[0-3]):([0-5]\d)|(\d{1,4})h))?$/;
/** A fixed sum: digits and a currency. */
const SUM = /^(\d{1,10}(?:\.\d{1,4})?) ([A-Z]{3})$/;
const EVERYTHING: Fee = { kind: 'percent', percent: 100 };

/**
 * Parses `free until 3d 18:00; 1 night until 1d 14:00; 100%; no-show 100%`: steps in time order, each a fee
 * (`free`, `50%`, `2 nights`, `30.00 USD`) and its end in days before the service (`3d 18:00`) or in hours
 * before its start (`24h`), one unit throughout; the last step has no end. A no-show defaults to 100%; sums
 * must be in `currency`.
 */
export function readPolicy(text: string, currency: string): PolicyReading {
  const misfit = findMisfit(text, currency);
  if (misfit) return misfit;
  const parts = text.split(';').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const noShow = last.startsWith('no-show ') ? readFee(last.slice('no-show '.length), currency) : EVERYTHING;
  const steps = (last.startsWith('no-show ') ? parts.slice(0, -1) : parts).map((part) =>
    readStep(part, currency),
  );
  if (!noShow || steps.length === 0 || steps.some((step) => step === undefined)) {
    return { fault: 'bad_policy' };
  }
  const rules = steps as RelativePolicy['rules'];
  if (
    rules.some((rule, index) => (rule.until === null) !== (index === rules.length - 1)) ||
    !goesForward(rules)
  ) {
    return { fault: 'policy_order' };
  }
  if (rules.some((rule, index) => index > 0 && falls(rules[index - 1]!.fee, rule.fee))) {
    return { fault: 'policy_falls' };
  }
  return { policy: { rules, noShow } };
}

/** Parses a relative end: `3d 18:00` or `24h`; undefined for anything else. */
export function readRelativeEnd(text: string): RelativeEnd | undefined {
  return readStep(`free until ${text}`, '')?.until ?? undefined;
}

/** Serialises a policy in the notation of `readPolicy`. */
export function writePolicy({ rules, noShow }: RelativePolicy, currency: string): string {
  const steps = rules.map(
    ({ until, fee }) => `${writeFee(fee, currency)}${until ? ` until ${writeRelativeEnd(until)}` : ''}`,
  );
  return [...steps, ...(takesEverything(noShow) ? [] : [`no-show ${writeFee(noShow, currency)}`])].join('; ');
}

/** Serialises a relative end in the notation of `readRelativeEnd`. */
export function writeRelativeEnd(end: RelativeEnd): string {
  return 'hoursBefore' in end ? `${end.hoursBefore}h` : `${end.daysBefore}d ${end.time}`;
}

function writeFee(fee: Fee, currency: string): string {
  if (fee.kind === 'none') return 'free';
  if (fee.kind === 'percent') return `${fee.percent}%`;
  if (fee.kind === 'nights') return `${fee.nights} ${fee.nights === 1 ? 'night' : 'nights'}`;
  return `${shownText(fee.amount, currency)} ${currency}`;
}

function readStep(text: string, currency: string): RelativePolicy['rules'][number] | undefined {
  const match = STEP.exec(text);
  const fee = match ? readFee(match[1]!, currency) : undefined;
  if (!match || !fee) return undefined;
  return { until: readEnd(match), fee };
}

function readEnd([, , days, hour, minute, hours]: RegExpExecArray): RelativeEnd | null {
  if (hours !== undefined) return { hoursBefore: Number(hours) };
  return days === undefined ? null : { daysBefore: Number(days), time: `${hour}:${minute}` };
}

function readFee(text: string, currency: string): Fee | undefined {
  if (text === 'free') return { kind: 'none' };
  const percent = /^(\d{1,3})%$/.exec(text);
  if (percent)
    return Number(percent[1]) <= 100 ? { kind: 'percent', percent: Number(percent[1]) } : undefined;
  const nights = /^(\d{1,2}) nights?$/.exec(text);
  if (nights) return Number(nights[1]) > 0 ? { kind: 'nights', nights: Number(nights[1]) } : undefined;
  const sum = SUM.exec(text);
  return sum ? { kind: 'amount', amount: readAmount(sum[1]!, currency)! } : undefined;
}

/** Finds the first sum in another currency, not payable in its currency, or above the maximum price. */
function findMisfit(text: string, currency: string): PolicyReading | undefined {
  for (const [, figures, code] of text.matchAll(/(?:^|;)\s*(?:no-show )?([\d.]+) ([A-Z]{3})\b/g)) {
    if (code !== currency) return { fault: 'bad_currency', facts: { value: code!, currency } };
    const amount = readAmount(figures!, currency);
    if (amount === undefined || amount > highestPrice || amount % smallestAmount(currency) !== 0) {
      return { fault: 'bad_amount', facts: { value: figures!, currency } };
    }
  }
  return undefined;
}

function goesForward(rules: RelativePolicy['rules']): boolean {
  const ends = rules.flatMap(({ until }) => (until ? [until] : []));
  return ends.every((end, index) => {
    const before = ends[index - 1];
    if (!before) return true;
    if ('hoursBefore' in end) return 'hoursBefore' in before && end.hoursBefore < before.hoursBefore;
    if ('hoursBefore' in before) return false;
    return (
      end.daysBefore < before.daysBefore || (end.daysBefore === before.daysBefore && end.time > before.time)
    );
  });
}

/**
 * Detects a lower fee. Only fees of one kind are comparable here; others are capped when a quote resolves
 * them.
 */
function falls(earlier: Fee, later: Fee): boolean {
  if (later.kind === 'none') return earlier.kind !== 'none';
  if (takesEverything(earlier)) return !takesEverything(later);
  return earlier.kind === later.kind && sizeOf(later) < sizeOf(earlier);
}

function takesEverything(fee: Fee): boolean {
  return fee.kind === 'percent' && fee.percent === 100;
}

function sizeOf(fee: Fee): number {
  if (fee.kind === 'percent') return fee.percent;
  if (fee.kind === 'nights') return fee.nights;
  return fee.kind === 'amount' ? fee.amount : 0;
}
