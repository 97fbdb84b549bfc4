import { domToPng } from 'modern-screenshot';

/**
 * Renders a part of the page as a picture in a data URL, in double resolution, without elements that are not for
 * the receiver.
 */
export async function takePicture(part: HTMLElement): Promise<string> {
  // Automatic font embedding reads a style element, which the page's content policy forbids.
  const font = { cssText: await loadedFaces() };
  part.classList.add('in-picture');
  try {
    return await domToPng(part, { scale: 2, backgroundColor: '#ffffff', font });
  } finally {
    part.classList.remove('in-picture');
  }
}

/** The fonts that the page has loaded, embedded as data, so that the picture fetches nothing. */
async function loadedFaces(): Promise<string> {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  const families = new Set(loaded.map(({ family }) => plain(family)));
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => families.has(plain(rule.style.getPropertyValue('font-family'))));
  return (await Promise.all(rules.map(withLetters))).join('\n');
}

function plain(family: string): string {
  return family.replaceAll(/["']/g, '');
}

async function withLetters({ cssText }: CSSFontFaceRule): Promise<string> {
  const path = /url\("?([^")]+)"?\)/.exec(cssText)?.[1];
  if (path === undefined) return '';
  const letters = await (await fetch(path)).blob();
  return cssText.replace(path, await dataUrlOf(letters));
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
