import { Numbers } from './number-arrays.ts';

const BLOCK_BITS = 20;
const IN_BLOCK = (1 << BLOCK_BITS) - 1;
/** Sizes in bytes of a term's successive pieces; later pieces all have the last size. */
const pieceSizes = [8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096];
const LAST_SIZE = pieceSizes.length - 1;
/** A piece ends with the address of the next one. */
const LINK = 4;
/** Maximum bytes of a step and its weight. */
const MAX_BYTES = 6;
const [FIRST, AT, END, SIZE, AFTER] = [0, 1, 2, 3, 4];
const FIELDS = 5;

/**
 * Documents and weights of very many terms, about two bytes per posting. Postings are written to pieces of a
 * few large blocks; each full piece is continued by a larger one elsewhere, so that nothing is moved.
 */
export class Postings {
  private readonly blocks: Uint8Array[] = [];
  /** Allocated bytes of the last block. */
  private used = 1 << BLOCK_BITS;
  /**
   * Fields of each term: start, write position, end of the piece, its size, and the document after its last
   * one.
   */
  private readonly terms = new Numbers();

  /**
   * Adds a posting. Terms and documents are numbered from 0; documents of a term are added in ascending
   * order. `weight`: 1 to 255.
   */
  add(term: number, document: number, weight: number): void {
    const of = term * FIELDS;
    if (of === this.terms.length) this.addTerm();
    const { data } = this.terms;
    const step = document + 1 - data[of + AFTER]!;
    data[of + AFTER] = document + 1;
    // Most weights are 1 and omitted.
    let left = 2 * step + (weight === 1 ? 0 : 1);
    for (; left >= 128; left >>>= 7) this.write(of, (left & 127) | 128);
    this.write(of, left);
    if (weight !== 1) this.write(of, weight);
  }

  /**
   * Reads the documents of a term that are not removed, and their weights, into arrays; returns their number.
   */
  read(term: number, isGone: Uint8Array, documents: Uint32Array, weights: Uint8Array): number {
    const last = this.terms.data[term * FIELDS + AT]!;
    let at = this.terms.data[term * FIELDS + FIRST]!;
    let size = 0;
    let end = at + pieceSizes[0]! - LINK;
    let block = this.blocks[at >>> BLOCK_BITS]!;
    const next = () => {
      if (at === end) {
        at = readLink(block, end & IN_BLOCK);
        size = Math.min(size + 1, LAST_SIZE);
        end = at + pieceSizes[size]! - LINK;
        block = this.blocks[at >>> BLOCK_BITS]!;
      }
      return block[at++ & IN_BLOCK]!;
    };
    let found = 0;
    let document = -1;
    while (at !== last) {
      let value = 0;
      let byte = 128;
      if (end - at >= MAX_BYTES) {
        // A posting never continues in the next piece.
        let from = at & IN_BLOCK;
        for (let shift = 0; byte >= 128; shift += 7) {
          byte = block[from++]!;
          value |= (byte & 127) << shift;
        }
        at += from - (at & IN_BLOCK);
      } else {
        for (let shift = 0; byte >= 128; shift += 7) {
          byte = next();
          value |= (byte & 127) << shift;
        }
      }
      document += value >>> 1;
      const weight = value & 1 ? next() : 1;
      if (isGone[document] === 1) continue;
      documents[found] = document;
      weights[found++] = weight;
    }
    return found;
  }

  private addTerm(): void {
    const at = this.allot(0);
    for (const field of [at, at, at + pieceSizes[0]! - LINK, 0, 0]) this.terms.push(field);
  }

  private write(of: number, byte: number): void {
    const { data } = this.terms;
    let at = data[of + AT]!;
    if (at === data[of + END]) {
      const size = Math.min(data[of + SIZE]! + 1, LAST_SIZE);
      const next = this.allot(size);
      writeLink(this.blocks[at >>> BLOCK_BITS]!, at & IN_BLOCK, next);
      data[of + SIZE] = size;
      data[of + END] = next + pieceSizes[size]! - LINK;
      at = next;
    }
    this.blocks[at >>> BLOCK_BITS]![at & IN_BLOCK] = byte;
    data[of + AT] = at + 1;
  }

  /** Allocates a piece; returns its address. */
  private allot(size: number): number {
    const bytes = pieceSizes[size]!;
    if (this.used + bytes > 1 << BLOCK_BITS) {
      this.blocks.push(new Uint8Array(1 << BLOCK_BITS));
      this.used = 0;
    }
    const at = (this.blocks.length - 1) * (1 << BLOCK_BITS) + this.used;
    this.used += bytes;
    return at;
  }
}

function writeLink(block: Uint8Array, at: number, to: number): void {
  for (let byte = 0; byte < LINK; byte++) block[at + byte] = to >>> (8 * byte);
}

function readLink(block: Uint8Array, at: number): number {
  let to = 0;
  for (let byte = 0; byte < LINK; byte++) to |= block[at + byte]! << (8 * byte);
  return to >>> 0;
}
