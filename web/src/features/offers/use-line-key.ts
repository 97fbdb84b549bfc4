import { useState } from 'react';

/**
 * React key of a search line above a list. The line is reset when the address contains a search other than the one
 * it sent; after its own search it keeps its state and the focus.
 */
export function useLineKey(address: string): { lineKey: string; sends: (address: string) => void } {
  const [line, setLine] = useState({ lineKey: address, seen: address, sent: address });
  if (line.seen !== address) {
    setLine({ ...line, seen: address, lineKey: address === line.sent ? line.lineKey : address });
  }
  return { lineKey: line.lineKey, sends: (sent) => setLine((before) => ({ ...before, sent })) };
}
