/**
 * Whether the suffix or the type is in the site's lists (lower case, without dot); `image/*` allows every
 * picture.
 */
export function isAllowed(
  { suffix, mimetype }: { suffix: string; mimetype: string },
  { allowedSuffixes, allowedMimeTypes }: { allowedSuffixes: string[]; allowedMimeTypes: string[] },
): boolean {
  return (
    allowedSuffixes.includes(suffix) ||
    allowedMimeTypes.includes(mimetype) ||
    allowedMimeTypes.includes(`${mimetype.split('/')[0]}/*`)
  );
}
