import { classNames } from '@serai/ui/class-names';

/** A preview of the sign that the driver holds up. */
export function DriverSign(props: { label: string; text: string; placeholder?: string | undefined }) {
  const { label, text, placeholder = '' } = props;
  return (
    <figure className="min-w-0">
      <div className="on-ink grid min-h-24 place-items-center rounded-card border-t-4 border-saffron bg-ink px-4 py-5 text-center">
        <span
          className={classNames(
            'text-title font-strong text-balance [overflow-wrap:anywhere]',
            text ? 'text-on-ink' : 'text-on-ink-muted',
          )}
        >
          {text || placeholder}
        </span>
      </div>
      <figcaption className="mt-1 text-center text-caption text-muted">{label}</figcaption>
    </figure>
  );
}
