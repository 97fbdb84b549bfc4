import type { VoucherView, Worded } from '@serai/contract/vouchers/vouchers';
import type { ReactNode } from 'react';
import { useMoney } from '../../../platform/format/money.ts';
import { VoucherPolicy } from './voucher-policy.tsx';
import { WordedText } from './worded-text.tsx';

/** All facts for the guest, the hotel desk or the driver, section by section in the given order. */
export function VoucherBody({ voucher, heading }: { voucher: VoucherView; heading: PartHeading }) {
  const { sections, policy, price, booked_by, remark, terms } = voucher;
  return (
    <>
      {sections.map(({ title, rows }) => (
        <Part key={keyOf(title)} title={title} heading={heading}>
          <dl className="grid">
            {rows.map(({ label, value }) => (
              <Row key={keyOf(label)} label={label}>
                <WordedText text={value} stacked />
              </Row>
            ))}
          </dl>
        </Part>
      ))}
      {policy && (
        <Part title={policy.title} heading={heading}>
          <VoucherPolicy policy={policy} />
        </Part>
      )}
      {price && <Price price={price} />}
      <div className="grid gap-1 text-caption text-muted">
        {booked_by.length > 0 && (
          <p className="text-body text-text">
            <WordedText text={booked_by} stacked />
          </p>
        )}
        {remark.length > 0 && (
          <p>
            <WordedText text={remark} stacked />
          </p>
        )}
      </div>
      {terms && (
        <Part title={terms.title} heading={heading}>
          <div className="text-caption whitespace-pre-line">
            <WordedText text={terms.text} stacked others="mt-2 text-muted" />
          </div>
        </Part>
      )}
    </>
  );
}

type PartHeading = 'h2' | 'h3';

function Part(props: { title: Worded; heading: PartHeading; children: ReactNode }) {
  const { title, heading: Heading, children } = props;
  return (
    <section>
      <Heading className="mb-1 break-after-avoid border-b border-(--accent) pb-1 font-strong text-(--accent)">
        <WordedText text={title} others="ml-1 text-caption font-normal text-muted" />
      </Heading>
      {children}
    </section>
  );
}

/** On a phone below its label and larger; otherwise beside it. */
function Row({ label, children }: { label: Worded; children: ReactNode }) {
  return (
    <div className="grid break-inside-avoid gap-x-4 border-b border-line py-2 last:border-0 @lg:grid-cols-[11rem_minmax(0,1fr)] @lg:items-baseline">
      <dt className="text-caption text-muted">
        <WordedText text={label} />
      </dt>
      <dd className="text-lead whitespace-pre-line [overflow-wrap:anywhere] @lg:text-body">{children}</dd>
    </div>
  );
}

/** Only for the agency, because the picture is sent to guests. */
function Price({ price: { label, amount } }: { price: NonNullable<VoucherView['price']> }) {
  const money = useMoney();
  return (
    <p className="not-in-picture flex flex-wrap items-baseline justify-between gap-4 rounded-card bg-sunken px-4 py-3">
      <WordedText text={label} />
      <strong className="figures text-lead font-strong">{money.text(amount)}</strong>
    </p>
  );
}

function keyOf(text: Worded): string {
  return text.map((said) => said.text).join('|');
}
