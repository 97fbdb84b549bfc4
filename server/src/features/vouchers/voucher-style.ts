/** Colours of the voucher, as on screen in the light theme. */
export const colors = {
  ink: '#0e3c44',
  text: '#15282b',
  muted: '#55625f',
  line: '#dfd6c3',
  paper: '#f8f4ea',
  onInk: '#f6efe0',
  saffron: '#dd9208',
} as const;

/** Points: page width less margins. */
export const contentWidth = 515;
/** Points: width of the label column. */
export const labelWidth = 150;
