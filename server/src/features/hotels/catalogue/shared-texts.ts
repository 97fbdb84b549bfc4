import type { RelativePolicy } from '../../../domain/cancellation-policy.ts';
import type { PropertyFee } from '../../../domain/pricing/property-fees.ts';
import type { NightTerms, RateTerms, RoomName } from './hotel-facts.ts';

/** Interns terms, names and lists that thousands of rows repeat. */
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

  /** Interns a room name: hotels use only a few thousand. */
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

  /** Interns terms by key: thousands of plans of a city share a few dozen. */
  termsOf(key: string, read: () => RateTerms): RateTerms {
    const known = this.terms.get(key);
    if (known) return known;
    const terms = read();
    this.terms.set(key, terms);
    return terms;
  }

  /** Interns terms by night by key. */
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

  /** Interns a policy, so that a search resolves each policy to dates only once. */
  policy(text: string): RelativePolicy {
    const known = this.policies.get(text);
    if (known) return known;
    const policy = JSON.parse(text) as RelativePolicy;
    this.policies.set(text, policy);
    return policy;
  }
}
