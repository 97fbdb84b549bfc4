/** Classes of the veil behind a dialog, a sheet or a gallery. */
export const backdropClass =
  'fixed inset-0 z-[1940] bg-ink-deep/60 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';
