import type { Db } from '../../calls.ts';
import { isDatabaseAway } from '../../platform/db/database-away.ts';
import { findMenuEntries } from './menu-entries.ts';
import { findSiteSettings } from './site-settings.ts';
import { findUploadSettings } from './upload-settings.ts';

type SiteFacts = Awaited<ReturnType<typeof readFacts>>;

/**
 * Settings and menus that every page needs. Read from the database, so that a change applies at once; while the
 * database is unreachable, the last values are used, so that pages from memory can still be rendered.
 */
export class KeptSiteFacts {
  private readonly db: Db;
  private last: SiteFacts | undefined;

  constructor(db: Db) {
    this.db = db;
  }

  async read(): Promise<SiteFacts> {
    try {
      this.last = await readFacts(this.db);
      return this.last;
    } catch (error) {
      if (this.last === undefined || !isDatabaseAway(error)) throw error;
      return this.last;
    }
  }
}

async function readFacts(db: Db) {
  const [settings, upload, entries] = await Promise.all([
    findSiteSettings(db),
    findUploadSettings(db),
    findMenuEntries(db),
  ]);
  return { settings, upload, entries };
}
