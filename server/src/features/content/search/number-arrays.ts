/** Whole numbers below 2^32, one after the other, in memory that is given out as it is needed. */
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

/** Numbers by numbers, keys below 2^32 - 1 and values below 2^32: a map that takes a fifth of what JavaScript's own does. */
export class NumberMap {
  private size = 0;
  /** Each one more than the key; 0: free. */
  private keys = new Uint32Array(4);
  private values = new Uint32Array(4);

  /** Undefined: there is none. */
  get(key: number): number | undefined {
    const at = this.placeOf(key);
    return this.keys[at] === 0 ? undefined : this.values[at];
  }

  set(key: number, value: number): void {
    const at = this.placeOf(key);
    if (this.keys[at] === 0) this.size += 1;
    this.keys[at] = key + 1;
    this.values[at] = value;
    if (4 * this.size > 3 * this.keys.length) this.grow();
  }

  private placeOf(key: number): number {
    const last = this.keys.length - 1;
    let at = Math.imul(key, 0x9e3779b1) & last;
    // There is always a free place.
    while (this.keys[at] !== 0 && this.keys[at] !== key + 1) at = (at + 1) & last;
    return at;
  }

  private grow(): void {
    const { keys, values } = this;
    this.size = 0;
    this.keys = new Uint32Array(2 * keys.length);
    this.values = new Uint32Array(2 * keys.length);
    keys.forEach((key, at) => {
      if (key !== 0) this.set(key - 1, values[at]!);
    });
  }
}
