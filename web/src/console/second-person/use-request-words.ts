import type { SecondPersonRequest } from '@serai/contract/staff/second-person';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { isSum, wordOfFact } from '../activity/action-words.ts';
import { useSiteWords } from '../activity/use-site-words.ts';
import { useStateWords } from '../activity/use-state-words.ts';

/** Shown elsewhere on the card, or technical. */
const unshown: ReadonlySet<string> = new Set(['id', 'agency_id', 'reason', 'memo', 'total']);

/** Returns a function that lists the changes of a request as labels and values. */
export function useRequestWords(): (request: SecondPersonRequest) => { name: string; value: string }[] {
  const facts = usePhrases('console-activity');
  const site = useSiteWords();
  const state = useStateWords();
  const money = useMoney();
  const currency = useSession().site?.currency;
  return ({ input, amount, object_kind: kind }) =>
    Object.entries(input ?? {}).flatMap(([fact, value]) => {
      if (unshown.has(fact) || value === null || value === '') return [];
      const word = wordOfFact(fact);
      const name = site.nameOf(kind, fact) ?? (word ? facts(word.words, { number: '' }) : null);
      if (name === null) return [];
      const of = amount?.currency ?? currency;
      if (typeof value === 'number' && isSum(fact) && of) {
        return [{ name, value: money.text({ amount: value, currency: of }) }];
      }
      if (typeof value === 'string') return [{ name, value: state(fact, value) ?? value }];
      return [{ name, value: sayPlain(value, (one) => state(fact, one)) }];
    });
}

/** Numbers, and the sums of one person by currency. */
function sayPlain(value: unknown, say: (one: string) => string | null): string {
  if (!Array.isArray(value)) return String(value);
  return value
    .map((one) =>
      typeof one === 'object' && one !== null
        ? Object.values(one).join(' ')
        : (say(String(one)) ?? String(one)),
    )
    .join(', ');
}
