import type { Texter, TextMessage } from '../src/platform/sms/texter.ts';

/** Keeps what was sent, for tests to read. */
export class TestTexter implements Texter {
  readonly sent: TextMessage[] = [];

  async send(message: TextMessage): Promise<void> {
    this.sent.push(message);
  }
}
