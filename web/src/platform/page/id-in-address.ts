/** No thing has this id; it is as long as the server still reads as a number. */
const unknownId = 999_999_999_999_999;

/**
 * The id that an address names, from 1. What is no id names nothing: it is asked for all the same, and the answer is that
 * there is no such thing.
 */
export function idInAddress(text: string | undefined): number {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : unknownId;
}
