import {
  checkFrame as checkFrameCall,
  deleteMenuEntry,
  listMenuEntries,
  saveMenuEntry,
  saveSiteSettings,
  showSiteSettings,
} from '@serai/contract/site/desk';
import { type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { checkFrame } from './check-frame.ts';
import { deleteEntry, listEntries, saveEntry } from './console-menus.ts';
import { type ConsoleDeps, saveSettings, showSettings } from './console-settings.ts';

/** Routes for the operators' settings and menus of the site. */
export function siteConsoleRoutes(deps: ConsoleDeps & { publicUrl: string }): Route[] {
  const { db } = deps;
  return [
    route(showSiteSettings, () => showSettings(db, deps.uploadModes)),
    staffCommand(db, saveSiteSettings, (trx, call) => saveSettings(trx, deps, call)),
    route(listMenuEntries, async () => ({ list: await listEntries(db) })),
    staffCommand(db, saveMenuEntry, saveEntry),
    route(checkFrameCall, ({ input }) => checkFrame(deps, input.url)),
    staffCommand(db, deleteMenuEntry, deleteEntry),
  ];
}
