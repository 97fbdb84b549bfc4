import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

const token = 'aZ09_-'.repeat(8).slice(0, 43);
const secrets: [string, (log: ReturnType<typeof createLog>) => void, string][] = [
  ['a password field', (log) => log.info({ user: { password: 'Lantern42' } }, 'x'), 'Lantern42'],
  ['a token field', (log) => log.info({ refresh_token: 'short' }, 'x'), 'short'],
  ['a token in a message', (log) => log.info(`seen ${token}`), token],
  ['a token in an error', (log) => log.error({ err: new Error(`bad ${token}`) }, 'x'), token],
  ['a code field', (log) => log.info({ code: '204466' }, 'x'), '204466'],
  ['a code in a text', (log) => log.info('the code is 204466'), '204466'],
  ['a code in a subject', (log) => log.info('204466 是您的商驿注册验证码'), '204466'],
  ['a captcha answer', (log) => log.info({ info: '11,22-33,44;350;200' }, 'x'), '11,22'],
  ['a database password', (log) => log.info('postgres://serai:opensesame@db/serai'), 'opensesame'],
  ['a password hash', (log) => log.info('$argon2id$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA'), 'aGFzaA'],
  ['an identity number', (log) => log.info('530102199003074518 came'), '530102199003074518'],
  ['a card number', (log) => log.info('paid with 4111 1111 1111 1111'), '1111 1111'],
  ['a mobile number', (log) => log.info({ caller: { mobile: '13800000000' } }, 'x'), '13800000000'],
];

describe('the log', () => {
  it.each(secrets)('log: %s → hidden', (_, write, secret) => {
    const lines: string[] = [];
    write(createLog('info', { write: (line) => void lines.push(line) }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(secret);
    expect(lines[0]).toContain('[hidden]');
    expect(() => JSON.parse(lines[0]!)).not.toThrow();
  });

  it('log: facts for finding faults → kept', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const fault = Object.assign(new Error('duplicate key'), { code: '23505' });
    const requestId = '7f0c1c80-9b1f-4a44-8f3e-2f6f0b7f1a11';
    log.error({ err: fault, requestId, route: '/api/hotel/book', userId: 12, ms: 3.2 }, 'call failed');
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 'error',
      requestId,
      route: '/api/hotel/book',
      userId: 12,
      ms: 3.2,
      msg: 'call failed',
      err: { message: 'duplicate key', code: '23505' },
    });
  });

  it('log: below its level → silent', () => {
    const lines: string[] = [];
    createLog('warn', { write: (line) => void lines.push(line) }).info('quiet');
    expect(lines).toEqual([]);
  });
});
