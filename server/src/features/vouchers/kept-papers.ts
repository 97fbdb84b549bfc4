import { createHash } from 'node:crypto';
import type { VoucherView } from '@serai/contract/vouchers';
import type { FileReply } from '../../platform/http/route.ts';

/** So many papers are kept, and each so long: those of a mail's receivers leave together, or within its first tries. */
const MOST_KEPT = 20;
const KEPT_MS = 10 * 60_000;

/**
 * Papers that were made a moment ago, by all that they say but when they were made: order, version, setting, seller. One
 * news to many receivers makes one.
 */
export class KeptPapers {
  private readonly kept = new Map<string, { until: number; paper: Promise<FileReply> }>();

  /** The paper of a voucher: the one that is kept, or what `make` makes, which is kept unless it fails. */
  of(voucher: VoucherView, now: Date, make: () => Promise<FileReply>): Promise<FileReply> {
    const { made_at: _, ...said } = voucher;
    const key = createHash('sha256').update(JSON.stringify(said)).digest('base64');
    const found = this.kept.get(key);
    if (found && found.until > now.getTime()) return found.paper;
    const paper = make();
    this.kept.delete(key);
    this.kept.set(key, { until: now.getTime() + KEPT_MS, paper });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT) this.kept.delete(oldest!);
    paper.catch(() => this.kept.delete(key));
    return paper;
  }
}
