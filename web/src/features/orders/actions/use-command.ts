import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '../../../platform/api/api.ts';
import type { BodyOf, CommandPath } from '../../../platform/api/calls.ts';
import { useApi } from '../../../platform/app.tsx';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { commandKey, dropCommandKey } from '../../../platform/query/command-key.ts';
import { walletKey } from '../../wallet/use-wallet.ts';
import { ordersKey } from '../order-queries.ts';
import { useOrderPhrases } from '../service-words.ts';

export interface Command<Path extends CommandPath> {
  busy: boolean;
  /** Sends the command once; resolves to null when it has succeeded, else to the failure, already shown as a notice. */
  send: (body: BodyOf<Path>) => Promise<ApiFailure | null>;
}

/** A command about orders. Its key is stored before it is sent; whatever comes back, orders are re-read. */
export function useCommand<Path extends CommandPath>(path: Path): Command<Path> {
  const api = useApi();
  const client = useQueryClient();
  const t = useOrderPhrases('orders');
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function send(body: BodyOf<Path>): Promise<ApiFailure | null> {
    setBusy(true);
    try {
      await api.command(path, body, commandKey(path, body));
      dropCommandKey(path, body);
      return null;
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      if (cause.answerLost) notify('warning', t('lostAnswer'));
      return cause;
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: ordersKey });
      void client.invalidateQueries({ queryKey: walletKey });
    }
  }

  return { busy, send };
}
