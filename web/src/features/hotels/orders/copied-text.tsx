import { CopyButton } from '../../orders/views/copy-button.tsx';

/** A text with a button that copies it. */
export function CopiedText({ text, what, strong = false }: { text: string; what: string; strong?: boolean }) {
  return (
    <span className={strong ? 'inline-flex items-center font-strong' : 'inline-flex items-center'}>
      {text}
      <CopyButton text={text} what={what} />
    </span>
  );
}
