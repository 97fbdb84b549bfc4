import { isCivilDate } from './civil-date.ts';
import { plainCode, plainName } from './normal-text.ts';

/**
 * Field rules without schemas, light enough for public pages. The schemas of validators.ts and the forms of
 * the web share them, so that the server accepts everything that a form accepted.
 */
export const patterns = {
  /** Account name: 3 to 15 characters, starts with a letter, only letters, digits and underscore. */
  username: /^[A-Za-z][A-Za-z0-9_]{2,14}$/,
  /** 6 to 32 characters without & < > " ' and without characters that cannot be typed. */
  password: /^[^&<>"'\p{C}]{6,32}$/u,
  /**
   * Letters and signs of RFC 5322 before the @; domain labels after it, the last one alphabetic or punycode.
   */
  email:
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/,
  /** Characters of a mobile number; the server checks whether the number is valid. */
  mobile: /^[+\d\s().-]*$/,
  /** Country calling code: `86`, `+86`. */
  areaNum: /^\+?\d{0,6}$/,
  /** A telephone number of any kind. */
  phone: /^[+( ]{0,3}\d[\d ().-]{4,26}$/,
  /** A person's name in any script: begins with a letter and contains no signs that are unusual in names. */
  personName: /^\p{L}[\p{L}\p{M}\p{N} .,·・'()/&\p{Join_Control}-]*$/u,
  /** Guest name as in a passport; digits are unusual but accepted. */
  latinName: /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M}\d .,'/()-]+$/u,
  /** Guest name as in a Chinese document. */
  chineseName: /^(?=.*\p{Script=Han})[\p{Script=Han}\p{Script=Latin}\d ·]+$/u,
  /** With or without a fraction: `12`, `-0.5`, `.5`; commas do not group digits. */
  floatingNumber: /^[+-]?(\d+(\.\d*)?|\.\d+)$/,
} as const;

/** Characters not allowed in each field; an error names the first one. */
const alphabets = {
  phone: /[^\d+(). -]/u,
  mobile: /[^\d+(). -]/u,
  email: /[^\w.@!#$%&'*+/=?^`{|}~-]/u,
  personName: /[^\p{L}\p{M}\p{N} .,·・'()/&\p{Join_Control}-]/u,
  latinName: /[^\p{Script=Latin}\p{M}\d .,'/()-]/u,
  guestName: /[^\p{Script=Latin}\p{Script=Han}\p{M}\d .,'/()·-]/u,
} as const;

/** Finds the first character of a normalised text that the field does not allow. */
export function findOddCharacter(field: keyof typeof alphabets, plain: string): string | undefined {
  return alphabets[field].exec(plain)?.[0];
}

/** Predicates for typed or pasted text: a phone number, a mail address, a person's name. */
export const isPhone = (typed: string) => patterns.phone.test(plainCode(typed));
export const isEmail = (typed: string) => patterns.email.test(plainCode(typed));
export const isPersonName = (typed: string) => patterns.personName.test(plainName(typed));

/** Rules of a password one by one, for a form that shows which are met. */
export const passwordRules = {
  length: (value: string) => [...value].length >= 6 && [...value].length <= 32,
  characters: (value: string) => /^[^&<>"'\p{C}]+$/u.test(value),
};

/**
 * Returns whether an editor's HTML has visible content: a letter or sign, or an element that is visible
 * without text.
 */
export function hasRichContent(html: string): boolean {
  if (/<(img|video|audio|iframe|table|hr)\b/i.test(html)) return true;
  // Splits instead of matching a pattern, so that the cost is linear for any input.
  const [before = '', ...tags] = html.split('<');
  const words = [before, ...tags.map((tag) => tag.slice(tag.indexOf('>') + 1))]
    .join(' ')
    .replace(/&(nbsp|ensp|emsp|thinsp|zwnj|zwj|#0*160|#x0*a0|#0*8203|#x0*200b);?/gi, '');
  return /[^\s\p{C}]/u.test(words);
}

/** Earliest accepted date of birth. */
export const earliestBirthday = '1900-01-01';

/** First two digits: issuing provinces; 81 to 83 are permits for Hong Kong, Macao and Taiwan. */
const issuers = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;
const checkWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** Validates a mainland resident identity card number: a real date of birth and a correct check character. */
export function isIdentityNumber(text: string): boolean {
  const number = text.trim().toUpperCase();
  if (!/^\d{17}[\dX]$/.test(number) || !issuers.test(number)) return false;
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (!isCivilDate(born) || born < earliestBirthday) return false;
  const sum = checkWeights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return checkCharacters[sum % 11] === number[17];
}
