/** A file for the chooser: 8 × 8 pixels of one colour, different for every name. */
export async function smallPicture(
  name: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { default: sharp } = await import('sharp');
  const blue = [...name].reduce((sum, sign) => (sum * 7 + sign.charCodeAt(0)) % 256, 1);
  const background = { r: 11, g: 60, b: blue };
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
