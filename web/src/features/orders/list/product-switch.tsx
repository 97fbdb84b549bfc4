import { ScrollStrip } from '@serai/ui/scroll-strip';
import { Link } from 'react-router';
import { useOrderPhrases } from '../views/service-words.ts';
import { hrefOfProduct, type ShownProduct, shownProducts } from './product-views.ts';

/** Links to the same list of another product, or of all products. */
export function ProductSwitch({ shown, query }: { shown: string; query: string }) {
  const t = useOrderPhrases('order-list');
  return (
    <nav aria-label={t('products')} className="not-printed min-w-0">
      <ScrollStrip>
        <ul className="flex w-max rounded-control border border-line-strong bg-surface">
          {shownProducts.map((product: ShownProduct) => (
            <li key={product}>
              <Link
                to={hrefOfProduct(product, query)}
                preventScrollReset
                aria-current={product === shown ? 'page' : undefined}
                className="flex h-10 items-center rounded-control px-4 whitespace-nowrap hover:text-teal aria-[current]:bg-teal-soft aria-[current]:font-strong aria-[current]:text-teal"
              >
                {t(`product_${product}`)}
              </Link>
            </li>
          ))}
        </ul>
      </ScrollStrip>
    </nav>
  );
}
