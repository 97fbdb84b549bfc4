import { classNames } from './class-names.tsx';

/** A phone number as a link; spaces and brackets are removed for dialling. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a
      href={`tel:${number.replace(/[^+\d]/g, '')}`}
      className={classNames(
        'whitespace-nowrap text-teal underline decoration-teal/40 underline-offset-4 hover:decoration-teal',
        className,
      )}
    >
      {number}
    </a>
  );
}
