import type { RelativePolicy } from '../../../domain/cancellation-policy.ts';
import type { PropertyFee } from '../../../domain/pricing/property-fees.ts';
import type { NightTerms, RateTerms, RoomName } from './hotel-facts.ts';

/** Keeps one copy of terms, names and lists that thousands of rows repeat. */
export class SharedTexts {
  private readonly terms = new Map<string, RateTerms>();
  private readonly names = new Map<string, string>();
  private readonly roomNames = new Map<string, RoomName>();
  private readonly lists = new Map<string, readonly string[]>();
  private readonly nightTerms = new Map<string, NightTerms>();
  private readonly fees = new Map<string, readonly PropertyFee[]>();
  private readonly policies = new Map<string, RelativePolicy>();

  name(text: string): string {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    this.names.set(text, text);
    return text;
  }

  /** Hotels call their rooms by a few thousand names. */
  roomName(zh: string, en: string): RoomName {
    const key = `${zh}\n${en}`;
    const known = this.roomNames.get(key);
    if (known) return known;
    const name = { zh, en };
    this.roomNames.set(key, name);
    return name;
  }

  list(items: readonly string[]): readonly string[] {
    const key = JSON.stringify(items);
    const known = this.lists.get(key);
    if (known) return known;
    this.lists.set(key, items);
    return items;
  }

  /** The same terms for the same key: a city's thousands of plans have a few dozen. */
  termsOf(key: string, read: () => RateTerms): RateTerms {
    const known = this.terms.get(key);
    if (known) return known;
    const terms = read();
    this.terms.set(key, terms);
    return terms;
  }

  /** The same for what is said by night. */
  nightTermsOf(key: string, read: () => NightTerms): NightTerms {
    const known = this.nightTerms.get(key);
    if (known) return known;
    const terms = read();
    this.nightTerms.set(key, terms);
    return terms;
  }

  feesOf(text: string): readonly PropertyFee[] {
    const known = this.fees.get(text);
    if (known) return known;
    const fees = JSON.parse(text) as PropertyFee[];
    this.fees.set(text, fees);
    return fees;
  }

  /** One object for each policy: searches put each on the calendar once. */
  policy(text: string): RelativePolicy {
    const known = this.policies.get(text);
    if (known) return known;
    const policy = JSON.parse(text) as RelativePolicy;
    this.policies.set(text, policy);
    return policy;
  }
}
