import { type MatchReason, matchReasons } from '@serai/contract/payables/words';

/** Facts of a service by which it is found on an invoice. */
interface Service {
  order_id: number;
  order_sn: string;
  code: string;
  reference: string;
  guests: string;
  cost: { amount: number };
}

/** A service that the invoice probably contains, and why. */
export interface Match {
  order_id: number;
  reasons: MatchReason[];
}

/**
 * Finds services on an invoice by its text: the number of the order, the confirmation code, the agency's reference or the
 * whole name of a guest. If no text names any, and the services together cost exactly the total, all of them match.
 */
export function matchServices(
  services: readonly Service[],
  text: string,
  total: number | undefined,
): Match[] {
  const words = wordsOf(text);
  const named = services.flatMap((service) => {
    const reasons = matchReasons.filter((reason) =>
      namesOf(service, reason).some((name) => isIn(words, name)),
    );
    return reasons.length > 0 ? [{ order_id: service.order_id, reasons }] : [];
  });
  if (named.length > 0) return named;
  const sum = services.reduce((all, { cost }) => all + cost.amount, 0);
  if (services.length === 0 || total === undefined || sum !== total) return [];
  return services.map(({ order_id }) => ({ order_id, reasons: ['sum'] }));
}

function namesOf(service: Service, reason: MatchReason): string[] {
  switch (reason) {
    case 'order':
      return [service.order_sn];
    case 'code':
      return [service.code];
    case 'reference':
      return [service.reference];
    case 'guest':
      return service.guests.split(', ');
    default:
      return [];
  }
}

/** Letters and digits in capitals, with one blank between words and around the text. */
function wordsOf(text: string): string {
  return ` ${text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
}

/** Whether a name of at least three characters occurs in a text as whole words. */
function isIn(words: string, name: string): boolean {
  const wanted = wordsOf(name);
  return wanted.trim().length >= 3 && words.includes(wanted);
}
