import type { ErrorCode } from '@serai/contract/errors';

/** How long a full disk is reported after the last failed write. */
const diskMemoryMs = 60_000;

/** Current troubles of the portal, listed by the readiness check, by name; each is a short sentence for operators. */
export class Troubles {
  private diskFullAt: number | undefined;
  private silentSince: Date | undefined;
  private readonly downSince = new Map<string, Date>();

  /** Records that a call failed because of an outage; operators must act on a full disk. */
  recordOutage = (code: ErrorCode): void => {
    if (code === 'disk_full') this.diskFullAt = performance.now();
  };

  /** Records since when no job has run; undefined when jobs run. */
  recordSilence = (since: Date | undefined): void => {
    this.silentSince = since;
  };

  /** Records since when nothing can be sent through a channel such as `mail`; undefined when it works. */
  recordDown = (way: string, since: Date | undefined): void => {
    if (since) this.downSince.set(way, since);
    else this.downSince.delete(way);
  };

  /** The current troubles. */
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
