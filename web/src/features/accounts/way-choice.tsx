import { classNames } from '@serai/ui/class-names';
import { useId } from 'react';

/** Choice between two or three channels. */
export function WayChoice<Way extends string>(props: {
  legend: string;
  ways: readonly { value: Way; label: string }[];
  value: Way;
  onChange: (way: Way) => void;
}) {
  const { legend, ways, value, onChange } = props;
  const name = useId();
  if (ways.length < 2) return null;
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex gap-1 rounded-control bg-sunken p-1">
        {ways.map((way) => (
          <label
            key={way.value}
            className={classNames(
              'flex min-h-9 flex-auto cursor-pointer items-center justify-center rounded-control px-2 text-center',
              'outline-offset-1 outline-teal has-focus-visible:outline-2',
              value === way.value
                ? 'bg-surface font-strong text-teal shadow-raised'
                : 'text-muted hover:text-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={way.value}
              checked={value === way.value}
              onChange={() => onChange(way.value)}
              className="sr-only"
            />
            {way.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
