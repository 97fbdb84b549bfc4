import type { City } from './city.ts';

type Row = Record<string, string | number>;

/** Fees paid by guests at the property, by city; amounts in the fee's own currency are never converted. */
const FEES: Record<string, Row> = {
  bagan: {
    code: 'ZONE',
    name_zh: '蒲甘考古区门票',
    name_en: 'Bagan archaeological zone fee',
    basis: 'person_stay',
    amount: '25000',
    currency: 'MMK',
    from_age: 10,
  },
  inle: {
    code: 'ZONE',
    name_zh: '茵莱湖区入区费',
    name_en: 'Inle zone fee',
    basis: 'person_stay',
    amount: '15000',
    currency: 'MMK',
    from_age: 5,
  },
  ngapali: {
    code: 'NYE',
    name_zh: '跨年晚宴（12 月 31 日必选）',
    name_en: 'New Year’s Eve dinner (obligatory on 31 December)',
    basis: 'person_night',
    amount: '60.00',
    currency: 'USD',
    from_age: 12,
    from: '12-31',
    to: '12-31',
  },
};

/** Makes the rows of hotel-fees.csv for a hotel. */
export function makeFees({ code }: City, hotel: string): Row[] {
  const fee = FEES[code];
  const empty = { amount: '', percent: '', from_age: '', from: '', to: '', position: 1, active: 'yes' };
  return fee ? [{ hotel, ...empty, ...fee }] : [];
}

/** Taxes included in a price, by country. */
export function includedTaxes({ country }: City): string {
  return { MM: 'commercial_tax service_charge', TH: 'vat service_charge', CN: 'vat service_charge' }[country];
}

/** Information that guests need before arrival; empty in most towns. */
export function importantInformation({ code, setting }: City): { zh: string; en: string } {
  if (setting === 'lake') {
    return {
      zh: '湖上与湖边的客房须由码头乘船前往，末班船 18:00 开；行李请尽量精简。',
      en: 'Rooms on the lake and its shore are reached by boat from the jetty; the last boat leaves at 18:00. Please travel light.',
    };
  }
  if (setting === 'beach') {
    return {
      zh: '5 月至 9 月为雨季，海滩与部分设施可能关闭。',
      en: 'May to September is the rainy season: the beach and some facilities may be closed.',
    };
  }
  if (code === 'bagan') {
    return {
      zh: '门票五天内有效，请随身携带；佛塔内须脱鞋。',
      en: 'The zone ticket is valid for five days; please carry it. Shoes come off in every temple.',
    };
  }
  return { zh: '', en: '' };
}
