import type { AmendmentPreview } from '@serai/contract/orders/amendments';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { errorPhrase } from '../../../platform/http/envelope.ts';
import type { Bilingual } from '../product-port.ts';
import type { WorkedOut } from './amendment-port.ts';

/** Converts an amendment to its API view; the caller hides its sums from users who may not see net prices. */
export function presentAmendment(
  { previewId, kind, currency, payChannel, totalBefore, outcome, refused }: WorkedOut,
  lang: Lang,
): AmendmentPreview {
  const money = (amount: number) => ({ amount, currency });
  const say = ({ zh, en }: Bilingual) => inLanguage(lang, { zh, en });
  const { effects, offCredit, toDeposit } = outcome;
  return {
    preview_id: previewId,
    kind,
    effects: effects.map(({ label, before, after }) => ({
      label: say(label),
      before: say(before),
      after: say(after),
    })),
    total_before: money(totalBefore),
    total_after: money(outcome.totalAfter),
    fee: money(outcome.fee),
    costs: money(outcome.costs),
    pay_channel: payChannel,
    gives_back: money(offCredit + toDeposit),
    off_credit: money(offCredit),
    to_deposit: money(toDeposit),
    voucher: outcome.voucher,
    tells: [...outcome.tells],
    who: outcome.who,
    needs_yes: outcome.needsYes,
    valid_until: outcome.validUntil,
    refused: refused && { code: refused.code, message: errorPhrase(refused.code, lang, refused.facts) },
  };
}
