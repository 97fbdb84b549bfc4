import { isIP } from 'node:net';
import type { Lang } from '@serai/phrases/lang';
import { isSupportedCountry } from 'libphonenumber-js/mobile';
import { z } from 'zod';
import { readSecretKey } from './secret-keys.ts';

/** A fault of one setting. */
export interface SettingFault {
  name: string;
  problem: string;
  example: string;
}

/** Error of a schema: the problem, and a valid example. */
export function flaw(problem: string, example: string): { error: string } {
  return { error: `${problem}\n${example}` };
}

export function portNumber(lowest: number, example: string) {
  const wrong = flaw(`is not a whole number from ${lowest} to 65535.`, example);
  return z
    .string()
    .regex(/^\d{1,5}$/, wrong)
    .transform(Number)
    .refine((port) => port >= lowest && port <= 65_535, wrong);
}

export function wholeNumber(lowest: number, highest: number, example: string) {
  const wrong = flaw(`is not a whole number from ${lowest} to ${highest}.`, example);
  return z
    .string()
    .regex(/^\d{1,9}$/, wrong)
    .transform(Number)
    .refine((count) => count >= lowest && count <= highest, wrong);
}

/** Template ids of a provider by purpose and language. */
export type TemplateIds = Readonly<Record<string, Partial<Record<Lang, string>>>>;

/**
 * Template ids as a JSON object: `{"purpose":{"zh-cn":"1","en":"2"},"other":"3"}`; a plain id is for every
 * language.
 */
export function templateIds(example: string) {
  const id = z.string().regex(/^\d{1,20}$/);
  const table = z.record(
    z.string(),
    z.union([
      id.transform((any) => ({ 'zh-cn': any })),
      z
        .strictObject({ 'zh-cn': id, en: id })
        .partial()
        .refine((ids) => Object.keys(ids).length > 0),
    ]),
  );
  const wrong = flaw('is not a JSON object of purposes and template ids.', example);
  return z
    .string()
    .transform((text) => table.safeParse(parseJson(text)).data as TemplateIds | undefined)
    .refine((read) => read !== undefined, wrong)
    .transform((read) => read!);
}

/** Request headers as a JSON object of texts; a line break would begin another header. */
export function headerObject(example: string) {
  const headers = z.record(
    z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
    z.string().regex(/^[\x20-\x7e]{0,2000}$/),
  );
  const wrong = flaw('is not a JSON object of header names and texts.', example);
  return z
    .string()
    .transform((text) => headers.safeParse(parseJson(text)).data)
    .refine((read) => read !== undefined, wrong)
    .transform((read) => read!);
}

export const listenHost = z
  .string()
  .refine(
    (host) => isIP(host) > 0 || isHostName(host),
    flaw('is not a host name or IP address.', '127.0.0.1'),
  );

/** An http(s) origin without a path; the value has no trailing slash. */
export function httpAddress(example: string) {
  return z
    .string()
    .refine(
      (text) => originOf(text) !== undefined,
      flaw('is not an http(s) address without path, query or login.', example),
    )
    .transform((text) => originOf(text)!);
}

/**
 * An http(s) address to which `/api/…` is appended: an origin, optionally with the path of a gateway, without a
 * trailing slash. Its origin becomes a source of the pages' content security policy, so the host may contain only
 * letters, digits, dots and hyphens: a semicolon would start another directive, a star would match all hosts.
 */
export function baseAddress(example: string) {
  const wrong = flaw(
    'is not an http(s) address of a host, or of a path on it, without query or login.',
    example,
  );
  return z
    .string()
    .refine((text) => baseOf(text) !== undefined, wrong)
    .transform((text) => baseOf(text)!);
}

/**
 * An http(s) address of map tiles with `{z}`, `{x}` and `{y}` once each, below `/`. Its origin becomes a source of the
 * content security policy; see `baseAddress`.
 */
export function tileAddress(example: string) {
  return z
    .string()
    .refine(isTileAddress, flaw('is not an http(s) address with {z}, {x} and {y} once each.', example));
}

function isTileAddress(text: string): boolean {
  const parts = /^(https?:\/\/[^/?#]+)\/[\w\-.~%/{}?&=@:]{1,400}$/i.exec(text);
  const hasEach = ['{z}', '{x}', '{y}'].every((part) => text.split(part).length === 2);
  const hasOthers = /[{}]/.test(text.replace(/\{[zxy]\}/g, ''));
  return parts !== null && baseOf(parts[1] ?? '') !== undefined && hasEach && !hasOthers;
}

export const originList = commaList(
  (text) => text === '*' || originOf(text) !== undefined,
  flaw('is not a list of origins separated by commas.', 'https://www.example.com,https://m.example.com'),
).transform((origins) => origins.map((origin) => originOf(origin) ?? origin));

export const addressList = commaList(
  isAddressOrNetwork,
  flaw('is not a list of proxy addresses or networks separated by commas.', '127.0.0.1,10.0.0.0/8'),
);

/** Default countries whose numbers receive codes: the seller's region. */
export const regionCountries: readonly string[] = [
  'MM',
  'CN',
  'HK',
  'MO',
  'TW',
  'TH',
  'LA',
  'VN',
  'KH',
  'MY',
  'SG',
];

/** Two-letter ISO 3166 codes of countries. */
export const countryList = commaList(
  (text) => isSupportedCountry(text.toUpperCase()),
  flaw('is not a list of countries in two letters separated by commas.', regionCountries.join()),
).transform((countries) => countries.map((country) => country.toUpperCase()));

/** Keys of 32 bytes in base64, the active one first. */
export const secretKeyList = commaList(
  (text) => readSecretKey(text) !== undefined,
  flaw('is not a key of 32 bytes in base64, or several separated by commas.', '$(openssl rand -base64 32)'),
).transform((keys) => keys.map((key) => readSecretKey(key)!));

/** Whether a host is this machine. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return (
    bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1' || /^127(\.\d+){3}$/.test(bare)
  );
}

function commaList(isItem: (text: string) => boolean, wrong: { error: string }) {
  return z
    .string()
    .transform((text) => text.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isItem), wrong);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, pathname, search, hash, username, password, origin } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return pathname === '/' && !search && !hash && !username && !password ? origin : undefined;
}

function baseOf(text: string): string | undefined {
  // Checks the text itself, because the parser silently removes dots, backslashes and line breaks.
  const parts =
    /^https?:\/\/(?:\[[0-9a-f:.]+\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::\d{1,5})?((?:\/[\w.~-]+)*)\/?$/i.exec(
      text,
    );
  if (!parts || !URL.canParse(text)) return undefined;
  const path = parts[1] ?? '';
  if (path.split('/').some((part) => /^\.+$/.test(part))) return undefined;
  return new URL(text).origin + path;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (!family || rest.length) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

function isHostName(text: string): boolean {
  // Four numbers that are no valid address are a typo, not a name.
  return text.length < 254 && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text) && !/^[\d.]+$/.test(text);
}
