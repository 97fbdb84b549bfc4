import type { DriverStep } from '@serai/contract/vehicles/driver-sheet';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiFailure } from '../../platform/api/api.ts';
import { commandKey, dropCommandKey } from '../../platform/api/command-key.ts';
import { useApi } from '../../platform/app.tsx';

const path = 'driverSheet/step';
/** Interval between attempts while the connection is bad. */
const PAUSE_MS = 5000;

interface Tap {
  ride_id: number;
  step: DriverStep;
}

/**
 * Reports a step. Without a reply it is resent with the same key, at once when the network returns, until there is
 * a reply: a tap is neither lost nor counted twice.
 */
export function useReportStep(token: string) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [tap, setTap] = useState<Tap | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = useRef<(tap: Tap) => Promise<void>>(async () => {});

  send.current = async (tap) => {
    const body = { token, ...tap };
    try {
      await api.command(path, body, commandKey(path, body), { quiet: true });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      if (cause.answerLost) return setWaiting(true);
      setRefusal(cause.message);
    }
    dropCommandKey(path, body);
    setWaiting(false);
    await revalidate();
    setTap(null);
  };

  useEffect(() => {
    if (!tap || !isWaiting) return;
    const again = () => {
      setWaiting(false);
      void send.current(tap);
    };
    const timer = setTimeout(again, PAUSE_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [tap, isWaiting]);

  const report = (next: Tap) => {
    setRefusal(null);
    setTap(next);
    void send.current(next);
  };
  return { report, isSending: tap !== null, isWaiting, refusal };
}
