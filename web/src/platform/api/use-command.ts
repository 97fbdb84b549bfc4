import { useApi } from '../app.tsx';
import { usePhrases } from '../i18n/phrases.ts';
import { useNotify } from '../notify/use-notify.ts';
import { ApiFailure, type CallOptions } from './api.ts';
import type { BodyOf, CommandPath, Posted } from './calls.ts';
import { commandKey, dropCommandKey } from './command-key.ts';
import { type Sending, type SendOptions, useSending } from './use-send.ts';

/**
 * Sends a command that books, moves money or files an application. Its key is stored before sending and until
 * success, so that a second press, a reload or a lost reply repeats the same command; after a lost reply the
 * user is informed that repeating is safe.
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
      // The command is stored as a request; repeated after the decision, it is a new one.
      if (cause instanceof ApiFailure && cause.reason === 'second_person_asked') dropCommandKey(path, body);
      throw cause;
    }
  }, options.stale);
}
