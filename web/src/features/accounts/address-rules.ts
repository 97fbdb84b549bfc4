import type { CodeAddress } from './code-field.tsx';

/** Channel to reach a user. */
export type Way = CodeAddress['way'];

/** Form values that identify an address. */
export interface AddressValues {
  email: string;
  /** Digits only. */
  areaNum: string;
  mobile: string;
}

export const emptyAddress: AddressValues = { email: '', areaNum: '86', mobile: '' };

/** The address of the chosen channel. */
export function addressOf(way: Way, { email, areaNum, mobile }: AddressValues): CodeAddress {
  return way === 'email' ? { way, email } : { way, areaNum, mobile };
}
