import { Icon, type IconName } from '@serai/ui/icons';
import type { ReactNode } from 'react';

export interface SuggestionProps {
  icon: IconName;
  name: string;
  /** Name in the other language; may be empty. */
  nameAlt: string;
  /** Type and place, in a second line; empty parts are omitted. */
  facts: readonly (string | undefined)[];
  /** At the end of the line. */
  aside?: ReactNode;
}

/** An option in the suggestions of a search field. */
export function Suggestion({ icon, name, nameAlt, facts, aside }: SuggestionProps) {
  return (
    <span className="flex items-start gap-3">
      <Icon name={icon} className="mt-1 shrink-0 text-teal" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <span className="font-strong">{name}</span>
          {nameAlt && <span className="ml-2 text-muted">{nameAlt}</span>}
        </span>
        <span className="block truncate text-caption text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {aside && <span className="shrink-0">{aside}</span>}
    </span>
  );
}
