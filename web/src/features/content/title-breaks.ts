/** Number of characters per line of the largest titles on the narrowest phone. */
const shortPhrase = 10;

/**
 * How lines of a title end: after a comma or colon where all its phrases are short, else anywhere that the language
 * allows. A long phrase that may not be broken would push its comma to the beginning of the next line.
 */
export function titleBreaks(title: string): string {
  const phrases = title.split(/(?<=[，：、；。？！])/u);
  const short = phrases.every((phrase) => [...phrase].length <= shortPhrase);
  return short ? 'break-phrases' : 'text-balance [overflow-wrap:anywhere]';
}
