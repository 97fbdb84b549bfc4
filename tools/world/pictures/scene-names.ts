/** Available scenes: one composition for each city of the sample world, four for any other place. */
export const SCENES = [
  'yangon',
  'mandalay',
  'naypyitaw',
  'bagan',
  'inle',
  'ngapali',
  'myawaddy',
  'tachileik',
  'muse',
  'kunming',
  'ruili',
  'bangkok',
  'city',
  'coast',
  'hills',
  'river',
] as const;

export type Scene = (typeof SCENES)[number];
