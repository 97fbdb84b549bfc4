import type { Worded } from '@serai/contract/vouchers/vouchers';
import { PhoneLink } from '@serai/ui/phone-link';
import { Fragment, type ReactNode } from 'react';

/** The language of a text, for its letters and for who reads it aloud. */
const tags = { zh: 'zh-CN', en: 'en', my: 'my' } as const;

interface WordedTextProps {
  text: Worded;
  /** One line per language; otherwise side by side. */
  stacked?: boolean;
  /** How the languages after the first are set. */
  others?: string;
}

/** A text in the languages of a voucher, the first before all others. Numbers in it can be called. */
export function WordedText({ text, stacked = false, others = 'text-caption text-muted' }: WordedTextProps) {
  return text.map((said, at) => (
    <Fragment key={said.lang}>
      {at > 0 && !stacked && ' '}
      <span
        lang={tags[said.lang]}
        className={[stacked ? 'block' : '', at > 0 ? others : ''].filter(Boolean).join(' ') || undefined}
      >
        {withPhones(said.text)}
      </span>
    </Fragment>
  ));
}

/** The text in the first language alone. */
export function firstText(text: Worded): string {
  return text[0]?.text ?? '';
}

/** The language that a name in the script of its place is written in, where its letters tell. */
export function langOfName(name: string): string | undefined {
  return /\p{Script=Myanmar}/u.test(name) ? tags.my : undefined;
}

/** Lines stay lines; an international number becomes one to press. */
function withPhones(text: string): ReactNode {
  // Every other part is a number.
  const parts = text.split(/(\+\d(?:[\d ()-]*\d){6,})/);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
    at % 2 === 1 ? <PhoneLink key={at} number={part} /> : <Fragment key={at}>{part}</Fragment>,
  );
}
