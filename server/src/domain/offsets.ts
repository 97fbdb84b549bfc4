/** A charge of which something is open, in minor units: what is owed counts up, what is given back down. */
export interface OpenCharge {
  amount: number;
  /** What of it is paid, with its sign. */
  settled: number;
}

/** What of a charge that gives back pays one that is owed; `amount` is positive. */
export interface Offset<Charge> {
  credit: Charge;
  debt: Charge;
  amount: number;
}

/** Pairs what is given back with what is owed, each in the order given, until one of the two is used up. */
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

/** Charges as they are once some of them have paid others. */
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
