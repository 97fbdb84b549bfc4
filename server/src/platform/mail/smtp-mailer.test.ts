import { afterEach, describe, expect, it } from 'vitest';
import { openSmtpSink, type SmtpSink } from '../../../test/smtp-sink.ts';
import { Undeliverable } from '../undeliverable.ts';
import { smtpMailer } from './smtp-mailer.ts';

let sink: SmtpSink | undefined;
afterEach(() => sink?.stop());

async function listen(...answers: Parameters<typeof openSmtpSink>): Promise<SmtpSink> {
  sink = await openSmtpSink(...answers);
  return sink;
}

const settings = {
  host: '127.0.0.1',
  secure: false,
  user: undefined,
  password: undefined,
  from: 'Serai <a@b.example>',
};
const mail = { to: 'mei@example.com', subject: '订单已确认', text: '您好', messageId: '<stable-1@serai>' };

describe('smtpMailer', () => {
  it('smtpMailer: a mail → leaves from the configured sender, with a Message-ID of its domain', async () => {
    const { port, received } = await listen('250 queued');
    const files = [{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }];
    await smtpMailer({ ...settings, port }).send({ ...mail, files });
    expect(received).toHaveLength(1);
    expect(received[0]).toContain(Buffer.from('%PDF-1.7').toString('base64'));
    expect(received[0]).toContain('Message-ID: <stable-1@b.example>');
    expect(received[0]).toContain('From: Serai <a@b.example>');
  });

  it('smtpMailer: server refuses → rejects, so that the email is retried', async () => {
    const { port } = await listen('451 try later');
    await expect(smtpMailer({ ...settings, port }).send(mail)).rejects.toThrow('451');
  });

  it.each([
    ['550 5.1.1 no such user', true],
    ['553 mailbox name not allowed', true],
    ['450 mailbox busy', false],
    ['552 too much mail', true],
  ])('smtpMailer: receiver answered %s → retry or not as expected', async (answer, isOver) => {
    const { port } = await listen('250 queued', answer);
    const sent = smtpMailer({ ...settings, port }).send(mail);
    await expect(sent).rejects.toThrow(answer.slice(0, 3));
    expect((await sent.catch((error) => error)) instanceof Undeliverable).toBe(isOver);
  });

  it('smtpMailer: message refused → receiver not blamed', async () => {
    const { port } = await listen('554 no spam please');
    const failure = await smtpMailer({ ...settings, port })
      .send(mail)
      .catch((error) => error);
    expect(failure instanceof Undeliverable).toBe(false);
  });

  it('smtpMailer: text and HTML → both parts, marked as automatic, with ways to answer and to unsubscribe', async () => {
    const { port, received } = await listen('250 queued');
    await smtpMailer({ ...settings, port }).send({
      ...mail,
      html: '<p>Hi</p>',
      replyTo: 'desk@serai.example',
      unsubscribe: 'https://serai.example/user/account/notices?view=switches',
    });
    expect(received[0]).toMatch(/Content-Type: multipart\/alternative/);
    expect(received[0]).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
    expect(received[0]).toContain('Auto-Submitted: auto-generated');
    expect(received[0]).toContain('Reply-To: desk@serai.example');
    expect(received[0]).toMatch(
      /List-Unsubscribe:\s+<https:\/\/serai\.example\/user\/account\/notices\?view=switches>/,
    );
  });
});
