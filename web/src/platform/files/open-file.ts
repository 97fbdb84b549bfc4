/**
 * Opens a file that is already here: saved under a name on a computer, shown in place on a phone, where saving a
 * made-up file does not work (WeChat among others).
 */
export function openFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  if (window.matchMedia('(pointer: coarse)').matches) location.assign(address);
  else {
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  }
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
