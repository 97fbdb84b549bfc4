import type { MenuEntryView } from '@serai/contract/site/desk';
import { useApp } from '../../platform/app.tsx';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { hasPhrase, usePhrases } from '../../platform/i18n/phrases.ts';
import { mebibytes } from '../site/settings-values.ts';

type Words = PhraseKey<'console-site'>;
type EntryFact = Exclude<keyof MenuEntryView, 'id' | 'tree' | 'parent_id' | 'built_in'> | 'folder';

/** Form labels of a menu entry's facts. */
const entryFacts: Record<EntryFact, Words> = {
  type: 'entryPlace',
  name: 'entry_name',
  folder: 'entry_parent_id',
  title_zh: 'entry_title_zh',
  title_en: 'entry_title_en',
  icon: 'entry_icon',
  menu_type: 'entry_menu_type',
  url: 'entry_url',
  audience: 'entry_audience',
  needs: 'entry_needs',
  position: 'entryPosition',
  enabled: 'entryEnabled',
};

/** How the words of a choice begin. */
const choices: Readonly<Record<string, string>> = {
  type: 'place_',
  menu_type: 'kind_',
  audience: 'audience_',
};

interface SiteWords {
  /** Label of a fact of the site or its menus; null for any other. */
  nameOf: (kind: string, fact: string) => string | null;
  /** Formats a coded value; null for free text. */
  say: (kind: string, fact: string, value: unknown) => string | null;
}

/** Settings of the site and facts of its menus, with the labels of the page where they are changed. */
export function useSiteWords(): SiteWords {
  const { lang } = useApp();
  const t = usePhrases('console-site');
  const word = (key: string) => (hasPhrase(lang, 'console-site', key) ? t(key as Words) : null);
  return {
    nameOf: (kind, fact) => {
      if (kind === 'site') return word(fact);
      const known = kind === 'menu_entry' && Object.hasOwn(entryFacts, fact);
      return known ? t(entryFacts[fact as EntryFact]) : null;
    },
    say: (kind, fact, value) => {
      if (kind === 'site' && fact === 'uploadMaxSize') return mebibytes(Number(value));
      return kind === 'menu_entry' && choices[fact] ? word(`${choices[fact]}${value}`) : null;
    },
  };
}
