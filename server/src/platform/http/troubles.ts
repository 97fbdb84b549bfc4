import type { ErrorCode } from '@serai/contract/errors';

/** How long a full disk is reported after the last write that failed for it. */
const diskMemoryMs = 60_000;

/** Troubles of the portal that readiness names beside its status, by name; each is a short sentence for operators. */
export class Troubles {
  private diskFullAt: number | undefined;
  private silentSince: Date | undefined;
  private readonly downSince = new Map<string, Date>();

  /** Notes that a call failed for an outage; a full disk is one that operators must act on. */
  recordOutage = (code: ErrorCode): void => {
    if (code === 'disk_full') this.diskFullAt = performance.now();
  };

  /** Notes since when no job has run; undefined when jobs run. */
  recordSilence = (since: Date | undefined): void => {
    this.silentSince = since;
  };

  /** Notes since when nothing could be sent by a way such as `mail`; undefined when it works. */
  recordDown = (way: string, since: Date | undefined): void => {
    if (since) this.downSince.set(way, since);
    else this.downSince.delete(way);
  };

  /** The troubles of this moment. */
  list = (): Record<string, string> => {
    const isFull = this.diskFullAt !== undefined && performance.now() - this.diskFullAt < diskMemoryMs;
    const ways = [...this.downSince].map(([way, since]) => [way, `down since ${since.toISOString()}`]);
    return {
      ...Object.fromEntries(ways),
      ...(this.silentSince ? { jobs: `none has run since ${this.silentSince.toISOString()}` } : {}),
      ...(isFull ? { disk: 'full' } : {}),
    };
  };
}
