import type { Session } from '@serai/contract/accounts/profile';
import { accountWords as en } from '@serai/phrases/en/account-words';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { accountWords as zh } from '@serai/phrases/zh/account-words';

/** The first match is used, because browsers include the names of the browsers they are based on. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bMicroMessenger\//, 'wechat'],
  [/\bDingTalk\//, 'DingTalk'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\b(?:M?QQBrowser)\//, 'QQ Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string, Session['device']['kind']])[] = [
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\b(?:iPhone|iPod)\b/, 'iOS', 'phone'],
  [/\b(?:OpenHarmony|HarmonyOS)\b/, 'HarmonyOS', 'phone'],
  [/\bAndroid\b(?=.*\bMobile\b)/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows NT\b/, 'Windows', 'computer'],
  [/\bMac OS X\b/, 'macOS', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** Describes the device of a user agent, for its owner to recognise; untrusted, so nothing depends on it. */
export function describeDevice(agent: string, lang: Lang): Session['device'] {
  const browser = browsers.find(([mark]) => mark.test(agent))?.[1] ?? '';
  const [, system, kind] = systems.find(([mark]) => mark.test(agent)) ?? [undefined, '', 'unknown' as const];
  return { kind, system, browser: browser === 'wechat' ? inLanguage(lang, { zh, en }).wechat : browser };
}
