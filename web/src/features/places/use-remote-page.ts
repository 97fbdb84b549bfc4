import type { RemotePage, RemoteQuestion } from '@serai/ui/use-remote-options';
import { useApi } from '../../platform/app.tsx';

const PAGE = 30;

/** Asks a list of the server for one page of options, as `RemoteSelect` wants it. `path` is that of the call. */
export function useRemotePage<Option>(
  path: string,
  extras: object = {},
): (question: RemoteQuestion) => Promise<RemotePage<Option>> {
  const api = useApi();
  return async ({ search, page, signal }) => {
    const query = { select: true, quickSearch: search || undefined, page, limit: PAGE, ...extras };
    const reply = await api.get<{ list: Option[]; total: number }>(path, query, { quiet: true, signal });
    return { options: reply.list, total: reply.total };
  };
}
