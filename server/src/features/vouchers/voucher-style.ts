/** The colours of the voucher; the same as on screen, in their light form. */
export const colors = {
  ink: '#0e3c44',
  text: '#15282b',
  muted: '#55625f',
  line: '#dfd6c3',
  paper: '#f8f4ea',
  onInk: '#f6efe0',
  saffron: '#dd9208',
} as const;

/** Points: the page less its margins. */
export const contentWidth = 515;
/** Points: the column of labels. */
export const labelWidth = 150;
