import { Button } from '@serai/ui/button';
import { DataTable } from '@serai/ui/data-table';
import { EmptyState } from '@serai/ui/empty-state';
import { useState } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { NightPriceDialog } from './night-price-dialog.tsx';
import type { Sale } from './sale-reads.ts';

type Room = Sale['rooms'][number];
type Plan = Room['plans'][number];

/** Rooms left and prices of a hotel tonight, by rate plan, each with the way to set its price. */
export function RoomPrices({ sale }: { sale: Sale }) {
  const t = usePhrases('console-sale');
  const terms = usePhrases('hotel-terms');
  const money = useMoney();
  const { civil } = useDates();
  const mayPrice = useMay()('/console/hotel/price');
  const [asked, setAsked] = useState<Plan | null>(null);
  const rows = sale.rooms.flatMap((room) => room.plans.map((plan) => ({ room, plan })));
  const nameOf = (plan: Plan) => `${terms(`meal_${plan.meal_type}`)} · ${terms(`bed_${plan.bed_type}`)}`;
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lead font-strong">
        {t('tonight', { hotel: sale.hotel.name, date: civil(sale.today) })}
      </h2>
      {rows.length === 0 ? (
        <EmptyState title={t('noRates')}>{t('noRatesHelp')}</EmptyState>
      ) : (
        <DataTable
          caption={t('tonight', { hotel: sale.hotel.name, date: civil(sale.today) })}
          rows={rows}
          rowKey={({ plan }) => String(plan.id)}
          columns={[
            {
              key: 'room',
              title: t('columnRoom'),
              card: 'head',
              render: ({ room, plan }) => (
                <div className="min-w-0 break-words md:max-w-96">
                  <div className="font-strong">{room.name}</div>
                  <div className="text-caption font-normal text-muted">{`${nameOf(plan)} · ${plan.code}`}</div>
                </div>
              ),
            },
            {
              key: 'left',
              title: t('columnLeft'),
              render: ({ room }) => (
                <span className="whitespace-nowrap">
                  {room.stopped ? t('roomStopped') : t('leftAndSold', { left: room.left, sold: room.sold })}
                </span>
              ),
            },
            {
              key: 'price',
              title: t('columnPrice'),
              align: 'end',
              render: ({ plan }) => (plan.price.amount === 0 ? t('notSold') : money.text(plan.price)),
            },
            ...(mayPrice
              ? [
                  {
                    key: 'actions',
                    title: t('columnActions'),
                    titleHidden: true,
                    render: ({ room, plan }: { room: Room; plan: Plan }) => (
                      <div className="max-md:mt-2 md:text-right">
                        <Button
                          size="compact"
                          aria-label={t('setPriceOf', { rate: `${room.name} ${nameOf(plan)}` })}
                          onClick={() => setAsked(plan)}
                        >
                          {t('setPrice')}
                        </Button>
                      </div>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {asked && <NightPriceDialog plan={asked} today={sale.today} onClose={() => setAsked(null)} />}
    </section>
  );
}
