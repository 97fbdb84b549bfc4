import { useEffect, useState } from 'react';
import type { Api, CallOptions } from '../../platform/api/api.ts';
import { optionsIn } from '../../platform/api/options-in.ts';
import { useApi } from '../../platform/app.tsx';

/** Requests the options of given values from the server, e.g. `ajax/country`. */
export type AskByValue<Option> = (
  api: Api,
  query: { select: true; initValue: string },
  options: CallOptions,
) => Promise<readonly Option[] | { list: readonly Option[] }>;

/**
 * Option of a value, of which a reopened form knows only the value: requested by `initValue`. `choose` passes on an
 * option that was just selected, so that it is not requested.
 */
export function useChosen<Option extends { value: string }>(
  ask: AskByValue<Option>,
  value: string,
): [chosen: Option | null, choose: (option: Option) => void] {
  const api = useApi();
  const [chosen, setChosen] = useState<Option | null>(null);
  const isKnown = value === '' || chosen?.value === value;
  useEffect(() => {
    if (isKnown) return;
    const abort = new AbortController();
    const { signal } = abort;
    ask(api, { select: true, initValue: value }, { signal })
      // Without its name the value itself is shown.
      .then((reply) => signal.aborted || setChosen(optionsIn(reply)[0] ?? null))
      .catch(() => {});
    return () => abort.abort();
  }, [api, ask, value, isKnown]);
  return [isKnown && value !== '' ? chosen : null, setChosen];
}
