import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { eventKinds } from '@serai/contract/messages/kinds';
import { langs } from '@serai/phrases/lang';
import { html } from '../features/messages/html.ts';
import { previewMail } from '../features/messages/preview-mail.ts';
import type { MailEvent } from '../features/messages/write-mail.ts';

/**
 * npm run preview-mails [folder]: writes every mail in both languages as .html and .txt, with an index page.
 */
const folder = resolve(process.argv[2] ?? 'mails');
await mkdir(folder, { recursive: true });
const events = Object.keys(eventKinds) as MailEvent[];
const rows = [];
for (const event of events) {
  const cells = [];
  for (const lang of langs) {
    const { subject, text, html: page } = previewMail(event, lang, 'http://localhost:3000');
    const name = `${event}.${lang}`;
    await writeFile(join(folder, `${name}.html`), page);
    await writeFile(join(folder, `${name}.txt`), `${subject}\n\n${text}\n`);
    cells.push(html`<td><a href="${name}.html">${subject}</a> (<a href="${name}.txt">txt</a>)</td>`);
  }
  rows.push(html`<tr><th align="left">${event}</th>${cells}</tr>\n`);
}
const index = html`<!doctype html><meta charset="utf-8"><title>Mails</title><table cellpadding="6">${rows}</table>`;
await writeFile(join(folder, 'index.html'), index.text);
process.stdout.write(`${events.length} mails in ${langs.length} languages: ${join(folder, 'index.html')}\n`);
