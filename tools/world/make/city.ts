/** A point of interest: name in Chinese and English, latitude, longitude. */
export type Spot = readonly [zh: string, en: string, latitude: number, longitude: number];

/** A city of the sample world with what its hotels draw from. */
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
  /** Country and area code; the generator puts a 0 behind it, which no real subscriber number starts with. */
  phone: string;
  hotels: number;
  /** Price level against Yangon. */
  level: number;
  intro: readonly [zh: string, en: string];
  districts: readonly Spot[];
  landmarks: readonly Spot[];
  streets: ReadonlyArray<readonly [zh: string, en: string]>;
  setting: 'town' | 'heritage' | 'lake' | 'beach' | 'border';
}
