/** Growable array of integers below 2^32. */
export class Numbers {
  length = 0;
  data = new Uint32Array(16);

  push(value: number): void {
    if (this.length === this.data.length) {
      const more = new Uint32Array(2 * this.length);
      more.set(this.data);
      this.data = more;
    }
    this.data[this.length++] = value;
  }
}

/** Map from keys below 2^32 - 1 to values below 2^32; takes a fifth of the memory of a JavaScript Map. */
export class NumberMap {
  private size = 0;
  /** Adjacent pairs of key + 1 (so that 0 means free) and value. */
  private pairs = new Uint32Array(8);

  /** Undefined if the key is missing. */
  get(key: number): number | undefined {
    const at = this.placeOf(key);
    return this.pairs[at] === 0 ? undefined : this.pairs[at + 1];
  }

  set(key: number, value: number): void {
    const at = this.placeOf(key);
    if (this.pairs[at] === 0) this.size += 1;
    this.pairs[at] = key + 1;
    this.pairs[at + 1] = value;
    // At most three quarters full.
    if (8 * this.size > 3 * this.pairs.length) this.grow();
  }

  private placeOf(key: number): number {
    const { pairs } = this;
    const last = pairs.length - 2;
    let at = (2 * Math.imul(key, 0x9e3779b1)) & last;
    // There is always a free slot.
    while (pairs[at] !== 0 && pairs[at] !== key + 1) at = (at + 2) & last;
    return at;
  }

  private grow(): void {
    const { pairs } = this;
    this.size = 0;
    this.pairs = new Uint32Array(2 * pairs.length);
    for (let at = 0; at < pairs.length; at += 2) {
      if (pairs[at] !== 0) this.set(pairs[at]! - 1, pairs[at + 1]!);
    }
  }
}
