import type { ReplyOf } from '@serai/contract/endpoint';
import type { listSubAccounts, SubAccount } from '@serai/contract/sub-accounts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api/api.ts';
import type { BodyOf } from '../../platform/api/calls.ts';
import { useApi } from '../../platform/app.tsx';

export type SubAccountList = ReplyOf<typeof listSubAccounts>;

const subAccountsKey = ['sub-accounts'] as const;

/** Every sub-account of the agency, with what the reader may grant. */
export function useSubAccounts(): UseQueryResult<SubAccountList> {
  const api = useApi();
  return useQuery({
    queryKey: subAccountsKey,
    queryFn: ({ signal }) => api.get('subAccount/list', { limit: 100 }, { quiet: true, signal }),
  });
}

export type SubAccountAction = 'add' | 'edit' | 'resetPassword' | 'disable' | 'limit' | 'perm';
export type SubAccountBody<Action extends SubAccountAction> = BodyOf<`subAccount/${Action}`>;

export interface SubAccountCommand<Action extends SubAccountAction> {
  busy: boolean;
  /** The server's words beside the fields it has refused in the last try. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Sends the change; resolves to the account as it is then, or to null when it was refused, which was shown. */
  send: (body: SubAccountBody<Action>) => Promise<SubAccount | null>;
}

/** A change of a sub-account; the list is asked for anew whatever comes back. */
export function useSubAccountCommand<Action extends SubAccountAction>(
  action: Action,
): SubAccountCommand<Action> {
  const api = useApi();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});

  async function send(body: SubAccountBody<Action>): Promise<SubAccount | null> {
    setBusy(true);
    setFieldErrors({});
    try {
      const reply = await api.post(`subAccount/${action}`, body);
      return reply.sub_account;
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      setFieldErrors(cause.fieldErrors);
      return null;
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: subAccountsKey });
    }
  }

  return { busy, fieldErrors, send };
}
