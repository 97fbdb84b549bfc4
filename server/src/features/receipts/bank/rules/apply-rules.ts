import type { BankRuleKind } from '@serai/contract/receipts/bank-words';
import type { StatementLine } from '../read/statement-line.ts';

/** Text of a rule and what it does. */
export interface BankRule {
  id: number;
  contains: string;
  kind: BankRuleKind;
  /** Largest charge in minor units; null for other rules. */
  up_to: number | null;
}

/**
 * The first rule whose text the name, reference or text of a line contains, without regard to case, width and repeated
 * blanks. A charge is money that left the account and is at most as large as its rule allows.
 */
export function ruleFor<Rule extends BankRule>(
  { amount, payer, reference, remittance }: StatementLine,
  rules: readonly Rule[],
): Rule | undefined {
  const text = plainText(`${payer}\n${reference}\n${remittance}`);
  return rules.find(
    ({ contains, kind, up_to }) =>
      text.includes(plainText(contains)) && (kind === 'aside' || (amount < 0 && -amount <= up_to!)),
  );
}

/** A text as rules compare it. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
