/** No object has this id; it has the maximum length that the server parses as a number. */
const unknownId = 999_999_999_999_999;

/**
 * Reads the id of an address, starting at 1. An invalid id becomes one that does not exist: the request gets
 * the not-found reply.
 */
export function idInAddress(text: string | undefined): number {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : unknownId;
}
