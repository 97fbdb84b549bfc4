import { createContext, useContext } from 'react';

/** Who reads the parts of an order's page: its agency, or the seller's desk. */
export const ReaderContext = createContext<'agency' | 'desk'>('agency');

/** Whether the seller's desk reads the page: it needs no advice to ask the desk. */
export function useIsDesk(): boolean {
  return useContext(ReaderContext) === 'desk';
}
