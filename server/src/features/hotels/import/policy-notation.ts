import type { Fee } from '@serai/contract/cancellation';

/** Relative cancellation rules as stored with a rate plan; times are the place's own. */
export interface StoredPolicy {
  rules: Array<{ until: { daysBefore: number; time: string } | null; fee: Fee }>;
  noShow: Fee;
}

export type PolicyReading =
  | { policy: StoredPolicy; refundable: boolean }
  | { fault: 'bad_policy' | 'policy_order' | 'policy_falls' };

const STEP = /^(.+?)(?: until (\d{1,3})d ([01]\d|2[0-3]):([0-5]\d))?$/;
const EVERYTHING: Fee = { kind: 'percent', percent: 100 };

/**
 * Reads `free until 3d 18:00; 1 night until 1d 14:00; 100%; no-show 100%`: steps from early to late, each a
 * fee (`free`, `50%`, `2 nights`, `30.00 USD`) and its end counted in days before check-in, the last
 * without an end. A no-show costs everything unless said. `refundable` = something less than 100 % exists.
 */
export function readPolicy(text: string): PolicyReading {
  const parts = text.split(';').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const noShow = last.startsWith('no-show ') ? readFee(last.slice('no-show '.length)) : EVERYTHING;
  const steps = (last.startsWith('no-show ') ? parts.slice(0, -1) : parts).map(readStep);
  if (!noShow || steps.length === 0 || steps.some((step) => step === undefined)) {
    return { fault: 'bad_policy' };
  }
  const rules = steps as StoredPolicy['rules'];
  if (
    rules.some((rule, index) => (rule.until === null) !== (index === rules.length - 1)) ||
    !goesForward(rules)
  ) {
    return { fault: 'policy_order' };
  }
  if (rules.some((rule, index) => index > 0 && falls(rules[index - 1]!.fee, rule.fee))) {
    return { fault: 'policy_falls' };
  }
  return { policy: { rules, noShow }, refundable: rules.some((rule) => !takesEverything(rule.fee)) };
}

function readStep(text: string): StoredPolicy['rules'][number] | undefined {
  const match = STEP.exec(text);
  const fee = match ? readFee(match[1]!) : undefined;
  if (!match || !fee) return undefined;
  const until =
    match[2] === undefined ? null : { daysBefore: Number(match[2]), time: `${match[3]}:${match[4]}` };
  return { until, fee };
}

function readFee(text: string): Fee | undefined {
  if (text === 'free') return { kind: 'none' };
  const percent = /^(\d{1,3})%$/.exec(text);
  if (percent)
    return Number(percent[1]) <= 100 ? { kind: 'percent', percent: Number(percent[1]) } : undefined;
  const nights = /^(\d{1,2}) nights?$/.exec(text);
  if (nights) return Number(nights[1]) > 0 ? { kind: 'nights', nights: Number(nights[1]) } : undefined;
  const amount = /^(\d{1,7})\.(\d\d) USD$/.exec(text);
  return amount ? { kind: 'amount', amount: Number(amount[1]) * 100 + Number(amount[2]) } : undefined;
}

function goesForward(rules: StoredPolicy['rules']): boolean {
  const ends = rules.flatMap(({ until }) => (until ? [until] : []));
  return ends.every((end, index) => {
    const before = ends[index - 1];
    if (!before) return true;
    return (
      end.daysBefore < before.daysBefore || (end.daysBefore === before.daysBefore && end.time > before.time)
    );
  });
}

/** Only fees of one kind can be compared here; the rest is capped when the quote resolves them. */
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
