import { NumberStepper } from '@serai/ui/number-stepper';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { useOfferWords } from '../offer/offer-words.ts';
import type { StaySearch } from '../search-line/stay-search.ts';
import { type ApartChoice, countOf, listChosen, maxAt } from './apart.ts';
import { ApartBar } from './apart-bar.tsx';
import type { HotelShown, PartyRates, Rate, Room } from './load-detail.ts';
import { PressedButton } from './pressed-button.tsx';
import { RateTable } from './rate-table.tsx';

export interface ApartRatesProps {
  parties: readonly PartyRates[];
  shown: HotelShown;
  asked: StaySearch;
  nowMs: number;
  perNight: boolean;
  /** Rooms of a party to show, with the rates that fit the chips. */
  roomsToShow: (rooms: readonly Room[]) => Room[];
}

/** Rates of a single room, with a number of rooms to choose at each; rooms with other guests have other rates. */
export function ApartRates({ parties, shown, asked, nowMs, perNight, roomsToShow }: ApartRatesProps) {
  const [choice, setChoice] = useState<ApartChoice>(new Map());
  const [open, setOpen] = useState(0);
  const at = Math.min(open, parties.length - 1);
  const rates = parties[at]!;
  function choose(rate: Rate, count: number) {
    const counts = new Map(choice.get(at));
    counts.set(rate.rate_key, count);
    setChoice(new Map(choice).set(at, counts));
  }
  return (
    <>
      {parties.length > 1 && <PartyChoice parties={parties} choice={choice} open={at} onOpen={setOpen} />}
      <RateTable
        rooms={roomsToShow(rates.shown.rooms)}
        shown={rates.shown}
        nowMs={nowMs}
        perNight={perNight}
        perRoom
        bookButton={(rate, room) => (
          <RoomCount
            rate={rate}
            room={room}
            count={choice.get(at)?.get(rate.rate_key) ?? 0}
            max={maxAt({ rate, room, party: at }, parties, choice)}
            onChoose={(count) => choose(rate, count)}
          />
        )}
      />
      <ApartBar parties={parties} choice={choice} shown={shown} asked={asked} />
    </>
  );
}

/** Chooses the rooms whose rates are shown, by their guests. */
function PartyChoice(props: {
  parties: readonly PartyRates[];
  choice: ApartChoice;
  open: number;
  onOpen: (at: number) => void;
}) {
  const { parties, choice, open, onOpen } = props;
  const t = usePhrases('hotel-detail');
  return (
    <fieldset className="mb-2 flex flex-wrap gap-2">
      <legend className="sr-only">{t('partyChoice')}</legend>
      {parties.map((rates, at) => (
        <PressedButton
          key={rates.numbers.join()}
          pressed={at === open}
          onClick={() => onOpen(at)}
          className="rounded-full"
        >
          {t(rates.party.child_ages.length > 0 ? 'partyChildren' : 'party', {
            rooms: rates.numbers.join(t('partyJoin')),
            adults: rates.party.adults,
            children: rates.party.child_ages.length,
          })}{' '}
          <span className="font-normal text-muted">
            {t('chosenOf', { count: countOf(listChosen(rates, choice.get(at))), all: rates.numbers.length })}
          </span>
        </PressedButton>
      ))}
    </fieldset>
  );
}

/** Number of rooms at a rate. */
function RoomCount(props: {
  rate: Rate;
  room: Room;
  count: number;
  max: number;
  onChoose: (count: number) => void;
}) {
  const { rate, room, count, max, onChoose } = props;
  const t = usePhrases('hotel-detail');
  const words = useOfferWords();
  const money = useOfferMoney();
  const label = t('roomsAtRate', {
    room: room.name,
    meal: words.meal(rate.meal),
    total: money.text(rate.total_price),
  });
  return (
    <div className="flex justify-end">
      <NumberStepper
        label={label}
        value={count}
        min={0}
        max={Math.max(max, count)}
        onChange={onChoose}
        words={{ less: t('oneRoomLess'), more: t('oneRoomMore') }}
      />
    </div>
  );
}
