import type { Say } from '../i18n/phrases.ts';
import type { TransportFailure } from './wire.ts';

/** Text for a transport failure, as worded in section 8 of the specification. */
export function transportMessage(failure: TransportFailure, say: Say<'common'>, online: boolean): string {
  if (failure.reason === 'timeout') return say('networkTimeout');
  if (failure.reason === 'network') return online ? say('serverException') : say('disconnected');
  const key = messageOfStatus.get(failure.status);
  return key ? say(key, { url: failure.url }) : failure.said || say('statusOther');
}

/** Statuses with a specific message. */
export const messageOfStatus: ReadonlyMap<number, Parameters<Say<'common'>>[0]> = new Map([
  [302, 'status302'],
  [400, 'status400'],
  [401, 'status401'],
  [403, 'status401'],
  [404, 'status404'],
  [408, 'status408'],
  [409, 'status409'],
  [500, 'status500'],
  [501, 'status501'],
  [502, 'status502'],
  [503, 'status503'],
  [504, 'status504'],
  [505, 'status505'],
]);
