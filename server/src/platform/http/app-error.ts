import type { ErrorCode } from '@serai/contract/errors';

/**
 * The only way to refuse: a code of the catalogue (its phrase is the message for the user), facts for the phrase,
 * and additional data of the reply. `log` is for the log only.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly data: Readonly<Record<string, unknown>>;
  /** Refused fields as [path, phrase key of an error or of an input fault]. */
  readonly fields: readonly FieldFault[];

  constructor(
    code: ErrorCode,
    options: {
      facts?: Record<string, unknown>;
      data?: Record<string, unknown>;
      fields?: readonly FieldFault[];
      log?: string;
    } = {},
  ) {
    super(options.log ?? code);
    this.code = code;
    this.facts = options.facts ?? {};
    this.data = options.data ?? {};
    this.fields = options.fields ?? [];
  }
}

/** Creates a refusal for a single field. */
export function refusedField(
  path: string,
  code: ErrorCode,
  facts: Readonly<Record<string, unknown>> = {},
): AppError {
  return new AppError(code, { facts, fields: [{ path, phrase: code, facts }] });
}

/** Creates a refusal of one field with a phrase that is not an error code. */
export function refusedInput(
  path: string,
  phrase: string,
  facts: Readonly<Record<string, unknown>> = {},
): AppError {
  return new AppError('input_invalid', { fields: [{ path, phrase, facts }] });
}

/** A refused field: its path as sent, and the reason. */
export interface FieldFault {
  path: string;
  phrase: string;
  facts: Readonly<Record<string, unknown>>;
}
