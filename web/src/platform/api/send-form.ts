import { TransportFailure } from './wire.ts';

/** Time without progress after which a connection is abandoned; a large file may take much longer in total. */
const usualSilenceMs = 60_000;

export interface FormCall {
  url: string;
  form: FormData;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
  /** Called with the uploaded share, 0 to 1. */
  onProgress: ((share: number) => void) | undefined;
  /** Milliseconds without progress after which it is abandoned. */
  silenceMs?: number;
}

/**
 * Posts a form and resolves to the text of the reply. Does not use fetch, which cannot report upload progress.
 * Throws `TransportFailure`, or the signal's reason.
 */
export function sendForm({ silenceMs = usualSilenceMs, ...call }: FormCall): Promise<string> {
  const { url, form, headers, signal, onProgress } = call;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const fail = (failure: unknown) => {
      reject(failure);
      request.abort();
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => fail(new TransportFailure('timeout', url)), silenceMs);
    };
    const onAbort = () => fail(signal?.reason);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      listen();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onprogress = listen;
    request.onerror = () => reject(new TransportFailure('network', url));
    request.onload = () => {
      // XMLHttpRequest follows redirects silently; only the address shows it.
      if (request.responseURL !== '' && request.responseURL !== new URL(url, location.href).href) {
        reject(new TransportFailure('status', url, 302));
      } else if (request.status === 200) resolve(request.responseText);
      else reject(new TransportFailure('status', url, request.status));
    };
    request.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', onAbort);
    };
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', onAbort);
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    listen();
    request.send(form);
  });
}
