import type { Worded } from '@serai/contract/vouchers/vouchers';
import { PhoneLink } from '@serai/ui/phone-link';
import { Fragment, type ReactNode } from 'react';

/** Language tag of a text, for its font and for screen readers. */
const tags = { zh: 'zh-CN', en: 'en', my: 'my' } as const;

interface WordedTextProps {
  text: Worded;
  /** One line per language; otherwise side by side. */
  stacked?: boolean;
  /** Class of the languages after the first. */
  others?: string;
}

/** A text in the languages of a voucher, the first in front. Telephone numbers become links. */
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

/** The text in the first language only. */
export function firstText(text: Worded): string {
  return text[0]?.text ?? '';
}

/** Language of a name in the local script, as far as its characters show it. */
export function langOfName(name: string): string | undefined {
  return /\p{Script=Myanmar}/u.test(name) ? tags.my : undefined;
}

/** Keeps line breaks; international numbers become links. */
function withPhones(text: string): ReactNode {
  // Parts with odd indexes are numbers.
  const parts = text.split(/(\+\d(?:[\d ()-]*\d){6,})/);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
    at % 2 === 1 ? <PhoneLink key={at} number={part} /> : <Fragment key={at}>{part}</Fragment>,
  );
}
