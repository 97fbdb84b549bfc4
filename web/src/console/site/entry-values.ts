import type { MenuEntryView } from '@serai/contract/site/desk';
import type { BodyOf } from '../../platform/api/calls.ts';

type EntryBody = BodyOf<'console/menu/save'>;

/** An entry as field values. */
export interface EntryValues {
  place: EntryBody['place'];
  /** The folder's id; empty = none. */
  parent_id: string;
  entry_name: string;
  title_zh: string;
  title_en: string;
  icon: string;
  menu_type: MenuEntryView['menu_type'];
  url: string;
  audience: MenuEntryView['audience'];
  /** Empty = no node needed. */
  needs: string;
  position: string;
  enabled: boolean;
}

/** Fills the fields; a new entry gets the most common values. */
export function entryValues(entry: MenuEntryView | null): EntryValues {
  if (!entry) {
    return {
      place: 'menu',
      parent_id: '',
      entry_name: '',
      title_zh: '',
      title_en: '',
      icon: '',
      menu_type: 'link',
      url: '',
      audience: 'everybody',
      needs: '',
      position: '1000',
      enabled: true,
    };
  }
  const { parent_id, needs, position, type, name, title_zh, title_en, icon, menu_type, url } = entry;
  return {
    place: placeOf(type),
    entry_name: name,
    title_zh,
    title_en,
    icon,
    menu_type,
    url,
    audience: entry.audience,
    parent_id: parent_id === null ? '' : String(parent_id),
    needs: needs ?? '',
    position: String(position),
    enabled: entry.enabled,
  };
}

/** Body of `console/menu/save`; fields that are hidden for a kind are empty. */
export function bodyOf(values: EntryValues, entry: MenuEntryView | null): EntryBody {
  // An existing entry keeps its menu, and disabled fields have no value.
  const place = entry ? placeOf(entry.type) : values.place;
  const isFolder = place === 'menu_dir';
  const isPage = isFolder || values.menu_type === 'tab';
  const { parent_id, needs, position, menu_type, url, ...others } = values;
  return {
    ...(entry ? { id: entry.id } : {}),
    ...others,
    place,
    menu_type: isPage ? 'tab' : menu_type,
    url: isPage ? '' : url,
    parent_id: place === 'menu' && parent_id !== '' ? Number(parent_id) : null,
    needs: needs.trim() === '' ? null : needs.trim(),
    // A value that is not a number is sent as typed, so that the server refuses it by its field.
    position: /^\d+$/.test(position) ? Number(position) : (position as unknown as number),
  };
}

/** Returns the menu of an entry; hidden entries count for the side menu. */
export function placeOf(type: MenuEntryView['type']): EntryBody['place'] {
  return type === 'route' ? 'menu' : type;
}
