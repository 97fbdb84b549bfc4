import { useEffect, useState } from 'react';
import { useApi } from '../../platform/app.tsx';

/**
 * The option that a value stands for, which a form that is opened again knows by its value alone: asked of the
 * list by `initValue`. `choose` hands over what has just been picked, so that it is not asked for.
 */
export function useChosen<Option extends { value: string }>(
  path: string,
  value: string,
): [chosen: Option | null, choose: (option: Option) => void] {
  const api = useApi();
  const [chosen, setChosen] = useState<Option | null>(null);
  const isKnown = value === '' || chosen?.value === value;
  useEffect(() => {
    if (isKnown) return;
    const abort = new AbortController();
    const { signal } = abort;
    api
      .get<{ list: Option[] }>(path, { select: true, initValue: value }, { signal })
      // Without its name the value itself is shown.
      .then(({ list }) => signal.aborted || setChosen(list[0] ?? null))
      .catch(() => {});
    return () => abort.abort();
  }, [api, path, value, isKnown]);
  return [isKnown && value !== '' ? chosen : null, setChosen];
}
