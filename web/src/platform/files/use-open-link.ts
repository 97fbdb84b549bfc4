import { usePhrases } from '../i18n/phrases.ts';
import { useNotify } from '../notify/use-notify.ts';
import { openFile } from './open-file.ts';

/**
 * Fetches the file behind a one-use link, which cannot carry the token: saved under a name on a computer,
 * opened in place on a phone, where saving generated files fails (in WeChat among others). Errors are shown
 * as a notice; returns whether the file arrived.
 */
export function useOpenLink(): (url: string, name: string) => Promise<boolean> {
  const notify = useNotify();
  const common = usePhrases('common');
  return async (url, name) => {
    if (window.matchMedia('(pointer: coarse)').matches) {
      location.assign(url);
      return true;
    }
    try {
      const response = await fetch(url);
      const refusal = await refusalOf(response);
      if (refusal === null) openFile(await response.blob(), name);
      else notify('error', refusal || common('statusOther'));
      return refusal === null;
    } catch {
      // The line broke during the download.
      notify('error', common('serverException'));
      return false;
    }
  };
}

/** Returns why no file arrived, empty if unknown; null if it did. A refusal is an envelope. */
async function refusalOf(response: Response): Promise<string | null> {
  const isAnswer = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (response.ok && !isAnswer) return null;
  if (!isAnswer) return '';
  const { msg } = (await response.json()) as { msg?: unknown };
  return typeof msg === 'string' ? msg : '';
}
