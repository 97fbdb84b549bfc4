import * as closing from '@serai/contract/closing/closing';
import { type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { exportJournal, type JournalDeps } from './export-journal.ts';
import { listAccounts } from './list-accounts.ts';
import { listEntries } from './list-entries.ts';
import { saveAccounts } from './save-accounts.ts';
import { showChecklist } from './show-checklist.ts';
import { showTrialBalance } from './show-trial-balance.ts';

/** Routes of the month's checklist, trial balance, chart of accounts and journal. */
export function closingRoutes(deps: JournalDeps): Route[] {
  const { db } = deps;
  return [
    route(closing.showChecklist, (call) => showChecklist(db, call)),
    route(closing.showTrialBalance, (call) => showTrialBalance(db, call)),
    route(closing.listBookEntries, (call) => listEntries(db, call)),
    route(closing.listBookAccounts, (call) => listAccounts(db, call)),
    staffCommand(db, closing.saveBookAccounts, saveAccounts),
    route(closing.exportJournal, (call) => exportJournal(deps, call)),
  ];
}
