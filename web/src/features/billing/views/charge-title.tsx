import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';

interface Charged {
  order_id: number;
  order_sn: string;
  product: string;
  title: string;
}

/** Names a charge, linked to its order; `children` follow its number. */
export function ChargeTitle({ charge, children }: { charge: Charged; children: ReactNode }) {
  return (
    <div className="min-w-0 md:max-w-96">
      <Link
        to={paths.orderOf(charge.product, charge.order_id)}
        className="block font-strong underline-offset-4 hover:text-teal hover:underline"
      >
        {charge.title}
      </Link>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption font-normal text-muted">
        <span>{charge.order_sn}</span>
        {children}
      </div>
    </div>
  );
}
