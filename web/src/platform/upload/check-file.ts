/** Upload limits. Lists are arrays or comma-separated texts, entries with or without a dot, in any case. */
export interface UploadLimits {
  /** Bytes. */
  maxSize: number;
  allowedSuffixes: readonly string[] | string;
  allowedMimeTypes: readonly string[] | string;
  /** Driver that stores files unless a call names another. */
  mode: string;
}

/** Why a file is not even sent; a phrase of `upload` has the same name. */
export type FileFault = 'incomplete' | 'typeRefused' | 'tooLarge';

/** Checks a file before it is sent: it has a name and a size, its suffix or its type is allowed, it is not too large. */
export function checkFile(
  file: { name: string; size: number; type: string },
  limits: UploadLimits,
): FileFault | undefined {
  if (file.name === '' || file.size === 0) return 'incomplete';
  if (!isAllowed(file, limits)) return 'typeRefused';
  if (file.size > limits.maxSize) return 'tooLarge';
  return undefined;
}

/** Entries of a type list: lower case, without dot. */
export function readTypeList(list: readonly string[] | string): string[] {
  return (typeof list === 'string' ? list.split(',') : list)
    .map((entry) => entry.trim().toLowerCase().replace(/^\./, ''))
    .filter((entry) => entry !== '');
}

/** The `accept` of a file chooser: suffixes with dots, then types. */
export function acceptOf({ allowedSuffixes, allowedMimeTypes }: UploadLimits): string {
  return [
    ...readTypeList(allowedSuffixes).map((suffix) => `.${suffix}`),
    ...readTypeList(allowedMimeTypes),
  ].join(',');
}

function isAllowed({ name, type }: { name: string; type: string }, limits: UploadLimits): boolean {
  const dot = name.lastIndexOf('.');
  const suffix = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  const kind = type.toLowerCase();
  const kinds = readTypeList(limits.allowedMimeTypes);
  return (
    (suffix !== '' && readTypeList(limits.allowedSuffixes).includes(suffix)) ||
    (kind !== '' && (kinds.includes(kind) || kinds.includes(`${kind.split('/')[0]}/*`)))
  );
}
