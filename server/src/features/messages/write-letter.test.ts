import { eventKinds } from '@serai/contract/messages/kinds';
import { mails as enMails } from '@serai/phrases/en/mails';
import { inLanguage, langs } from '@serai/phrases/lang';
import { mails as zhMails } from '@serai/phrases/zh/mails';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../test/hostile-texts.ts';
import type { Sender } from './find-sender.ts';
import { previewMail } from './preview-mail.ts';
import { unsetSellerNames } from './seller-names.ts';
import { type Letter, switchPageOf, writeLetter } from './write-letter.ts';
import type { MailEvent } from './write-mail.ts';

const publicUrl = 'https://serai.example';
const sender: Sender = {
  seller: unsetSellerNames,
  publicUrl,
  mailbox: '',
  servicePhone: '',
  urgentPhone: '',
};
const events = Object.keys(eventKinds) as MailEvent[];
const letter = (rest: Partial<Letter>) =>
  writeLetter(
    { event: 'order_confirmed', lang: 'en', subject: 'Order H1', body: 'Hello,', link: '', ...rest },
    sender,
  );

/**
 * Only our own markup: every `<` begins one of these elements, whose attributes are quoted and none of which runs
 * scripts, and every address is one of ours.
 */
const tag =
  /<(?:!doctype html|\/?(?:html|head|title|style|body|table|tr|td|h1|p|br|strong|a|meta)((?: [a-z-]+="[^"<>]*")*))>/g;
const attributes = new Set(
  [
    'lang',
    'charset',
    'name',
    'content',
    'class',
    'style',
    'role',
    'width',
    'cellpadding',
    'cellspacing',
    'bgcolor',
  ].concat(['border', 'align', 'href']),
);

function strayIn(html: string): string[] {
  const stray: string[] = [];
  // The only comments are conditional comments for Outlook; they contain only our markup.
  const rest = html
    .replace(/<!--\[if mso\]>|<!\[endif\]-->/g, '')
    .replace(tag, (_, written: string | undefined) => {
      for (const [, name, value] of (written ?? '').matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
        if (!attributes.has(name!)) stray.push(name!);
        if (name === 'href' && !value!.startsWith(`${publicUrl}/`)) stray.push(value!);
        if (name === 'style' && /url|expression|import/i.test(value!)) stray.push(value!);
      }
      return '';
    });
  if (/[<>]/.test(rest)) stray.push(rest.slice(Math.max(0, rest.search(/[<>]/) - 20)).slice(0, 80));
  return stray;
}

/** Returns the text visible to a reader. */
const readable = (html: string) =>
  html
    .replace(/<!--.*?-->/g, ' ')
    .replace(tag, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

describe('a mail as it leaves', () => {
  it.each(langs)('mail in %s: HTML and text → same content, for every event', (lang) => {
    for (const event of events) {
      const { subject, text, html } = previewMail(event, lang, publicUrl);
      const seen = readable(html).replace(/\s/g, '');
      const { signature, see } = inLanguage(lang, { zh: zhMails, en: enMails });
      const signed = signature.replace('{site}', inLanguage(lang, unsetSellerNames));
      expect(strayIn(html), event).toEqual([]);
      for (const line of text.split('\n').filter((each) => each !== signed && !each.startsWith(see.text))) {
        // Label and value are in separate cells, without the separator.
        for (const part of line.split(/：|: /))
          expect(seen, `${event}: ${line}`).toContain(part.replace(/\s/g, ''));
      }
      expect(`${subject}${text}`, event).not.toMatch(/[{}]|undefined|null|\[object/);
    }
  });

  it('mail: any text in any placeholder, both languages → shown as text', () => {
    expect(new Set(hostileTexts).size).toBe(80);
    let tried = 0;
    for (const event of events) {
      const template = `${zhMails[event].subject}${zhMails[event].body}${enMails[event].subject}${enMails[event].body}`;
      const places = [...new Set([...template.matchAll(/\{(\w+)\}/g)].map(([, place]) => place!))];
      for (const hostile of hostileTexts) {
        const facts = Object.fromEntries([...places, 'link'].map((place) => [place, hostile]));
        for (const lang of langs) {
          const { html } = previewMail(event, lang, publicUrl, facts);
          expect(strayIn(html), `${event} ${hostile}`).toEqual([]);
          tried += places.length;
        }
      }
    }
    expect(tried).toBeGreaterThan(30_000);
  });

  it('writeLetter: markup in the site’s name → inert', () => {
    for (const hostile of hostileTexts) {
      const seller = { zh: hostile, en: hostile };
      const { html } = writeLetter(
        {
          event: 'order_confirmed',
          lang: 'en',
          subject: hostile,
          body: `Hello,\n\n${hostile}`,
          link: '/user/order/detail/1',
        },
        { ...sender, seller },
      );
      expect(strayIn(html)).toEqual([]);
    }
  });

  it('letter: a link → one button, and the address in the text', () => {
    const { text, html } = letter({ event: 'order_received', link: '/user/bill/details?id=7' });
    expect(text).toBe('Hello,\n\nSee: https://serai.example/user/bill/details?id=7');
    expect(html.match(/<a [^>]*href="[^"]*"/g)).toHaveLength(1);
    expect(html).toContain('href="https://serai.example/user/bill/details?id=7"');
    expect(letter({ event: 'order_received' }).html).not.toContain('<a ');
  });

  it('writeLetter: own address alone on a line → button; others → no button', () => {
    const hrefs = (body: string) =>
      [...letter({ event: 'order_received', body }).html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs('Open this:\nhttps://serai.example/v/Jq0?lang=en\nBye')).toEqual([
      'https://serai.example/v/Jq0?lang=en',
    ]);
    for (const other of [
      'https://serai.example.evil.example/v/1',
      'https://serai.example@evil.example/v/1',
      'https://evil.example/',
      'see https://serai.example/v/1',
      'https://serai.example/v/1 https://evil.example/',
      'javascript:alert(16)//https://serai.example/',
    ]) {
      expect(hrefs(`Hello,\n\n${other}`), other).toEqual([]);
    }
  });

  it('letter: a kind that can be switched off → link to the switches; one that must arrive → none', () => {
    const switches = `${publicUrl}/user/account/notices?view=switches`;
    expect(switchPageOf('order_confirmed', publicUrl)).toBe(switches);
    expect(letter({}).text).toContain(
      `To stop emails of this kind, change your notification settings: ${switches}`,
    );
    expect(letter({}).html).toContain(`href="${switches}"`);
    for (const event of ['order_received', 'code_user_register', 'hotel_booking']) {
      expect(switchPageOf(event, publicUrl), event).toBe('');
      expect(letter({ event }).html, event).not.toContain('/user/account/notices');
    }
  });

  it('letter: telephone numbers of the seller → at the foot of text and HTML', () => {
    const phones = { servicePhone: '+95 1 555 0123', urgentPhone: '+95 1 555 0199' };
    const { text, html } = writeLetter(
      { event: 'order_confirmed', lang: 'zh-cn', subject: '订单 H1', body: '您好：', link: '' },
      { ...sender, ...phones },
    );
    const said = '客服电话 +95 1 555 0123 · 24 小时紧急电话 +95 1 555 0199';
    expect(text.endsWith(said)).toBe(true);
    expect(html).toContain(said);
  });

  it('writeLetter: labelled lines → table; code → large type', () => {
    const { html } = letter({ body: 'Refunded.\nFee: 1.00 USD\nRefund: 2.00 USD\nBye: now then' });
    expect(html.match(/class="label"/g)).toHaveLength(3);
    const code = letter({ event: 'code_user_register', body: 'Your code is 481203, for 10 minutes.' });
    expect(code.html).toMatch(/<strong class="code"[^>]*>481203<\/strong>, for 10 minutes/);
    expect(letter({ body: 'Order 481203 is paid' }).html).not.toContain('class="code"');
  });
});
