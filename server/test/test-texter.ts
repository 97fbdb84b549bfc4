import type { Texter, TextMessage } from '../src/platform/sms/texter.ts';

/** Records sent text messages for tests. */
export class TestTexter implements Texter {
  readonly sent: TextMessage[] = [];

  async send(message: TextMessage): Promise<void> {
    this.sent.push(message);
  }
}
