import { visitGrams } from './name-grams.ts';
import { formsOf, type Named, NameIndex } from './name-index.ts';

const GRAMS = 65_536;
const PIECE = 65_536;

/** Collects names incrementally, so that little work is left for the index after the last one. */
export class NameGatherer<T extends Named> {
  private readonly items: T[] = [];
  /** Grams of all items in sequence, in pieces that are never copied, and the end of each item. */
  private readonly pieces: Uint16Array[] = [];
  private readonly ends: number[] = [];
  private readonly sizes = new Uint32Array(GRAMS + 1);
  private readonly lastWith = new Int32Array(GRAMS).fill(-1);
  private count = 0;

  /** Adds names, yielding to other work every few milliseconds. */
  async add(items: readonly T[]): Promise<void> {
    for (const [order, item] of items.entries()) {
      this.addOne(item);
      if (order % 200 === 199) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Builds the index of all added items. */
  index(): NameIndex<T> {
    const { items, pieces, ends, count } = this;
    const starts = this.sizes.slice();
    for (let gram = 0; gram < GRAMS; gram++) starts[gram + 1]! += starts[gram]!;
    const postings = new Uint32Array(count);
    const next = starts.slice();
    for (let at = 0, place = 0; at < items.length; at++) {
      for (; place < ends[at]!; place++) {
        const gram = pieces[Math.floor(place / PIECE)]![place % PIECE]!;
        postings[next[gram]!++] = at;
      }
    }
    return new NameIndex(items, starts, postings);
  }

  private addOne(item: T): void {
    const at = this.items.push(item) - 1;
    const visit = (gram: number) => {
      if (this.lastWith[gram] === at) return;
      this.lastWith[gram] = at;
      this.push(gram);
      this.sizes[gram + 1]!++;
    };
    const { texts, initials, words, groups = [] } = formsOf(item);
    for (const text of [...texts, ...groups]) visitGrams(text, [], visit);
    visitGrams(initials, [], visit);
    visitGrams('', words, visit);
    this.ends.push(this.count);
  }

  private push(gram: number): void {
    const place = this.count % PIECE;
    if (place === 0) this.pieces.push(new Uint16Array(PIECE));
    this.pieces.at(-1)![place] = gram;
    this.count++;
  }
}
