import { type Fee, type FeeBase, feeAmounts, type ResolvedPolicy } from './cancellation-policy.ts';
import { sum } from './money.ts';

/** Cancellation rules of a part of a service, with the prices that its fees are calculated from. */
export interface PartPolicy {
  policy: ResolvedPolicy;
  base: FeeBase;
}

/** A part with the fee of each of its windows in minor units. */
type PricedPart = PartPolicy & { amounts: ReturnType<typeof feeAmounts> };

/**
 * Merges the rules of the parts of one service at one place: at each instant, cancelling costs the sum of the fees of the
 * parts. Fees become fixed amounts, except where every part charges its whole price.
 */
export function mergePolicies(parts: readonly PartPolicy[]): ResolvedPolicy {
  const priced = parts.map((part) => ({ ...part, amounts: feeAmounts(part.policy, part.base) }));
  const edges = priced.flatMap(({ policy }) => policy.windows.map(({ until }) => until ?? Infinity));
  const windows = [...new Set(edges)]
    .sort((a, b) => a - b)
    .map((edge) => ({ until: edge === Infinity ? null : edge, fee: feeBefore(priced, edge) }));
  return {
    tz: parts[0]!.policy.tz,
    windows: windows.filter((window, at) => !isSameFee(window.fee, windows[at + 1]?.fee)),
    noShow: joinFees(
      priced.map(({ policy }) => policy.noShow),
      sum(priced.map(({ amounts }) => amounts.noShow)),
    ),
  };
}

/** Joint fee of the windows that end at an instant (epoch ms) or contain it. */
function feeBefore(parts: readonly PricedPart[], instantMs: number): Fee {
  const windows = parts.map(
    ({ amounts }) => amounts.windows.find(({ until }) => until === null || instantMs <= until)!,
  );
  return joinFees(
    windows.map(({ fee }) => fee),
    sum(windows.map(({ amount }) => amount)),
  );
}

/** A fee of an amount; it stays a percentage if every part charges its whole price by percentage. */
function joinFees(fees: readonly Fee[], amount: number): Fee {
  if (fees.every((fee) => fee.kind === 'percent' && fee.percent >= 100))
    return { kind: 'percent', percent: 100 };
  return amount === 0 ? { kind: 'none' } : { kind: 'amount', amount };
}

function isSameFee(one: Fee, other: Fee | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
