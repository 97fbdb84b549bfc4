import { CheckGroup, type CheckGroupEntry } from '@serai/ui/check-group';
import { usePhrases } from '../../platform/i18n/phrases.ts';

export interface FacetGroup<Name extends string> {
  name: Name;
  legend: string;
  entries: readonly CheckGroupEntry[];
  chosen: readonly (string | number)[] | undefined;
}

/** Facets as checkboxes, each with its number of offers. Values are reported as text. */
export function FacetGroups<Name extends string>(props: {
  groups: readonly FacetGroup<Name>[];
  onChange: (name: Name, chosen: string[]) => void;
}) {
  const { groups, onChange } = props;
  const t = usePhrases('offer-list');
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, legend, entries, chosen }) => (
      <div key={name} data-filter={name} className="scroll-mt-4">
        <CheckGroup
          legend={legend}
          entries={entries}
          chosen={(chosen ?? []).map(String)}
          onChange={(next) => onChange(name, next)}
          words={{ more: (count) => t('showMore', { count }), fewer: t('showFewer') }}
        />
      </div>
    ));
}
