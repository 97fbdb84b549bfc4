import { isCivilDate } from './civil-date.ts';
import { plainCode, plainName } from './normal-text.ts';

/**
 * The rules of single fields without any schema, light enough for public pages: the schemas of validators.ts and
 * the forms of the web ask the same ones, so that nobody is refused by the server what a page let through.
 */
export const patterns = {
  /** Account name: 3 to 15 characters, starts with a letter, only letters, digits and underscore. */
  username: /^[A-Za-z][A-Za-z0-9_]{2,14}$/,
  /** 6 to 32 characters without & < > " ' and without characters that cannot be typed. */
  password: /^[^&<>"'\p{C}]{6,32}$/u,
  /** Letters and signs of RFC 5322 before the @; after it labels of a domain, the last of letters or in punycode. */
  email:
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/,
  /** The signs a mobile number is written with; whether there is such a number is for the server to know. */
  mobile: /^[+\d\s().-]*$/,
  /** Country calling code: `86`, `+86`. */
  areaNum: /^\+?\d{0,6}$/,
  /** A telephone of any kind. */
  phone: /^[+( ]{0,3}\d[\d ().-]{4,26}$/,
  /** What a person is called, in any script: it begins with a letter and holds no signs that names do not have. */
  personName: /^\p{L}[\p{L}\p{M}\p{N} .,·・'()/&\p{Join_Control}-]*$/u,
  /** A guest as in a passport; digits are odd, not wrong. */
  latinName: /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M}\d .,'/()-]+$/u,
  /** A guest as in a Chinese document. */
  chineseName: /^(?=.*\p{Script=Han})[\p{Script=Han}\p{Script=Latin}\d ·]+$/u,
  /** With or without a fraction: `12`, `-0.5`, `.5`; commas do not group digits. */
  floatingNumber: /^[+-]?(\d+(\.\d*)?|\.\d+)$/,
} as const;

/** What each of these fields may be written with; a refusal names the first character that is not among them. */
const alphabets = {
  phone: /[^\d+(). -]/u,
  mobile: /[^\d+(). -]/u,
  email: /[^\w.@!#$%&'*+/=?^`{|}~-]/u,
  personName: /[^\p{L}\p{M}\p{N} .,·・'()/&\p{Join_Control}-]/u,
  latinName: /[^\p{Script=Latin}\p{M}\d .,'/()-]/u,
  guestName: /[^\p{Script=Latin}\p{Script=Han}\p{M}\d .,'/()·-]/u,
} as const;

/** The first character that the field cannot hold, of a text in its plain form. */
export function findOddCharacter(field: keyof typeof alphabets, plain: string): string | undefined {
  return alphabets[field].exec(plain)?.[0];
}

/** Whether a text as it was typed or pasted is a phone, an address of mail, the name of a person. */
export const isPhone = (typed: string) => patterns.phone.test(plainCode(typed));
export const isEmail = (typed: string) => patterns.email.test(plainCode(typed));
export const isPersonName = (typed: string) => patterns.personName.test(plainName(typed));

/** The rules of a password one by one, for a form that shows which of them are met. */
export const passwordRules = {
  length: (value: string) => [...value].length >= 6 && [...value].length <= 32,
  characters: (value: string) => /^[^&<>"'\p{C}]+$/u.test(value),
};

/** Whether HTML of an editor leaves anything to see: a letter or sign, or what is shown without any. */
export function hasRichContent(html: string): boolean {
  if (/<(img|video|audio|iframe|table|hr)\b/i.test(html)) return true;
  // Cut at the signs instead of matched by a pattern: that takes one look at each, whatever was sent.
  const [before = '', ...tags] = html.split('<');
  const words = [before, ...tags.map((tag) => tag.slice(tag.indexOf('>') + 1))]
    .join(' ')
    .replace(/&(nbsp|ensp|emsp|thinsp|zwnj|zwj|#0*160|#x0*a0|#0*8203|#x0*200b);?/gi, '');
  return /[^\s\p{C}]/u.test(words);
}

/** Nobody who logs in or travels was born before. */
export const earliestBirthday = '1900-01-01';

/** First two digits: the places that hand out cards; 81 to 83 are permits for Hong Kong, Macao and Taiwan. */
const issuers = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/;
const checkWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** Whether the text is the number of a mainland resident identity card: a real day of birth, the right last character. */
export function isIdentityNumber(text: string): boolean {
  const number = text.trim().toUpperCase();
  if (!/^\d{17}[\dX]$/.test(number) || !issuers.test(number)) return false;
  const born = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (!isCivilDate(born) || born < earliestBirthday) return false;
  const sum = checkWeights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return checkCharacters[sum % 11] === number[17];
}
