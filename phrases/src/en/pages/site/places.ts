import type source from '../../../zh/pages/site/places.ts';

const places: Readonly<Record<keyof typeof source, string>> = {
  country: 'Country or region',
  countryChoose: 'Choose a country or region',
  countrySearch: 'Name or code',
  citySearch: 'Name of a city',
  none: 'Nothing found, please try another word',
  failed: 'Could not be loaded',
  results: '{total} {total|option|options}',
  area: 'Region',
  province: 'Province',
  city: 'City',
  district: 'District',
  provinceChoose: 'Choose a province',
  cityChoose: 'Choose a city',
  districtChoose: 'Choose a district',
};

export default places;
