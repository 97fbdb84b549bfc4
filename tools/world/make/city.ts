/** A point of interest: name in Chinese and English, latitude, longitude. */
export type Spot = readonly [zh: string, en: string, latitude: number, longitude: number];

/** A city of the sample world with the data its hotels are made from. */
export interface City {
  code: string;
  prefix: string;
  zh: string;
  en: string;
  local: string;
  country: 'MM' | 'CN' | 'TH';
  tz: string;
  latitude: number;
  longitude: number;
  zip: string;
  /** Country and area code; the generator appends a 0, with which no real subscriber number starts. */
  phone: string;
  hotels: number;
  /** Price level relative to Yangon. */
  level: number;
  intro: readonly [zh: string, en: string];
  districts: readonly Spot[];
  landmarks: readonly Spot[];
  streets: ReadonlyArray<readonly [zh: string, en: string]>;
  setting: 'town' | 'heritage' | 'lake' | 'beach' | 'border';
}
