import type { ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import { permissionNodes } from '@serai/contract/permissions';
import type { deleteMenuEntry, MenuEntryView, saveMenuEntry } from '@serai/contract/site/desk';
import { frameAddress } from '@serai/contract/site/frame-address';
import { staffNodes } from '@serai/contract/staff/nodes';
import type { Call, Db, Trx } from '../../calls.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done, StaffAction } from '../activity/activity.ts';
import { findMenuEntries, type MenuEntry } from './menu-entries.ts';
import { findSettings } from './site-settings.ts';

type Wanted = ParsedInputOf<typeof saveMenuEntry>;

/** Lists all entries in menu order. */
export async function listEntries(db: Db): Promise<MenuEntryView[]> {
  return (await findMenuEntries(db)).map(present);
}

/**
 * Adds or changes an entry; it is shown from the next load of the site. For a built-in entry only title, icon,
 * folder, position, `needs` and the switch can change.
 */
export async function saveEntry(
  trx: Trx,
  { input: wanted }: Call<typeof saveMenuEntry>,
): Promise<Done<ReplyOf<typeof saveMenuEntry>>> {
  const entries = await lockEntries(trx);
  const old = entries.find(({ id }) => id === wanted.id);
  if (wanted.id !== undefined && !old) throw new AppError('not_found');
  await check(trx, wanted, entries, old);
  const { id: _, place: type, entry_name: name, ...others } = wanted;
  const tree: MenuEntry['tree'] = type === 'menu' || type === 'menu_dir' ? 'menus' : 'rules';
  const values = { ...others, type, name, tree };
  const id = old ? await updateEntry(trx, old.id, values) : await insertEntry(trx, values);
  const entry = present((await findMenuEntries(trx)).find((one) => one.id === id)!);
  return { reply: { entry }, did: actionOnEntry(old ?? null, entry, entries) };
}

type Values = Omit<Wanted, 'id' | 'place' | 'entry_name'> & Pick<MenuEntry, 'type' | 'name' | 'tree'>;

async function insertEntry(trx: Trx, values: Values): Promise<number> {
  const { id } = await trx
    .insertInto('menu_entries')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function updateEntry(trx: Trx, id: number, values: Values): Promise<number> {
  await trx.updateTable('menu_entries').set(values).where('id', '=', id).execute();
  return id;
}

/** Deletes an entry that an operator has added; a folder with its entries. */
export async function deleteEntry(
  trx: Trx,
  { input: { id } }: Call<typeof deleteMenuEntry>,
): Promise<Done<ReplyOf<typeof deleteMenuEntry>>> {
  const entries = await lockEntries(trx);
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new AppError('not_found');
  const inside = entries.filter(({ parent_id }) => parent_id === id);
  if ([entry, ...inside].some(({ built_in }) => built_in)) throw new AppError('menu_entry_built_in');
  await trx.deleteFrom('menu_entries').where('id', '=', id).execute();
  return { reply: {}, did: actionOnEntry(entry, null, entries) };
}

function actionOnEntry(
  before: MenuEntryView | null,
  after: MenuEntryView | null,
  entries: readonly MenuEntry[],
): StaffAction {
  const { id, name } = (after ?? before)!;
  const on = { kind: 'menu_entry', id, name } as const;
  return { on, before: before && factsOf(before, entries), after: after && factsOf(after, entries) };
}

/** Returns an entry's form fields, its folder by name. */
function factsOf(entry: MenuEntryView, entries: readonly MenuEntry[]) {
  const { type, name, title_zh, title_en, icon, menu_type, url, audience, needs, position, enabled } = entry;
  const folder = entries.find(({ id }) => id === entry.parent_id)?.name ?? null;
  return { type, name, folder, title_zh, title_en, icon, menu_type, url, audience, needs, position, enabled };
}

/** The menus are small and seldom changed, so changes are serialised. */
async function lockEntries(trx: Trx): Promise<MenuEntry[]> {
  await trx.selectFrom('menu_entries').select('id').orderBy('id').forUpdate().execute();
  return findMenuEntries(trx);
}

async function check(
  trx: Trx,
  wanted: Wanted,
  entries: readonly MenuEntry[],
  old: MenuEntry | undefined,
): Promise<void> {
  const { place: type, entry_name: name, menu_type, url, parent_id, needs } = wanted;
  if (old?.built_in) {
    const same = old.type === type && old.name === name && old.menu_type === menu_type && old.url === url;
    if (!same || old.audience !== wanted.audience) throw new AppError('menu_entry_built_in');
    // Either would lock the operators out of this page.
    if (old.audience === 'operators' && (!wanted.enabled || needs !== old.needs)) {
      throw new AppError('menu_entry_needed');
    }
  }
  if (old && old.type !== type) throw refusedField('place', 'input_invalid');
  if ((menu_type === 'tab') !== (url === '')) {
    throw refusedField('url', url === '' ? 'address_required' : 'input_invalid');
  }
  if (type === 'menu_dir' && menu_type !== 'tab') throw refusedField('menu_type', 'input_invalid');
  if (menu_type === 'iframe') {
    const { iframeHosts } = await findSettings(trx, ['iframeHosts']);
    const found = frameAddress(url, iframeHosts);
    if ('refused' in found) {
      throw refusedField('url', found.refused === 'insecure' ? 'frame_insecure' : 'frame_host_unknown');
    }
  }
  if (parent_id !== null) {
    const folder = entries.find((entry) => entry.id === parent_id);
    if (type !== 'menu' || folder?.type !== 'menu_dir') throw refusedField('parent_id', 'not_found');
  }
  if (needs !== null && !isNodeOrPage(needs, wanted.audience)) throw refusedField('needs', 'not_found');
  const taken = entries.some((entry) => entry.type === type && entry.name === name && entry.id !== wanted.id);
  if (taken) throw refusedField('entry_name', 'menu_name_taken');
}

/** Operators hold nodes of the console, all others nodes of an agency. */
function isNodeOrPage(needs: string, audience: MenuEntry['audience']): boolean {
  const nodes: readonly string[] = audience === 'operators' ? staffNodes : permissionNodes;
  return nodes.some((node) => node === needs || node.startsWith(`${needs}/`));
}

function present(entry: MenuEntry): MenuEntryView {
  const { extend: _, ...shown } = entry;
  return shown;
}
