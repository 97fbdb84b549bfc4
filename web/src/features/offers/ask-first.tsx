import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Icon, type IconName } from '@serai/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface AskFirstProps {
  title: string;
  text: string;
  /** Title above the suggestions. */
  suggested: string;
  icon: IconName;
  suggestions: readonly { key: string; to: string; label: ReactNode }[];
}

/** State of a list before its first search: names the missing input, and suggests places. */
export function AskFirst({ title, text, suggested, icon, suggestions }: AskFirstProps) {
  return (
    <>
      <EmptyState heading="h1" title={title}>
        {text}
      </EmptyState>
      {suggestions.length > 0 && (
        <section className="pb-8">
          <h2 className="mb-4 text-center text-caption text-muted">{suggested}</h2>
          <ul className="mx-auto flex max-w-4xl flex-wrap justify-center gap-2">
            {suggestions.map(({ key, to, label }) => (
              <li key={key} className="max-w-full">
                <Link to={to} className={buttonClass().concat(' max-w-full whitespace-normal')}>
                  <Icon name={icon} size={16} className="text-teal" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
