import {
  checkFrame as checkFrameCall,
  deleteMenuEntry,
  listMenuEntries,
  saveMenuEntry,
  saveSiteSettings,
  showSiteSettings,
} from '@serai/contract/site-console';
import { operatorOf, type Route, route } from '../../calls.ts';
import { checkFrame } from './check-frame.ts';
import { deleteEntry, listEntries, saveEntry } from './console-menus.ts';
import { type ConsoleDeps, saveSettings, showSettings } from './console-settings.ts';

/** What operators set for the site: its settings and its menus. */
export function siteConsoleRoutes(deps: ConsoleDeps & { publicUrl: string }): Route[] {
  const { db } = deps;
  return [
    route(showSiteSettings, () => showSettings(deps)),
    route(saveSiteSettings, (call) => saveSettings(deps, operatorOf(call), call.input)),
    route(listMenuEntries, async () => ({ list: await listEntries(db) })),
    route(saveMenuEntry, ({ input }) => saveEntry(db, input)),
    route(checkFrameCall, ({ input }) => checkFrame(deps, input.url)),
    route(deleteMenuEntry, ({ input }) => deleteEntry(db, input)),
  ];
}
