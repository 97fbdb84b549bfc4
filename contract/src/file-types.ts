// Without schemas: what calls that answer a file can answer.

/** Papers that the portal prints. */
export const pdfFile = ['application/pdf'] as const;

/** Lists as files, by the format that was asked for. */
export const sheetFile = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv; charset=utf-8',
] as const;

/** An account statement, by the format that was asked for. */
export const statementFile = [...sheetFile, ...pdfFile] as const;

/** A file that somebody uploaded, of any type that the site allows; or the file behind a link. */
export const anyFile = ['*/*'] as const;
