import type { StaffNode } from '@serai/contract/staff/nodes';
import { Checkbox } from '@serai/ui/checkbox';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { rightGroups } from './right-groups.ts';

export interface RightsChoiceProps {
  /** Rights offered; others are left out. */
  offered: ReadonlySet<StaffNode>;
  chosen: ReadonlySet<StaffNode>;
  /** Without it the rights are only to be read. */
  onChange?: (chosen: Set<StaffNode>) => void;
}

/** The rights of a role in groups, to be ticked or read. */
export function RightsChoice({ offered, chosen, onChange }: RightsChoiceProps) {
  const t = usePhrases('console-rights');
  const toggle = (node: StaffNode) => {
    const next = new Set(chosen);
    if (!next.delete(node)) next.add(node);
    onChange?.(next);
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
      {rightGroups.map(({ title, nodes }) => {
        const shown = nodes.filter((node) => (onChange ? offered : chosen).has(node));
        if (shown.length === 0) return null;
        return (
          <fieldset key={title} className="min-w-0">
            <legend className="mb-1 text-caption font-strong text-muted">{t(title)}</legend>
            {onChange ? (
              shown.map((node) => (
                <Checkbox
                  key={node}
                  label={t(node)}
                  checked={chosen.has(node)}
                  onChange={() => toggle(node)}
                />
              ))
            ) : (
              <ul className="grid gap-1">
                {shown.map((node) => (
                  <li key={node}>{t(node)}</li>
                ))}
              </ul>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
