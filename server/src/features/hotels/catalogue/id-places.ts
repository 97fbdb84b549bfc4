import type { CityBlock } from './city-block.ts';

/**
 * Where rooms or plans stand in memory, by their ids, for as long as their nights are read: a map with an object for
 * each of a million would take longer to make and weigh a hundred megabytes.
 */
export class IdPlaces {
  /** By id modulo the size, or the next free place after it; 0 = free. */
  private readonly ids: Float64Array;
  private readonly blockNumbers: Int32Array;
  private readonly places: Int32Array;
  private readonly blocks: readonly CityBlock[];
  private last = 0;

  /** `idsOf`: the ids of a block by their places in it. Of an id that stands twice the last place counts. */
  constructor(blocks: readonly CityBlock[], idsOf: (block: CityBlock) => Float64Array) {
    this.blocks = blocks;
    const size = 2 * blocks.reduce((count, block) => count + idsOf(block).length, 0) + 1;
    this.ids = new Float64Array(size);
    this.blockNumbers = new Int32Array(size);
    this.places = new Int32Array(size);
    blocks.forEach((block, blockNumber) => {
      const ids = idsOf(block);
      for (let place = 0; place < ids.length; place++) {
        const at = this.seek(ids[place]!);
        this.ids[at] = ids[place]!;
        this.blockNumbers[at] = blockNumber;
        this.places[at] = place;
      }
    });
  }

  /** Where an id is noted, for `blockAt` and `placeAt`; undefined for one that is not. */
  find(id: number): number | undefined {
    // A table holds the months of a plan side by side.
    if (this.ids[this.last] !== id) this.last = this.seek(id);
    return this.ids[this.last] === id ? this.last : undefined;
  }

  blockAt(found: number): CityBlock {
    return this.blocks[this.blockNumbers[found]!]!;
  }

  /** The room's or plan's place in its block. */
  placeAt(found: number): number {
    return this.places[found]!;
  }

  private seek(id: number): number {
    const { ids } = this;
    let at = id % ids.length;
    while (ids[at] !== 0 && ids[at] !== id) at = at + 1 === ids.length ? 0 : at + 1;
    return at;
  }
}
