/** A charge that is open or partly open, in minor units: debts are positive, credits negative. */
export interface OpenCharge {
  amount: number;
  /** Paid part, with the charge's sign. */
  settled: number;
}

/** Settlement of a debt by a credit; `amount` is positive. */
export interface Offset<Charge> {
  credit: Charge;
  debt: Charge;
  amount: number;
}

/** Pairs credits with debts, each in the given order, until one side is used up. */
export function pairOff<Charge extends OpenCharge>(
  credits: readonly Charge[],
  debts: readonly Charge[],
): Offset<Charge>[] {
  const offsets: Offset<Charge>[] = [];
  const owed = debts.map((debt) => ({ debt, open: debt.amount - debt.settled }));
  for (const credit of credits) {
    let left = credit.settled - credit.amount;
    for (const part of owed) {
      const amount = Math.min(left, part.open);
      if (amount <= 0) continue;
      offsets.push({ credit, debt: part.debt, amount });
      left -= amount;
      part.open -= amount;
    }
  }
  return offsets;
}

/** Returns the charges after the offsets have been applied. */
export function settleOffsets<Charge extends OpenCharge>(
  charges: readonly Charge[],
  offsets: readonly Offset<Charge>[],
): Charge[] {
  return charges.map((charge) => {
    const paid = offsets.reduce((sum, { credit, debt, amount }) => {
      if (debt === charge) return sum + amount;
      return credit === charge ? sum - amount : sum;
    }, 0);
    return paid === 0 ? charge : { ...charge, settled: charge.settled + paid };
  });
}
