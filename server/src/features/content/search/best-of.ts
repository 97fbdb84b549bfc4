/** Keeps the best few of many, sorted, without sorting the rest. */
export class BestOf<T> {
  /** Heap with the worst kept item first; each item is worse than the two below it. */
  private readonly kept: T[] = [];
  private readonly most: number;
  private readonly isBefore: (a: T, b: T) => boolean;

  constructor(most: number, isBefore: (a: T, b: T) => boolean) {
    this.most = most;
    this.isBefore = isBefore;
  }

  add(item: T): void {
    const { kept } = this;
    if (kept.length < this.most) {
      kept.push(item);
      this.rise(kept.length - 1);
    } else if (this.most > 0 && this.isBefore(item, kept[0]!)) {
      kept[0] = item;
      this.sink();
    }
  }

  /** Returns the kept items, best first. */
  inOrder(): T[] {
    return this.kept.toSorted((a, b) => (this.isBefore(a, b) ? -1 : 1));
  }

  private rise(from: number): void {
    const { kept } = this;
    for (let at = from; at > 0; ) {
      const above = (at - 1) >> 1;
      if (!this.isBefore(kept[above]!, kept[at]!)) return;
      [kept[above], kept[at]] = [kept[at]!, kept[above]!];
      at = above;
    }
  }

  private sink(): void {
    const { kept } = this;
    for (let at = 0; ; ) {
      let worst = at;
      for (const below of [2 * at + 1, 2 * at + 2]) {
        if (below < kept.length && this.isBefore(kept[worst]!, kept[below]!)) worst = below;
      }
      if (worst === at) return;
      [kept[worst], kept[at]] = [kept[at]!, kept[worst]!];
      at = worst;
    }
  }
}
