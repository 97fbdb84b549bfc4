import type { SuccessCode } from '@serai/contract/endpoint';
import { type ErrorCode, errorCatalogue, type FieldError } from '@serai/contract/errors';
import { errors as en } from '@serai/phrases/en/errors';
import { fields as enFields } from '@serai/phrases/en/fields';
import { successes as enSuccesses } from '@serai/phrases/en/successes';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { errors as zh } from '@serai/phrases/zh/errors';
import { fields as zhFields } from '@serai/phrases/zh/fields';
import { successes as zhSuccesses } from '@serai/phrases/zh/successes';
import { toSeconds } from '../clock.ts';
import type { AppError, FieldFault } from './app-error.ts';

/** Builds the reply of every successful call; the only place that does. Few calls have a success message. */
export function success(data: unknown, now: Date, says: SuccessCode | undefined, lang: Lang) {
  const msg = says === undefined ? '' : inLanguage(lang, { zh: zhSuccesses, en: enSuccesses })[says];
  return { code: 1, msg, time: toSeconds(now), data };
}

/** Reply and HTTP status of a refusal, in the caller's language. */
export function refusal(error: AppError, lang: Lang, now: Date) {
  const { reply, http } = errorCatalogue[error.code];
  const errors = error.fields.map((fault) => describeFault(fault, lang));
  const msg = errors.length ? errors[0]!.message : errorPhrase(error.code, lang, error.facts);
  return {
    http,
    body: {
      code: reply,
      msg,
      time: toSeconds(now),
      data: {
        ...(reply === 303 ? { type: error.code === 'already_logged_in' ? 'logged in' : 'need login' } : {}),
        ...(error.code === 'input_invalid' ? { errors } : { reason: error.code }),
        ...(error.code !== 'input_invalid' && errors.length ? { errors } : {}),
        ...error.data,
      },
    },
  };
}

/** Text of an error code in a language. */
export function errorPhrase(
  code: ErrorCode,
  lang: Lang,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  return fill(inLanguage(lang, { zh, en })[code], facts);
}

function describeFault(fault: FieldFault, lang: Lang): FieldError {
  const phrases: Record<string, string> = inLanguage(lang, { zh, en });
  const labels: Record<string, string> = inLanguage(lang, { zh: zhFields, en: enFields });
  const name =
    fault.path
      .replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? fault.path;
  // A field may be called `constructor`, so only own properties are looked up.
  const known = Object.hasOwn(labels, name) ? labels[name] : undefined;
  // If the body itself is invalid, the path is empty.
  const label = known ?? (fault.path || labels.request!);
  const why = fill(phrases[fault.phrase] ?? phrases.field_wrong!, { ...fault.facts, field: label });
  // A message of the catalogue that is a complete sentence and part of the protocol, so it is sent verbatim.
  const standsAlone = Object.hasOwn(errorCatalogue, fault.phrase) && /_(required|empty)$/.test(fault.phrase);
  const isNamed = standsAlone || why.toLowerCase().includes(label.toLowerCase());
  return {
    field: fault.path,
    message: isNamed ? why : `${label}${inLanguage(lang, { zh: '：', en: ': ' })}${why}`,
  };
}
