import { FullScreen } from '@serai/ui/full-screen';
import { PhoneLink } from '@serai/ui/phone-link';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { PlaceCard } from '../views/address-card.tsx';
import { langOfName } from '../views/worded-text.tsx';

/** The address in full screen, to show to a driver: nothing else, in the largest letters that fit. */
export function DriverCard(props: { card: PlaceCard; open: boolean; onClose: () => void }) {
  const { card, open, onClose } = props;
  const t = usePhrases('voucher');
  const common = usePhrases('common');
  const { name, local_name, address, local_address, phone } = card;
  return (
    <FullScreen
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('cardTitle')}
      words={{ close: common('close') }}
    >
      <div className="flex min-h-full flex-col justify-center gap-6 text-center">
        <p lang={langOfName(local_name)} className="text-display leading-relaxed [overflow-wrap:anywhere]">
          {local_name || name}
        </p>
        {local_name && local_name !== name && <p className="text-title">{name}</p>}
        {local_address && (
          <p lang={langOfName(local_address)} className="text-title leading-relaxed [overflow-wrap:anywhere]">
            {local_address}
          </p>
        )}
        {address && (
          <p lang={langOfName(address)} className="text-title leading-relaxed [overflow-wrap:anywhere]">
            {address}
          </p>
        )}
        {phone && (
          <p className="text-title">
            <PhoneLink number={phone} />
          </p>
        )}
      </div>
    </FullScreen>
  );
}
