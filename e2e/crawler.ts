import { type ReadPage, readPage } from '../server/test/read-page.ts';

/** An answer to a crawler. */
export interface Answer {
  status: number;
  /** Where it was sent on to instead. */
  location: string;
  page: ReadPage | null;
}

/** How many addresses are asked for at a time. */
const AT_ONCE = 8;

/**
 * Asks for pages by plain HTTP, without cookies and scripts, and goes on over the links of each. `isFollowed` says which
 * of the links it finds it asks for; each address is asked for once.
 */
export class Crawler {
  readonly answers = new Map<string, Answer>();
  /** By what is linked to, the first page that does. */
  readonly linkedFrom = new Map<string, string>();
  private readonly isFollowed: (address: string) => boolean;

  constructor(isFollowed: (address: string) => boolean) {
    this.isFollowed = isFollowed;
  }

  /** From one address over everything that can be reached by links. */
  async follow(start: string): Promise<void> {
    this.linkedFrom.set(start, start);
    await this.askAll([start], (address, { page }) =>
      (page?.links ?? []).flatMap(({ href }) => {
        if (this.linkedFrom.has(href)) return [];
        this.linkedFrom.set(href, address);
        return this.isFollowed(href) ? href : [];
      }),
    );
  }

  /** Asks for these alone, where nobody has yet. */
  async visit(addresses: readonly string[]): Promise<void> {
    await this.askAll(addresses, () => []);
  }

  private async askAll(
    addresses: readonly string[],
    nextOf: (address: string, answer: Answer) => string[],
  ): Promise<void> {
    const waiting = addresses.filter((address) => !this.answers.has(address));
    let asking = 0;
    await new Promise<void>((resolve, reject) => {
      const goOn = () => {
        if (waiting.length === 0 && asking === 0) resolve();
        while (asking < AT_ONCE && waiting.length > 0) {
          const address = waiting.shift()!;
          if (this.answers.has(address)) continue;
          asking += 1;
          this.ask(address).then((answer) => {
            asking -= 1;
            waiting.push(...nextOf(address, answer));
            goOn();
          }, reject);
        }
        if (waiting.length === 0 && asking === 0) resolve();
      };
      goOn();
    });
  }

  private async ask(address: string): Promise<Answer> {
    const response = await fetch(address, { redirect: 'manual' });
    const text = await response.text();
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
    const answer = {
      status: response.status,
      location: response.headers.get('location') ?? '',
      page: isPage && response.status === 200 ? readPage(text, address) : null,
    };
    this.answers.set(address, answer);
    return answer;
  }
}

/** Whether robots.txt keeps everybody away from an address. */
export function readRobots(text: string): (address: string) => boolean {
  const forbidden = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path!);
  return (address) => {
    const { pathname, search } = new URL(address);
    return forbidden.some((path) => (pathname + search).startsWith(path));
  };
}
