/** A bank's slip as a member uploads it. */
export const slip = {
  name: 'slip-2211.png',
  mimeType: 'image/png',
  // A white point.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  ),
};
