const HIDDEN = '[hidden]';
const MAX_DEPTH = 6;

/** Names of fields whose value is always redacted. */
const secretName =
  /pass(word|wd)?$|password|token|secret|authorization|cookie|captcha|mobile|phone|id_?number|smtp_?url|database_?url/i;

/** Patterns of secrets anywhere in a text. */
const secretForms: readonly [RegExp, string][] = [
  // Our opaque tokens: 256 bits in base64url.
  [/(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g, HIDDEN],
  // Password hashes.
  [/\$argon2[a-z]*\$[^\s"'\\]+/g, HIDDEN],
  // The password in an address such as postgres://user:password@host. Each part is bounded: a long line costs linear time.
  [/((?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,30}:\/\/[^\s:/@"]{0,200}):[^\s@"]{1,120}@/gi, `$1:${HIDDEN}@`],
  // Answers of click captchas.
  [
    /(?<!\d)\d{1,9}(\.\d{1,20})?,\d{1,9}(\.\d{1,20})?(-\d{1,9}(\.\d{1,20})?,\d{1,9}(\.\d{1,20})?)+(;\d{1,9}(\.\d{1,20})?){0,2}/g,
    HIDDEN,
  ],
  // Six digits near the word code.
  [/(\bcode\b|验证码)([^\d"]{0,20})\d{6}(?!\d)/gi, `$1$2${HIDDEN}`],
  [/(?<!\d)\d{6}(?= (is your|是您))/g, HIDDEN],
  // Chinese identity numbers and payment cards.
  [/(?<![\dA-Za-z-])\d{17}[\dXx](?![\dA-Za-z])/g, HIDDEN],
  [/(?<![\dA-Za-z-])\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}(?![\dA-Za-z-])/g, HIDDEN],
];

/** The same fields without the values of secret ones. */
export function hideSecretFields(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => hideSecretFields(item, depth + 1));
  // Errors and the like are written by their own serializers.
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      isSecret(name, item) ? HIDDEN : hideSecretFields(item, depth + 1),
    ]),
  );
}

/** The text without what looks like a secret. */
export function hideSecretText(text: string): string {
  return secretForms.reduce((line, [form, instead]) => line.replace(form, instead), text);
}

function isSecret(name: string, value: unknown): boolean {
  if (secretName.test(name)) return true;
  // `code` is also the name of an error's kind, which the log needs.
  return name === 'code' && /^\d{6}$/.test(String(value));
}
