// Without schemas: media types that file calls can return.

/** PDF documents of the portal. */
export const pdfFile = ['application/pdf'] as const;

/** Spreadsheets, by requested format. */
export const sheetFile = [
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv; charset=utf-8',
] as const;

/** Icons made by the portal. */
export const svgFile = ['image/svg+xml'] as const;

/** Account statement, by requested format. */
export const statementFile = [...sheetFile, ...pdfFile] as const;

/** An uploaded file of any type that the site allows, or the file behind a link. */
export const anyFile = ['*/*'] as const;
