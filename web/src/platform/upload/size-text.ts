/** `340 kB`, `1.2 MB`. */
export function sizeText(bytes: number): string {
  const mebi = bytes / 1024 / 1024;
  return mebi >= 1 ? `${Math.round(mebi * 10) / 10} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`;
}
