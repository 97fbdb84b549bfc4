import { beforeAll, describe, expect, test } from 'vitest';
import { loadPhrases, phrasesOf } from '../i18n/phrases.ts';
import { ApiFailure, createApi } from './api.ts';
import { transportMessage } from './failure-message.ts';
import { flattenQuery } from './flatten-query.ts';
import { type Envelope, TransportFailure } from './wire.ts';

const reply = (code: number, msg = '', data: unknown = null): Envelope => ({ code, msg, time: 0, data });

/** An api whose server gives these replies in turn, and a record of its effects. */
function apiAnswering(answers: (Envelope | TransportFailure)[], renews = false, left = '') {
  const done: string[] = [];
  const api = createApi({
    transport: async ({ headers }) => {
      done.push(`call ${headers['idempotency-key'] ?? ''}`.trim());
      const answer = answers.shift();
      if (!answer || answer instanceof TransportFailure) throw answer;
      return answer;
    },
    headers: () => ({ 'ba-user-token': 'old' }),
    renew: async () => renews,
    hasLeft: (token) => token === left,
    notify: (kind, message) => done.push(`${kind}: ${message}`),
    explain: (failure) => failure.reason,
    loginNeeded: (clearToken) => done.push(clearToken ? 'clear token, go to login' : 'go to user'),
  });
  return { api, done };
}

describe('reply codes', () => {
  test('api: success → data without a message', async () => {
    const { api, done } = apiAnswering([reply(1, 'fine', { total: 3 })]);
    expect(await api.get('user/checkIn', {})).toEqual({ total: 3 });
    expect(done).toEqual(['call']);
  });

  // Covers 8.08.
  test('api: success, notice requested → shown', async () => {
    const { api, done } = apiAnswering([reply(1, 'Sent')]);
    await api.post('account/endOtherSessions', {}, { showSuccess: true });
    expect(done).toEqual(['call', 'success: Sent']);
  });

  // Covers 8.01.
  test('api: any other code with a message → shown, fields named', async () => {
    const { api, done } = apiAnswering([
      reply(0, 'Too long', { errors: [{ field: 'name', message: 'Too long' }] }),
    ]);
    const failure = await api.get('user/checkIn', {}).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect((failure as ApiFailure).fieldErrors).toEqual({ name: 'Too long' });
    expect((failure as ApiFailure).answerLost).toBe(false);
    expect(done).toEqual(['call', 'error: Too long']);
  });

  // Covers 7.23.
  test('api: quiet failure → nothing shown', async () => {
    const { api, done } = apiAnswering([reply(0, 'Too long')]);
    await expect(api.get('user/checkIn', {}, { quiet: true })).rejects.toThrow('Too long');
    expect(done).toEqual(['call']);
  });

  // Covers 4.05, 8.03.
  test.each([false, true])('409 → token removed, notice, login route; quiet: %s', async (quiet) => {
    const { api, done } = apiAnswering([reply(409, 'Expired', {})]);
    await expect(api.get('user/checkIn', {}, { quiet })).rejects.toThrow('Expired');
    expect(done).toEqual(['call', 'error: Expired', 'clear token, go to login']);
  });

  // Covers 4.04, 8.04.
  test.each([false, true])('api: 303 need login, quiet %s → login route', async (quiet) => {
    const { api, done } = apiAnswering([reply(303, 'Log in', { type: 'need login' })]);
    await expect(api.get('user/checkIn', {}, { quiet })).rejects.toThrow('Log in');
    expect(done).toEqual(['call', 'error: Log in', 'clear token, go to login']);
  });

  test('api: open call of a user who has logged out → refused without message or redirect', async () => {
    const ended = [reply(409, 'Expired', {}), reply(409, 'Expired', {})];
    const { api, done } = apiAnswering(ended, false, 'old');
    await expect(api.get('user/checkIn', {})).rejects.toThrow('Expired');
    expect(done).toEqual(['call']);
    // The logout itself must not leave a user with a token that has ended.
    await expect(api.post('user/logout', { refresh_token: '' })).rejects.toThrow('Expired');
    expect(done.slice(1)).toEqual(['call', 'error: Expired', 'clear token, go to login']);
  });

  // Covers 8.05.
  test('api: 303 logged in → token kept, user route', async () => {
    const { api, done } = apiAnswering([reply(303, 'Already in', { type: 'logged in' })]);
    await expect(api.get('user/checkIn', {})).rejects.toThrow('Already in');
    expect(done).toEqual(['call', 'error: Already in', 'go to user']);
  });

  test('api: expired token that can be renewed → call repeated with the same key, nothing shown', async () => {
    const { api, done } = apiAnswering([reply(409, 'Expired', {}), reply(1, '', 'paid')], true);
    expect(await api.command('order/pay', { id: 1, pay_channel: 'balance' }, 'key-of-this-payment')).toBe(
      'paid',
    );
    expect(done).toEqual(['call key-of-this-payment', 'call key-of-this-payment']);
  });
});

test('api: lost reply → distinct from a refusal', async () => {
  const { api } = apiAnswering([new TransportFailure('timeout', '/api/x')]);
  const failure = await api.post('account/endOtherSessions', {}).catch((cause: unknown) => cause);
  expect((failure as ApiFailure).answerLost).toBe(true);
});

describe('messages below the business', () => {
  beforeAll(() => loadPhrases('en', ['common']));
  const say = (failure: TransportFailure, online = true) =>
    transportMessage(failure, phrasesOf('en', 'common'), online);

  // Covers 8.10, 8.11, 8.12, 8.13, 8.14, 8.15, 8.16, 8.17, 8.18, 8.19, 8.20, 8.21, 8.22, 8.23.
  test.each([
    [302, 'Interface redirected!'],
    [400, 'Incorrect parameter!'],
    [401, 'You do not have permission to operate!'],
    [403, 'You do not have permission to operate!'],
    [404, 'Error requesting address: /api/x'],
    [408, 'Request timed out!'],
    [409, 'The same data already exists in the system!'],
    [500, 'Server internal error!'],
    [501, 'Service not implemented!'],
    [502, 'Gateway error!'],
    [503, 'Service unavailable!'],
    [504, 'The service is temporarily unavailable Please try again later!'],
    [505, 'HTTP version is not supported!'],
    [418, 'Abnormal problem, please contact the website administrator!'],
  ])('HTTP %i → message: %s', (status, message) => {
    expect(say(new TransportFailure('status', '/api/x', status))).toBe(message);
  });

  // Covers 8.24, 8.25, 8.26.
  test('api: no status → timeout, server error or disconnected', () => {
    expect(say(new TransportFailure('timeout', '/api/x'))).toBe('Network request timeout!');
    expect(say(new TransportFailure('network', '/api/x'))).toBe('Server exception!');
    expect(say(new TransportFailure('network', '/api/x'), false)).toBe('You are disconnected!');
  });
});

// Covers 7.04.
test('api: nested parameters → flattened to name[key]', () => {
  const query = flattenQuery({ page: 2, rooms: [{ adults: 2, child_ages: [0, 7] }], keyword: undefined });
  expect([...query]).toEqual([
    ['page', '2'],
    ['rooms[0][adults]', '2'],
    ['rooms[0][child_ages][0]', '0'],
    ['rooms[0][child_ages][1]', '7'],
  ]);
});

test('api: null in a query → omitted by every transport', async () => {
  const carried: unknown[] = [];
  const api = createApi({
    transport: async ({ data }) => {
      carried.push(data);
      return reply(1);
    },
    headers: () => ({}),
    explain: (failure) => failure.reason,
  });
  await api.get('order/approvals', { view: null, page: 2 });
  expect(carried).toEqual([{ page: 2 }]);
});
