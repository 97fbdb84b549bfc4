import type { SiteSettingsView } from '@serai/contract/site/desk';
import { patterns } from '@serai/contract/validator-rules';
import type { BodyOf } from '../../platform/api/calls.ts';

/** Settings as field values: texts, lists with one item per line, sizes in MiB. */
export type SettingsValues = Record<keyof SiteSettingsView, string>;

const MIB = 1024 * 1024;
const numbers = ['pointsPerHundred', 'publicMarkupPercent', 'paidBackAloneUpTo'] as const;
const lists = ['uploadSuffixes', 'uploadMimeTypes', 'iframeHosts', 'holidays'] as const;

/** Fills the fields. */
export function valuesOf(settings: SiteSettingsView): SettingsValues {
  return {
    ...settings,
    uploadMaxSize: mebibytes(settings.uploadMaxSize),
    uploadSuffixes: settings.uploadSuffixes.join('\n'),
    uploadMimeTypes: settings.uploadMimeTypes.join('\n'),
    iframeHosts: settings.iframeHosts.join('\n'),
    holidays: settings.holidays.join('\n'),
    pointsPerHundred: String(settings.pointsPerHundred),
    publicMarkupPercent: String(settings.publicMarkupPercent),
    concessionSums: settings.concessionSums
      .map(({ currency, act, order, day }) => [currency, act, order, day].join(' '))
      .join('\n'),
    paidBackAloneUpTo: String(settings.paidBackAloneUpTo),
  };
}

/** Formats a size for its field and the staff's activity, with three digits. */
export function mebibytes(bytes: number): string {
  return String(Math.round((bytes / MIB) * 1000) / 1000);
}

/**
 * Returns the changed fields for the call; a value that is not a number is sent as typed and refused by its
 * field.
 */
export function changesOf(
  values: SettingsValues,
  changed: Partial<Record<keyof SettingsValues, boolean | undefined>>,
): BodyOf<'console/site/save'> {
  const names = (Object.keys(values) as (keyof SettingsValues)[]).filter((name) => changed[name]);
  // The names are those of the call; the server checks each value.
  return Object.fromEntries(names.map((name) => [name, readValue(name, values[name].trim())]));
}

function readValue(name: keyof SettingsValues, text: string): unknown {
  if (name === 'uploadMaxSize') return isNumber(text) ? Math.round(Number(text) * MIB) : text;
  if (numbers.some((one) => one === name)) return isNumber(text) ? Number(text) : text;
  if (name === 'concessionSums') return readSums(text);
  if (!lists.some((one) => one === name)) return text;
  return text
    .split(/[\s,，、]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** One line per currency: code, sum per act, per order, per day. A line in another format is sent as typed. */
function readSums(text: string): unknown {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [currency, ...sums] = line.trim().split(/[\s,，、;；]+/);
    if (sums.length !== 3 || !sums.every(isNumber)) return line;
    const [act, order, day] = sums.map(Number);
    return { currency: currency!.toUpperCase(), act, order, day };
  });
}

function isNumber(text: string): boolean {
  return patterns.floatingNumber.test(text);
}
