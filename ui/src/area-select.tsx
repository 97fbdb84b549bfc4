import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Select, type SelectOption } from './select.tsx';

export interface AreaSelectProps {
  /** Selected codes, from the widest area to the narrowest; may be incomplete. */
  value: readonly string[];
  /** `isComplete`: there is no narrower level to select. */
  onChange: (value: readonly string[], isComplete: boolean) => void;
  /** Loads the areas below the given ones, the widest if none is given; an empty list ends the selection. */
  load: (above: readonly string[], signal: AbortSignal) => Promise<readonly SelectOption[]>;
  /** One per level. */
  levels: readonly { label: string; placeholder: string }[];
  /** Label of the whole group. */
  label: string;
  required?: boolean | undefined;
  /** Shown at the first level without a selection. */
  error?: string | undefined;
  words: { loading: string; failed: string; retry: string };
}

/** Selects a place level by level. A change at one level clears the levels below it. */
export function AreaSelect(props: AreaSelectProps) {
  const { value, onChange, load, levels, label, required, error, words } = props;
  // Number of levels below the selection; known once a list is empty.
  const [ended, setEnded] = useState<string | null>(null);
  const isOver = (level: number) => ended !== null && level > 0 && value.slice(0, level).join('/') === ended;
  // The error belongs to the next level to choose, or to the last level if all are chosen.
  const isWhole = value.length === levels.length || isOver(value.length);
  const wrong = isWhole ? value.length - 1 : value.length;
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-3">
      <legend className="sr-only">{label}</legend>
      {levels.map(
        (level, index) =>
          !isOver(index) && (
            <AreaLevel
              key={[level.label, ...value.slice(0, index)].join('/')}
              {...level}
              {...{ load, words, required }}
              above={value.slice(0, index)}
              disabled={index > value.length}
              value={value[index] ?? ''}
              error={index === wrong ? error : undefined}
              onPick={(picked) => onChange([...value.slice(0, index), picked], index === levels.length - 1)}
              onNone={() => {
                setEnded(value.slice(0, index).join('/'));
                onChange(value.slice(0, index), true);
              }}
            />
          ),
      )}
    </fieldset>
  );
}

interface AreaLevelProps {
  label: string;
  placeholder: string;
  above: readonly string[];
  disabled: boolean;
  value: string;
  required: boolean | undefined;
  error: string | undefined;
  load: AreaSelectProps['load'];
  onPick: (value: string) => void;
  onNone: () => void;
  words: AreaSelectProps['words'];
}

function AreaLevel(props: AreaLevelProps) {
  const { label, placeholder, disabled, value, required, error, onPick, words } = props;
  const { options, retry } = useAreas(props);
  const isLoading = options === 'loading' && !disabled;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <Field label={label} required={required} error={error}>
        {(control) => (
          <Select
            {...control}
            value={value}
            disabled={disabled || !Array.isArray(options)}
            aria-busy={isLoading || undefined}
            placeholder={isLoading ? words.loading : placeholder}
            options={Array.isArray(options) ? options : []}
            onChange={(event) => onPick(event.target.value)}
          />
        )}
      </Field>
      {options === 'failed' && (
        <p role="alert" className="flex items-center justify-between gap-2 text-caption text-lacquer">
          {words.failed}
          <Button size="compact" onClick={retry}>
            {words.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

type Areas = SelectOption[] | 'loading' | 'failed';

/** Loads the areas below the selected ones, once: another selection above mounts a new level. */
function useAreas({ above, disabled, load, onNone }: AreaLevelProps): { options: Areas; retry: () => void } {
  const [options, setOptions] = useState<Areas>('loading');
  const [attempt, setAttempt] = useState(0);
  const ask = useRef({ above, load, onNone });
  ask.current = { above, load, onNone };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    if (disabled) return;
    const abort = new AbortController();
    const { above, load } = ask.current;
    load(above, abort.signal).then(
      (found) => {
        if (abort.signal.aborted) return;
        setOptions([...found]);
        if (found.length === 0 && above.length > 0) ask.current.onNone();
      },
      () => abort.signal.aborted || setOptions('failed'),
    );
    return () => abort.abort();
  }, [disabled, attempt]);
  return {
    options,
    retry: () => {
      setOptions('loading');
      setAttempt(attempt + 1);
    },
  };
}
