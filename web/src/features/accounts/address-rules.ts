import type { CodeAddress } from './code-field.tsx';

/** How somebody is reached. */
export type Way = CodeAddress['way'];

/** The part of a form's values that says where somebody is reached. */
export interface AddressValues {
  email: string;
  /** Digits only. */
  areaNum: string;
  mobile: string;
}

export const emptyAddress: AddressValues = { email: '', areaNum: '86', mobile: '' };

/** The one of the two that is meant. */
export function addressOf(way: Way, { email, areaNum, mobile }: AddressValues): CodeAddress {
  return way === 'email' ? { way, email } : { way, areaNum, mobile };
}
