import type { VoucherView } from '@serai/contract/vouchers/vouchers';
import { Button, buttonClass } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import { PhoneLink } from '@serai/ui/phone-link';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { langOfName } from './worded-text.tsx';

export type PlaceCard = NonNullable<VoucherView['card']>;

interface AddressCardProps {
  card: PlaceCard;
  place: VoucherView['place'];
  onShow?: (() => void) | undefined;
}

/** The address in the local script, to show to a driver, and a link to a map. */
export function AddressCard({ card, place, onShow }: AddressCardProps) {
  const t = usePhrases('voucher');
  return (
    <section
      aria-label={t('cardTitle')}
      className="grid gap-1 rounded-card border-l-4 border-(--accent) bg-sunken p-4"
    >
      <CardWords card={card} />
      {(onShow || place) && (
        <div className="voucher-tools not-in-picture mt-2 flex flex-wrap gap-2">
          {onShow && (
            <Button icon="car" onClick={onShow}>
              {t('cardShow')}
            </Button>
          )}
          {place && (
            <a href={place.map_url} target="_blank" rel="noreferrer" className={buttonClass()}>
              <Icon name="pin" size={18} />
              {t('openMap')}
            </a>
          )}
        </div>
      )}
    </section>
  );
}

function CardWords({ card: { name, local_name, address, local_address, phone } }: { card: PlaceCard }) {
  return (
    <>
      <p lang={langOfName(local_name)} className="text-title leading-relaxed">
        {local_name || name}
      </p>
      {local_name && local_name !== name && <p className="text-lead">{name}</p>}
      {local_address && (
        <p lang={langOfName(local_address)} className="text-lead">
          {local_address}
        </p>
      )}
      {address && (
        <p lang={langOfName(address)} className="text-lead">
          {address}
        </p>
      )}
      {phone && (
        <p className="text-lead">
          <PhoneLink number={phone} />
        </p>
      )}
    </>
  );
}
