import type { VoucherView } from '@serai/contract/vouchers/vouchers';
import { classNames } from '@serai/ui/class-names';
import { PolicyBand, policyDots, policyInks } from '@serai/ui/policy-band';
import { WordedText } from './worded-text.tsx';

const kinds = { free: 'free', part: 'fee', full: 'full' } as const;

/** Cancellation policy to scale from the booking to the start, as on offer and order pages; in words below. */
export function VoucherPolicy({ policy: { windows } }: { policy: NonNullable<VoucherView['policy']> }) {
  let x = 0;
  const parts = windows.map(({ shade, share }) => {
    const part = { kind: kinds[shade], x, width: share * 1000 };
    x += part.width;
    return part;
  });
  return (
    <>
      <PolicyBand parts={parts} />
      <ol className="mt-1 grid gap-1">
        {windows.map(({ shade, from, text }, at) => (
          <li key={parts[at]?.x} className="flex items-baseline gap-2">
            <span
              aria-hidden="true"
              className={classNames('size-2 shrink-0 rounded-full', policyDots[kinds[shade]])}
            />
            <span className="min-w-0">
              <span className={classNames('mr-2 font-strong', policyInks[kinds[shade]])}>
                <WordedText text={text} others="text-caption font-normal text-muted" />
              </span>
              <span className="inline-block text-caption text-muted">
                <WordedText text={from} others="" />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
