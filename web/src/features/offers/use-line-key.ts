import { useState } from 'react';

/**
 * The React key of a search line over a list. The line starts over when the address names another search than the
 * one it has sent itself; over its own search it stays, and with it the focus.
 */
export function useLineKey(address: string): { lineKey: string; sends: (address: string) => void } {
  const [line, setLine] = useState({ lineKey: address, seen: address, sent: address });
  if (line.seen !== address) {
    setLine({ ...line, seen: address, lineKey: address === line.sent ? line.lineKey : address });
  }
  return { lineKey: line.lineKey, sends: (sent) => setLine((before) => ({ ...before, sent })) };
}
