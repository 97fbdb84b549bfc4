import { useApi } from '../app.tsx';
import { usePhrases } from '../i18n/phrases.ts';
import { useNotify } from '../notify/use-notify.ts';
import { ApiFailure, type CallOptions } from './api.ts';
import type { BodyOf, CommandPath, Posted } from './calls.ts';
import { commandKey, dropCommandKey } from './command-key.ts';
import { type Sending, type SendOptions, useSending } from './use-send.ts';

/**
 * How a page books, moves money or files an application. The key of what is wished is kept before it is sent and
 * until it has succeeded, so that a second press, a reload or a lost answer repeats the same command; a lost answer
 * is said to be safe to repeat.
 */
export function useCommand<Path extends CommandPath>(
  path: Path,
  options: SendOptions = {},
): Sending<BodyOf<Path>, Posted<Path>> {
  const api = useApi();
  const common = usePhrases('common');
  const notify = useNotify();
  return useSending(async (body: BodyOf<Path>) => {
    try {
      const reply = await api.command(path, body, commandKey(path, body), options satisfies CallOptions);
      dropCommandKey(path, body);
      return reply;
    } catch (cause) {
      if (cause instanceof ApiFailure && cause.answerLost) notify('warning', common('lostAnswer'));
      throw cause;
    }
  }, options.stale);
}
