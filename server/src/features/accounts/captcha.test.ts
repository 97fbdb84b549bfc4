import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { passDrawnCaptcha } from '../../../test/pass-captcha.ts';
import { solveCaptcha } from '../../../test/solve-captcha.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
});

const check = (id: unknown, info: unknown) =>
  world.call('POST', 'common/checkClickCaptcha', { id, info, unset: false });

describe('common/clickCaptcha', () => {
  // Covers 7.20.
  it('clickCaptcha: new id → a PNG of the named size and the words to click', async () => {
    const id = randomUUID();
    const { data } = await world.call('GET', 'common/clickCaptcha', { id }, { lang: 'zh-cn' });
    expect(data).toMatchObject({ id, width: 350, height: 200 });
    expect(data.text).toHaveLength(3);
    expect(data.text.some((word: string) => /^<[\u4e00-\u9fff]+>$/.test(word))).toBe(true);
    const png = Buffer.from(data.base64.replace('data:image/png;base64,', ''), 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([350, 200]);
  });

  it('common/clickCaptcha: English reader → words in Latin letters', async () => {
    const { data } = await world.call('GET', 'common/clickCaptcha', { id: randomUUID() }, { lang: 'en' });
    expect(data.text.join('')).toMatch(/^[\x20-\x7e]+$/);
  });

  it.each([
    '',
    'short',
    'fifteen-letters',
    '../../etc/passwd',
    '/etc/passwd-0123456',
    'x'.repeat(65),
    '0123456789abcdef\0',
    '0123456789abcdef\n',
    '０１２３４５６７８９ａｂｃｄｅｆ',
    ['x'.repeat(36)],
    { a: 'x'.repeat(36) },
  ])('common/clickCaptcha and mailCaptcha: id %j → no picture, no email', async (id) => {
    const before = await world.db.selectFrom('captcha_challenges').select('id').execute();
    const email = 'reader@example.com';
    for (const reply of [
      await world.call('GET', 'common/clickCaptcha', { id }),
      await world.call('POST', 'common/mailCaptcha', { id, email }),
    ]) {
      expect([reply.http, reply.code, reply.data.errors[0].field]).toEqual([200, 0, 'id']);
    }
    expect(await world.db.selectFrom('captcha_challenges').select('id').execute()).toEqual(before);
  });

  it('common/clickCaptcha: more than 30 requests a minute from an address, with new or known ids → refused', async () => {
    const codes: string[] = [];
    for (let at = 0; at < 31; at++) {
      const reply = await world.call('GET', 'common/clickCaptcha', { id: `one-of-two-ids-${at % 2}` });
      codes.push(reply.data.reason ?? 'ok');
    }
    expect(codes.filter((code) => code === 'captcha_too_often')).toHaveLength(1);
  });
});

describe('common/checkClickCaptcha', () => {
  // Covers 7.21.
  it('common/checkClickCaptcha: correct clicks, at any displayed size, repeatedly → accepted', async () => {
    const { captchaId, captchaInfo } = await passDrawnCaptcha(world);
    const [clicks = ''] = captchaInfo.split(';');
    const doubled = clicks
      .split('-')
      .map((point) =>
        point
          .split(',')
          .map((number) => Number(number) * 2 + 3.25)
          .join(','),
      )
      .join('-');
    expect((await check(captchaId, captchaInfo)).code).toBe(1);
    expect((await check(captchaId, `${doubled};700;400`)).code).toBe(1);
  });

  it('common/checkClickCaptcha: clicks in another order, one fewer or one more → refused', async () => {
    const { captchaId, captchaInfo } = await passDrawnCaptcha(world);
    const [clicks = '', ...size] = captchaInfo.split(';');
    const points = clicks.split('-');
    const others = [points.toReversed(), points.slice(1), [...points, points[0]]];
    for (const other of others) {
      await world.db.updateTable('captcha_challenges').set({ tries: 0 }).execute();
      expect((await check(captchaId, [other.join('-'), ...size].join(';'))).code).toBe(0);
    }
  });

  it('checkClickCaptcha: three wrong tries or 600 s → invalid', async () => {
    const tried = await passDrawnCaptcha(world);
    for (let at = 0; at < 3; at++) await check(tried.captchaId, '1,1;350;200');
    expect((await check(tried.captchaId, tried.captchaInfo)).code).toBe(0);
    const late = await passDrawnCaptcha(world);
    world.clock.advance(600_000);
    expect((await check(late.captchaId, late.captchaInfo)).code).toBe(0);
  });

  it('checkClickCaptcha: same id requested again → fresh tries, former answer wrong', async () => {
    const { captchaId, captchaInfo } = await passDrawnCaptcha(world);
    await check(captchaId, '1,1;350;200');
    await world.call('GET', 'common/clickCaptcha', { id: captchaId });
    expect((await check(captchaId, (await solveCaptcha(world.db, captchaId))!)).code).toBe(1);
    expect((await check(captchaId, captchaInfo)).code).toBe(0);
  });

  it('common/checkClickCaptcha: 100 malformed forms → refused, never a server error', async () => {
    const { captchaId, captchaInfo } = await passDrawnCaptcha(world);
    const forms = malformed(captchaInfo);
    expect(forms.length).toBeGreaterThanOrEqual(100);
    for (const info of forms) {
      await world.db.updateTable('captcha_challenges').set({ tries: 0 }).execute();
      const reply = await check(captchaId, info);
      expect([reply.http, reply.code], JSON.stringify(info)?.slice(0, 80)).toEqual([200, 0]);
    }
    expect((await check(captchaId, captchaInfo)).code).toBe(1);
    for (const id of [undefined, null, 1, '', 'unknown-id', ['x'], {}, 'a\0b', 'x'.repeat(500)]) {
      expect((await check(id, captchaInfo)).code).toBe(0);
    }
  });
});

/** Forms that are wrong even for the challenge they were made of; spaces around an answer are trimmed. */
function malformed(right: string): unknown[] {
  const [clicks = '', width = '', height = ''] = right.split(';');
  const points = clicks.split('-');
  const sizes = [
    '0',
    '-350',
    'NaN',
    'Infinity',
    '1e3',
    '',
    ' ',
    'abc',
    '0x15e',
    '9'.repeat(40),
    '35O',
    '３５０',
  ];
  const coordinates = [
    '',
    ' ',
    'NaN',
    'Infinity',
    '-5',
    '1e1',
    '0x10',
    'null',
    '9'.repeat(400),
    '1.2.3',
    '+5',
    '５',
  ];
  return [
    undefined,
    null,
    true,
    false,
    0,
    7,
    -1,
    1.5,
    [],
    {},
    [right],
    { info: right },
    [[1, 2]],
    '',
    ' ',
    ';',
    ';;',
    ';;;',
    '-',
    '-;-;-',
    ',',
    ',;,;,',
    ',-,-,;350;200',
    '{}',
    '[]',
    'null',
    'undefined',
    '<script>',
    "' OR 1=1",
    '%',
    '\\',
    '\u202e',
    'a\0b',
    '\ud800',
    '🏨',
    '\n',
    `${right};`,
    `;${right}`,
    `${right};1`,
    `${right}-`,
    `-${right}`,
    clicks,
    `${clicks};${width}`,
    `${clicks};${width};`,
    `${clicks};;${height}`,
    `;${width};${height}`,
    `${clicks},${width},${height}`,
    clicks.replaceAll(',', ';'),
    clicks.replaceAll('-', ','),
    right.replaceAll('-', '--'),
    right.replaceAll(',', ',,'),
    right.replaceAll(';', ';;'),
    right.replaceAll(',', '.'),
    right.replaceAll('-', '–'),
    right.repeat(2),
    right.repeat(60),
    ...sizes.flatMap((size) => [`${clicks};${size};${height}`, `${clicks};${width};${size}`]),
    ...coordinates.flatMap((x) => [
      `${x},${points[0]!.split(',')[1]}-${points.slice(1).join('-')};${width};${height}`,
      `${points.slice(1).join('-')}-5,${x};${width};${height}`,
    ]),
  ];
}
