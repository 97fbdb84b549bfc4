import { AppError } from './app-error.ts';

/** Deeper than any input of a call, and than any object that family clients send. */
const maxDepth = 32;
/** Maximum number of fields and list items in a body. */
const maxValues = 4000;

/**
 * Parses a body. Its depth and size are checked in the text, before any object is created.
 * @throws AppError `body_unreadable` for invalid JSON, and for a body deeper or larger than any call's.
 */
export function readJson(text: string): unknown {
  if (text === '') return {};
  if (isBeyondEveryCall(text)) throw new AppError('body_unreadable');
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('body_unreadable');
  }
}

/** Counts brackets and commas outside of strings; the parser checks that they match. */
function isBeyondEveryCall(text: string): boolean {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') at++;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === ',') values++;
    else if (sign === ']' || sign === '}') depth--;
    else if (sign === '[' || sign === '{') {
      values++;
      if (++depth > maxDepth) return true;
    }
    if (values > maxValues) return true;
  }
  return false;
}
