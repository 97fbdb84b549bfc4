import type { Logger } from 'pino';
import { Undeliverable } from '../undeliverable.ts';
import type { Texter } from './texter.ts';

/** Logs every text message that was not sent, with purpose and reason, without the receiver. */
export function loggedTexter(texter: Texter, log: Logger): Texter {
  return {
    async send(message) {
      try {
        await texter.send(message);
      } catch (error) {
        const facts = { text: message.id, purpose: message.parts.purpose, reason: String(error) };
        log.warn(
          facts,
          error instanceof Undeliverable ? 'text message refused for good' : 'text message did not leave',
        );
        throw error;
      }
    },
  };
}
