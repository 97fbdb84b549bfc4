import type { FeatureParts } from '../../feature-parts.ts';
import type { SheetMaker } from '../../platform/sheets/open-sheet-maker.ts';
import { countHotelSales } from './count-sales.ts';
import { extendInventory } from './import/extend-inventory.ts';
import { movementsFile, movementsKind } from './movements/link-movements.ts';
import { resendUnansweredNotices } from './notices/resend-unanswered-notices.ts';
import type { Hotels } from './open-hotels.ts';
import { releaseAllotments } from './release-allotments.ts';
import { purgeRoomingLists } from './rooming/rooming-store.ts';
import type { HotelRouteDeps } from './routes.ts';
import { purgeStopSells } from './sale/stop-sell-store.ts';
import { applyDueContracts } from './supplier-contracts/apply-contract.ts';

interface Deps extends Omit<HotelRouteDeps, 'catalogue' | 'finder' | 'views'> {
  hotels: Hotels;
  /** Creates sheets. */
  sheets: SheetMaker;
}

/** Registers hotels. */
export function registerHotels(deps: Deps): FeatureParts {
  const { db, hotels } = deps;
  return {
    routes: hotels.routes(deps),
    memory: [hotels],
    files: { [movementsKind]: movementsFile(deps) },
    purge: async (now) => {
      await purgeStopSells(db, now);
      await purgeRoomingLists(db, now);
    },
    jobs: [
      {
        name: 'ask-hotels-again',
        cron: '*/5 * * * *',
        run: (now) => resendUnansweredNotices(db, deps, now),
      },
      {
        name: 'apply-supplier-contracts',
        cron: '* * * * *',
        run: (now) => applyDueContracts(db, now),
      },
      { name: 'flush-hotel-views', cron: '* * * * *', run: () => hotels.flushViews(db) },
      {
        name: 'extend-inventory',
        cron: '5 0 * * *',
        run: (now) => extendInventory(db, now.toISOString().slice(0, 10)),
      },
      { name: 'count-hotel-sales', cron: '23 * * * *', run: (now) => countHotelSales(db, now) },
      { name: 'release-allotments', cron: '*/15 * * * *', run: (now) => releaseAllotments(db, now) },
    ],
  };
}
