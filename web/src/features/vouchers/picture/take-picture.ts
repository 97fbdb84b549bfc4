import { domToPng } from 'modern-screenshot';

/** A picture of a part of the page as a data URL, twice as fine as the screen of old phones, without the tools on it. */
export function takePicture(part: HTMLElement): Promise<string> {
  return domToPng(part, {
    scale: 2,
    backgroundColor: '#ffffff',
    filter: (node) => !(node instanceof HTMLElement && node.classList.contains('voucher-tools')),
  });
}
