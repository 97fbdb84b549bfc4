import { flattenQuery } from '../api/flatten-query.ts';
import { addressOf, readServiceAddresses } from '../api/service-addresses.ts';
import { useApp } from '../app.tsx';
import { usePhrases } from '../i18n/phrases.ts';
import { useNotify } from '../notify/use-notify.ts';
import { openFile } from './open-file.ts';

/**
 * Returns a function that fetches a file with the reader's token and opens it. A failure is shown as a notice;
 * the function returns whether the file arrived.
 */
export function useFetchFile(): (path: string, query: object, name: string) => Promise<boolean> {
  const { session, lang } = useApp();
  const notify = useNotify();
  const common = usePhrases('common');
  return async (path, query, name) => {
    const token = session.get().user?.token ?? '';
    try {
      const response = await fetch(`${addressOf(path, readServiceAddresses())}?${flattenQuery(query)}`, {
        headers: { 'ba-user-token': token, 'think-lang': lang },
      });
      const isRefused = response.headers.get('content-type')?.includes('application/json') ?? false;
      if (!response.ok || isRefused) {
        const { msg } = (isRefused ? await response.json() : {}) as { msg?: string };
        notify('error', msg || common('statusOther'));
        return false;
      }
      openFile(await response.blob(), name);
      return true;
    } catch {
      notify('error', common('serverException'));
      return false;
    }
  };
}
