import { createHash } from 'node:crypto';
import type { VoucherView } from '@serai/contract/vouchers/vouchers';
import type { FileReply } from '../../platform/http/route.ts';

/** Cache limits: the mails of one notification are sent together or within the first retries. */
const MAX_KEPT = 20;
const KEPT_MS = 10 * 60_000;

/**
 * Cache of recent voucher PDFs, keyed by everything they show except the time of making: order, version,
 * setting, seller. A notification to many recipients makes one PDF.
 */
export class VoucherPdfCache {
  private readonly kept = new Map<string, { until: number; paper: Promise<FileReply> }>();

  /** Returns the cached PDF of a voucher, or makes and caches it; failures are not cached. */
  of(voucher: VoucherView, now: Date, make: () => Promise<FileReply>): Promise<FileReply> {
    const { made_at: _, ...said } = voucher;
    const key = createHash('sha256').update(JSON.stringify(said)).digest('base64');
    const found = this.kept.get(key);
    if (found && found.until > now.getTime()) return found.paper;
    const paper = make();
    this.kept.delete(key);
    this.kept.set(key, { until: now.getTime() + KEPT_MS, paper });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT) this.kept.delete(oldest!);
    paper.catch(() => this.kept.delete(key));
    return paper;
  }
}
