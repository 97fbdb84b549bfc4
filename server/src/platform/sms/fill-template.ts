import { readMobile } from './mobile-number.ts';
import type { TextMessage } from './texter.ts';

/** Placeholders that a gateway's address and body may contain. */
export const places = ['to', 'digits', 'area', 'number', 'text', 'id'] as const;

/** Encoding that prevents a value from ending its field. */
export type Encoding = 'url' | 'json' | 'form';

/**
 * Replaces the placeholders of a template: `{to}` (E.164), `{digits}` (E.164 without plus), `{area}`, `{number}`
 * (without country code), `{text}` and `{id}`; other braces stay, as JSON needs them.
 */
export function fillTemplate(
  template: string,
  message: Omit<TextMessage, 'parts'>,
  encoding: Encoding,
): string {
  const number = readMobile(message.to);
  const values: Record<(typeof places)[number], string> = {
    to: message.to,
    digits: message.to.replace(/\D/g, ''),
    area: number?.areaNum ?? '',
    number: number?.mobile ?? message.to.replace(/\D/g, ''),
    text: message.text,
    id: message.id,
  };
  return template.replace(/\{(to|digits|area|number|text|id)\}/g, (_, name: keyof typeof values) =>
    encode(values[name], encoding),
  );
}

function encode(value: string, encoding: Encoding): string {
  return encoding === 'json' ? JSON.stringify(value).slice(1, -1) : encodeURIComponent(value);
}
