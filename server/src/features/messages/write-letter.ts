import { eventKinds } from '@serai/contract/messages/kinds';
import { mails as en } from '@serai/phrases/en/mails';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { mails as zh } from '@serai/phrases/zh/mails';
import type { Sender } from './find-sender.ts';
import { Html, html } from './html.ts';

/** Content of an email as stored in the outbox. */
export interface Letter {
  event: string;
  lang: Lang;
  subject: string;
  /** Paragraphs separated by an empty line. */
  body: string;
  /** Path of the page about the subject; empty if there is none. */
  link: string;
}

/** A finished email: the same content as text and as HTML, each with a link to the page of its subject. */
export function writeLetter(letter: Letter, sender: Sender): { text: string; html: string } {
  const { link, body, lang } = letter;
  const address = link && `${sender.publicUrl}${link}`;
  const { see } = inLanguage(lang, { zh, en });
  const foot = writeFoot(letter, sender);
  const links = [address && `${see.text}${address}`, foot.switches && `${foot.switches}${foot.switchPage}`];
  return {
    text: [body, ...links.filter(Boolean), foot.phones].filter(Boolean).join('\n\n'),
    html: writeHtml(letter, sender, address),
  };
}

/** Page on which the receiver switches off emails of this kind; empty for mandatory emails. */
export function switchPageOf(event: string, publicUrl: string): string {
  const kind = eventKinds[event as keyof typeof eventKinds];
  return kind && !kind.always ? `${publicUrl}/user/account/notices?view=switches` : '';
}

interface Foot {
  /** Telephone numbers of the seller; empty when none is set. */
  phones: string;
  /** Text before the link to the switches; empty for mandatory emails. */
  switches: string;
  switchPage: string;
}

function writeFoot({ event, lang }: Letter, { servicePhone, urgentPhone, publicUrl }: Sender): Foot {
  const { foot } = inLanguage(lang, { zh, en });
  const switchPage = switchPageOf(event, publicUrl);
  const phones = [
    servicePhone && fill(foot.service, { phone: servicePhone }),
    urgentPhone && fill(foot.urgent, { phone: urgentPhone }),
  ];
  return {
    phones: phones.filter(Boolean).join(' · '),
    switches: switchPage && foot.switches,
    switchPage,
  };
}

/**
 * Uses tables and inline styles, which all mail programs support, and loads nothing from outside. Dark colours follow
 * the mail program's scheme. Outlook for Windows ignores `max-width` and the padding of links: it takes the width from
 * the conditional table and the padding of the button from its cell.
 */
function writeHtml(letter: Letter, sender: Sender, address: string): string {
  const { event, lang, subject, body } = letter;
  const { seller, publicUrl } = sender;
  const foot = writeFoot(letter, sender);
  const site = inLanguage(lang, seller);
  const { see } = inLanguage(lang, { zh, en });
  // The HTML card has a separate signature below it.
  const signatures = [
    zh.signature.replace('{site}', () => seller.zh),
    en.signature.replace('{site}', () => seller.en),
  ];
  const paragraphs = body
    .split('\n\n')
    .map((part) => part.split('\n').filter((line) => !signatures.includes(line)))
    .map((lines) => layOut(lines, { publicUrl, open: see.open, isCode: /^code_|^captcha_/.test(event) }));
  return `<!doctype html>\n${
    html`<html lang="${lang === 'en' ? 'en' : 'zh-CN'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${nightAndNarrow}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f8f4ea;color:#15282b;">
<table role="presentation" class="paper" ${sheet} style="background:#f8f4ea;"><tr><td class="edge" align="center" style="padding:32px 16px;">
${outlookOnly('<table role="presentation" width="600" align="center"><tr><td>')}<table role="presentation" ${sheet} style="max-width:600px;">
<tr><td class="head" style="background:#0e3c44;color:#f6efe0;border-radius:12px 12px 0 0;border-bottom:3px solid #eda41c;padding:20px 32px;${face}font-size:18px;font-weight:600;letter-spacing:0.04em;">${site}</td></tr>
<tr><td class="surface body" style="background:#fffdf8;border-radius:0 0 12px 12px;padding:28px 32px 32px;${face}font-size:15px;line-height:1.7;color:#15282b;">
<h1 class="words" style="margin:0 0 20px;font-size:20px;line-height:1.4;font-weight:600;color:#15282b;">${subject}</h1>
${paragraphs}${address ? button(address, see.button) : ''}</td></tr>
<tr><td class="muted" align="center" style="padding:20px 32px 24px;${face}font-size:13px;line-height:1.6;color:#55625f;">${site}${foot.phones ? html`<br>${foot.phones}` : ''}${foot.switches ? html`<br>${foot.switches}<a class="muted" href="${foot.switchPage}" style="color:#55625f;">${foot.switchPage}</a>` : ''}</td></tr>
</table>${outlookOnly('</td></tr></table>')}
</td></tr></table>
</body>
</html>`.text
  }\n`;
}

interface Layout {
  publicUrl: string;
  /** Label of the button. */
  open: string;
  /** The code is the main content, so it is set large. */
  isCode: boolean;
}

/**
 * Lays out lines: label and value become a table row, one of our addresses alone becomes a button; other lines stay
 * text.
 */
function layOut(lines: readonly string[], { publicUrl, open, isCode }: Layout): Html {
  const blocks: Html[] = [];
  let kept: { kind: 'row' | 'line'; part: Html }[] = [];
  const close = () => {
    const parts = kept.map(({ part }) => part);
    if (kept[0]?.kind === 'row')
      blocks.push(html`<table role="presentation" ${sheet} style="margin:0 0 20px;">${parts}</table>\n`);
    else if (kept.length > 0) blocks.push(html`<p class="words" style="margin:0 0 16px;">${parts}</p>\n`);
    kept = [];
  };
  const keep = (kind: 'row' | 'line', part: Html) => {
    if (kept.length > 0 && kept[0]!.kind !== kind) close();
    kept.push({ kind, part: kept.length > 0 && kind === 'line' ? html`<br>${part}` : part });
  };
  for (const line of lines) {
    const named = /^([^：:]{1,12}：|[^：:]{1,28}: +)(\S.*)$/.exec(line);
    if (isOurs(line, publicUrl)) {
      close();
      blocks.push(
        html`${button(line, open)}<p class="muted words" style="margin:0 0 16px;font-size:13px;color:#55625f;">${line}</p>\n`,
      );
    } else if (named) keep('row', row(named[1]!.replace(/[：:] *$/, ''), named[2]!));
    else keep('line', isCode ? withCode(line) : html`${line}`);
  }
  close();
  return html`${blocks}`;
}

function row(label: string, value: string): Html {
  const cell = 'vertical-align:top;border-bottom:1px solid #dfd6c3;padding:9px 0;';
  return html`<tr><td class="label" width="34%" style="${cell}padding-right:16px;color:#55625f;">${label}</td><td class="value" style="${cell}color:#15282b;font-weight:600;">${value}</td></tr>\n`;
}

function withCode(line: string): Html {
  const [before, code, after] = line.split(/(\b\d{6}\b)/);
  if (!code) return html`${line}`;
  return html`${before!}<strong class="code" style="display:inline-block;margin:4px 0;padding:4px 14px;border-radius:6px;background:#efe9db;font-size:24px;letter-spacing:0.14em;">${code}</strong>${after ?? ''}`;
}

function button(address: string, label: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px;"><tr><td class="press" bgcolor="#eda41c" style="border-radius:6px;background:#eda41c;mso-padding-alt:11px 26px;"><a class="press" href="${address}" style="display:inline-block;padding:11px 26px;border-radius:6px;background:#eda41c;color:#271800;font-weight:600;text-decoration:none;">${label}</a></td></tr></table>\n`;
}

/** Markup that only Outlook for Windows reads. */
function outlookOnly(markup: string): Html {
  return new Html(`<!--[if mso]>${markup}<![endif]-->`);
}

/** Whether a line consists of one of our addresses only. */
function isOurs(line: string, publicUrl: string): boolean {
  return line.startsWith(`${publicUrl}/`) && /^[\w:/.?=&%~-]+$/.test(line);
}

const sheet = new Html('width="100%" cellpadding="0" cellspacing="0" border="0"');
const face = new Html(
  "font-family:'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans Myanmar',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;",
);

const nightAndNarrow = new Html(`
.words,.value{overflow-wrap:anywhere}
@media (max-width:480px){
.edge{padding:0!important}
.head{border-radius:0!important;padding:16px 20px!important}
.body{border-radius:0!important;padding:24px 20px 28px!important}
.label,.value{display:block!important;width:auto!important}
.label{padding:10px 0 0!important;border-bottom:0!important}
.value{padding:0 0 10px!important}
.press{display:block!important;text-align:center!important}
}
@media (prefers-color-scheme:dark){
.paper{background:#0c1618!important;color:#ece5d6!important}
.surface{background:#132124!important}
.surface,.words,.value{color:#ece5d6!important}
.head{background:#0b2e35!important;color:#f2ebdb!important}
.muted,.label{color:#a6b3af!important}
.label,.value{border-color:#26383b!important}
.code{background:#0a1113!important;color:#ece5d6!important}
.press{background:#eda82b!important;color:#271800!important}
}
`);
