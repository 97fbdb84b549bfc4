const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, in an element or between double quotes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (one) => entities[one]!);
}

/** The same of a text that anybody may have written: without what no XML can hold, not even escaped. */
export function anyTextInXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
  return escapeXml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
