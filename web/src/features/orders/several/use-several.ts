import { useState } from 'react';
import { ApiFailure } from '../../../platform/api/api.ts';
import type { BodyOf, CommandPath } from '../../../platform/api/calls.ts';
import { commandKey, dropCommandKey } from '../../../platform/api/command-key.ts';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { orderReads } from '../order-queries.ts';

/** Result of the command about one order; `unknown` if no reply has arrived. */
export type Outcome = { state: 'done' } | { state: 'refused'; reason: string } | { state: 'unknown' };

/** The command about one order of several. */
export interface OneOf<Path extends CommandPath> {
  id: number;
  path: Path;
  body: BodyOf<Path>;
}

/**
 * Sends the commands about several orders one after another, each with its own key, so that a repetition has no second
 * effect. A lost reply stops: the rest, including that order, can be sent again.
 */
export function useSeveral<Path extends CommandPath>() {
  const api = useApi();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const sending = useSending(async (commands: readonly OneOf<Path>[]) => {
    for (const { id, path, body } of commands) {
      const outcome = await outcomeOf(async () => {
        await api.command(path, body, commandKey(path, body), { quiet: true });
        dropCommandKey(path, body);
      });
      setOutcomes((before) => new Map(before).set(id, outcome));
      if (outcome.state === 'unknown') return;
    }
  }, orderReads);
  const isOpen = (id: number) => (outcomes.get(id)?.state ?? 'unknown') === 'unknown';
  return { send: sending.send, busy: sending.busy, outcomes, isOpen };
}

async function outcomeOf(act: () => Promise<void>): Promise<Outcome> {
  try {
    await act();
    return { state: 'done' };
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) throw cause;
    return cause.answerLost ? { state: 'unknown' } : { state: 'refused', reason: cause.message };
  }
}
