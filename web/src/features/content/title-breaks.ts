/** Number of characters per line of the largest titles on the narrowest phone. */
const shortPhrase = 10;

/**
 * Line breaks of a title: after a comma or colon if all its phrases are short, otherwise wherever the language
 * allows. An unbreakable long phrase would push its comma to the beginning of the next line.
 */
export function titleBreaks(title: string): string {
  const phrases = title.split(/(?<=[，：、；。？！])/u);
  const short = phrases.every((phrase) => [...phrase].length <= shortPhrase);
  return short ? 'break-phrases' : 'text-balance [overflow-wrap:anywhere]';
}
