import type { OrderView } from '@serai/contract/orders';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

/** In a list of movements: the number of the order one belongs to, as the way there, over its title. */
export function OrderLink(props: { product: OrderView['product']; id: number; sn: string; title: string }) {
  const { product, id, sn, title } = props;
  return (
    <div>
      <Link to={paths.orderOf(product, id)} className="text-teal underline-offset-4 hover:underline">
        {sn}
      </Link>
      <div className="text-caption text-muted">{title}</div>
    </div>
  );
}
