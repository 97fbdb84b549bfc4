import { useId, useState } from 'react';
import { Checkbox } from './checkbox.tsx';

export interface CheckGroupEntry {
  value: string;
  label: string;
  count: number;
}

export interface CheckGroupProps {
  legend: string;
  entries: readonly CheckGroupEntry[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Number of options shown before “more”; chosen options are always shown. Default 6. */
  atFirst?: number;
  words: { more: (count: number) => string; fewer: string };
}

/** Checkboxes, each with its count; a long list is collapsed at first. Renders nothing without options. */
export function CheckGroup({ legend, entries, chosen, onChange, atFirst = 6, words }: CheckGroupProps) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  if (entries.length === 0) return null;
  const shown = whole
    ? entries
    : entries.filter((entry, index) => index < atFirst || chosen.includes(entry.value));
  const hidden = entries.length - shown.length;
  return (
    <fieldset>
      <legend className="mb-1 text-caption font-strong">{legend}</legend>
      <ul id={id} className="grid">
        {shown.map(({ value, label, count }) => {
          const checked = chosen.includes(value);
          return (
            <li key={value}>
              <Checkbox
                label={label}
                aside={count}
                checked={checked}
                disabled={count === 0 && !checked}
                onChange={() =>
                  onChange(checked ? chosen.filter((other) => other !== value) : [...chosen, value])
                }
              />
            </li>
          );
        })}
      </ul>
      {(hidden > 0 || whole) && entries.length > atFirst && (
        <button
          type="button"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
          className="min-h-8 rounded-control text-caption text-teal underline underline-offset-4"
        >
          {whole ? words.fewer : words.more(hidden)}
        </button>
      )}
    </fieldset>
  );
}
