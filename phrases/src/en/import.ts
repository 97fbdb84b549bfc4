import type { importFaults as zh, importHints as zhHints, importWords as zhWords } from '../zh/import.ts';

/** What the import command says about a file; the field is named beside it. */
export const importFaults: Record<keyof typeof zh, string> = {
  file_missing: 'The folder holds no CSV file to import',
  file_broken: 'Not a readable CSV file: {detail}',
  column_missing: 'The column “{field}” is missing',
  column_needed: 'The column “{field}” is missing; this row is new, and a new row needs it',
  column_unknown: 'There is no column “{field}”',
  cell_count: 'The row has {found} cells instead of {wanted}',
  not_a_file: 'This is not a file but a folder, pipe or device; put a CSV file in its place or remove it',
  not_utf8: 'The whole file is not in UTF-8; in Excel save it as “CSV UTF-8 (Comma delimited)”',
  is_gb18030: 'The whole file is in GBK (GB18030); in Excel save it as “CSV UTF-8 (Comma delimited)”',
  other_separator:
    'Columns must be separated by commas, not by semicolons or tabs; save it as “CSV UTF-8 (Comma delimited)” with a comma as the list separator',
  required: 'Must not be empty',
  too_long: 'At most {limit} characters',
  bad_text: 'Holds characters that cannot be stored',
  unprintable: 'Holds characters that vouchers cannot print, such as emoji or very rare ones',
  bad_code: 'Letters, digits, dots, underscores and hyphens only, at most 64 characters',
  bad_choice: '“{value}” is not one of: {choices}',
  bad_integer: '“{value}” must be a whole number from {low} to {high}',
  bad_number: '“{value}” must be a number from {low} to {high}',
  bad_date: '“{value}” is not a date; write 2026-12-01, 12-01 for every year, or +30 from the import day',
  bad_day: '“{value}” is not a date; write 2026-12-01',
  bad_time: '“{value}” is not a time; write 14:00',
  bad_zone: 'There is no time zone “{value}”; use an IANA name such as Asia/Yangon',
  bad_country: 'There is no country code “{value}”; use two ISO letters such as MM',
  bad_email: '“{value}” is not an email address',
  bad_weekdays:
    '“{value}” must be different digits from 1 (Monday) to 7 (Sunday), such as 56; empty means every day',
  bad_policy: 'Cannot read the policy “{value}”; example: free until 3d 18:00; 1 night until 1d 14:00; 100%',
  bad_cut_off:
    '“{value}” cannot be read; write days before check-in with a local time, like 2d 18:00, or hours, like 6h',
  policy_order: 'The policy’s times must go from early to late, and only the last part may lack one',
  policy_falls: 'A cancellation fee must not fall as time passes',
  bad_bands:
    '“{value}” must look like 0-5:0 6-11:12.00 (ages:what a child adds a night), ages 0 to 17 without overlap',
  bad_currency: 'The prices of this site are in {currency}; here it is “{value}”',
  bad_amount: 'There is no amount of “{value}” in {currency}: too many decimals, or too much',
  bad_price: '“{value}” is not a price; figures and a decimal point only, such as {example}',
  bad_surcharge: '“{value}” must be between +1% and +{high}%',
  price_low: '“{value}” must be at least {low} {currency}',
  range_reversed: 'The last day is before the first',
  units_or_price: 'A row with a rate plan has a price and a currency only, a row without one has units only',
  ages_of_children: 'Only rows about children have ages',
  ages_missing: 'Rows about children need both ages',
  ages_reversed: 'The second age is lower than the first',
  single_use_dear:
    'The night of {date} costs {price} {currency}, and one person alone gets {amount} {currency} off; the reduction must be lower than the price',
  amount_or_percent: 'A fee has a percentage where its basis is “percent”, otherwise an amount, never both',
  bad_currency_code: '“{value}” should be a currency of three capital letters, such as MMK',
  stay_bounds_reversed: 'The longest stay is shorter than the shortest',
  limits_by_date:
    'Limits of a stay need dates, such as 2026-12-24 or 12-24; for the whole year write +0 to +364',
  guests_too_few: 'Guests at most must not be fewer than adults at most',
  year_order: 'The year of renovation must not be before the opening',
  city_needed: 'A district or landmark names its city; a city leaves it empty',
  duplicate: 'Repeats row {first}',
  unknown_city: 'There is no city “{value}”',
  unknown_district: '“{city}” has no district “{value}”',
  unknown_destination: 'There is no destination “{value}”',
  unknown_hotel: 'There is no hotel “{value}”',
  unknown_room: 'The hotel “{hotel}” has no room type “{value}”',
  unknown_plan: 'The room type “{room}” has no rate plan “{value}”',
  bad_season: '“{value}” is not a date; write 2026-12-01, or 12-01 for every year',
  season_mixed: 'Both days are written as 2026-12-01, or both as 12-01',
  bad_iata: '“{value}” must be three capital letters such as RGN',
  airport_unlisted: 'The list of airports has no “{value}”',
  policy_nights: 'A ride has no nights, so no fee is counted in them; here it is “{value}”',
  branch_city: 'A branch names its city; a city leaves it empty',
  branch_base: 'The base stands in the row of the city; its branches leave it empty',
  other_zone: '“{value}” lies in another time zone than this city',
  km_pair: 'Kilometres a day and the price of further ones are both given or both empty',
  day_order: 'An all-day unit must be longer than a half one',
  unknown_base: 'There is no base “{value}”',
  unknown_class: 'There is no vehicle class “{value}”',
  unknown_model: 'There is no vehicle model “{value}”',
  unknown_route: 'There is no route “{value}”: it belongs in routes.csv first',
  route_nowhere: 'A route leads from one base to another',
  unknown_pool: 'There is no vehicle pool “{value}”',
  unknown_branch: 'There is no branch “{value}” to take a car over at',
  unknown_rate: 'There is no car rate “{value}”',
  unknown_airport: 'There is no airport “{value}”',
  unknown_zone: 'The airport “{airport}” has no transfer zone “{value}”',
  picture_room_type: 'The picture of a room type names the room type’s code; any other leaves it empty',
  picture_path: '“{value}” must be the name of a file in the import folder, such as pictures/lobby.jpg',
  picture_missing: 'The import folder holds no file “{value}”',
  picture_too_large: '“{value}” is larger than {limit} MB',
  picture_unreadable: '“{value}” is not a JPEG, PNG or WebP picture, or it is damaged',
  picture_too_many_pixels: '“{value}” has too many pixels; at most {limit} million',
  picture_too_small: '“{value}” is too small; it needs at least {width} × {height} pixels',
  picture_too_long: '“{value}” is too narrow; its longer side may be at most {times} times the shorter one',
  picture_too_many: 'Too many pictures; at most {limit} of one thing',
  unknown_transfer: 'The transfer zone “{zone}” of “{airport}” does not sell “{value}”',
};

/** What is added to a fault that spreadsheets bring about. */
export const importHints: Record<keyof typeof zhHints, string> = {
  write: 'write {write}',
  plain: 'it contains full-width characters or a non-breaking space; write {write}',
  apostrophe: 'remove the apostrophe at the start: {write}',
  text_column: 'set the column to Text in Excel first, then write {write}',
  one_of_dates:
    'set the column to Text in Excel first, then write {write} or {other}, whichever day is meant',
};

/** What the import and export commands say about what they did. */
export const importWords: Record<keyof typeof zhWords, string> = {
  file: '{file}: {rows} read, {added} new, {changed} overwritten, {ended} set inactive',
  list: '{file}: {rows} read',
  moved: '{count} prices change, from {lowest} to {highest}',
  movement: '{percent} ({thing} {date}: {before} → {after})',
  price_range: '{thing}: lowest {lowest} ({lowest_date}), highest {highest} ({highest_date})',
  off_sale: '{count} nights or days go off sale: {nights}',
  on_sale: '{count} nights or days come on sale',
  more: 'and {count} more',
  comma: ', ',
  done: '{count} changed',
  preview: 'Preview: {count} would change; nothing was changed',
  faulty: 'Nothing was changed; put these right and import again',
  unconfirmed:
    'Nothing was changed. What is marked with ! is large or odd; if it is meant, import again with --yes',
  much_off_sale:
    '{group}: {off} of the {open} nights or days on sale go off sale, more than a tenth ({others} others likewise)',
  price_falls: '{thing} {date} falls by more than half, from {before} to {after} ({percent})',
  price_rises: '{thing} {date} rises by more than half, from {before} to {after} ({percent})',
  below_cost:
    '{thing} {date} is sold at {after}, below its cost of {before} ({others} other nights likewise)',
  price_odd:
    '{thing} {date} costs {after}, less than half of its usual {before} ({others} other nights likewise); a surcharge is written +10.00',
  price_unsigned:
    'Row {line}: the price {price} has no plus sign, while other rows of the hotel say +{price}; a surcharge is written +{price}',
  fee_by_arrival:
    'Row {line}: the fee counts by the day of arrival ({basis}), so only guests who arrive from {from} to {to} pay it; for everybody who sleeps there that night, such as for a gala dinner, write person_night',
  zip_short:
    'Row {line}: the zip code {value} is one digit shorter than the usual {digits} of its country; Excel may have dropped a 0 at the start: 0{value}',
  many_ended: '{rows} rows are set inactive',
  no_folder: 'There is no folder “{folder}”',
  exported: '{file}: {rows} rows',
  would_overwrite: '“{folder}” already holds {file}; choose another folder, or overwrite it with --yes',
  database_stopped: 'The database was stopped during the import, so nothing was changed; import again',
  import_usage: `Usage: npm run import -- <folder> [--preview] [--yes] [--new]
  --preview  only says what would change, and writes nothing
  --yes      writes even what is large or odd
  --new      makes the database first where there is none
The files are described in docs/import.md; tools/import-template/ is an example.`,
  export_usage: `Usage: npm run export -- <folder> [--yes]
  --yes      overwrites files of the same name in the folder
What is exported can be imported again; the files are described in docs/import.md.`,
};
