import { type ReadPage, readPage } from '../server/test/read-page.ts';

/** An answer to a crawler. */
export interface Answer {
  status: number;
  /** Target of a redirect. */
  location: string;
  page: ReadPage | null;
}

/** Maximum number of concurrent requests. */
const AT_ONCE = 8;

/**
 * Requests pages by plain HTTP, without cookies and scripts, and follows their links. `isFollowed` decides
 * which links are requested; each address is requested once.
 */
export class Crawler {
  readonly answers = new Map<string, Answer>();
  /** The first page that links to an address. */
  readonly linkedFrom = new Map<string, string>();
  private readonly isFollowed: (address: string) => boolean;

  constructor(isFollowed: (address: string) => boolean) {
    this.isFollowed = isFollowed;
  }

  /** Crawls everything reachable by links from one address. */
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

  /** Requests these addresses only, unless visited already. */
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

/** Parses robots.txt into a predicate: whether an address is forbidden to every crawler. */
export function readRobots(text: string): (address: string) => boolean {
  const forbidden = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path!);
  return (address) => {
    const { pathname, search } = new URL(address);
    return forbidden.some((path) => (pathname + search).startsWith(path));
  };
}
