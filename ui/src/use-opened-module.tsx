import { useEffect, useState } from 'react';

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Importer<Module> = () => Promise<Module>;

/** Modules that have been loaded, by importer: a second dialog of the page opens without waiting. */
const loaded = new Map<Importer<unknown>, unknown>();

/** Milliseconds after the load of the document: what the page shows at first needs the line before. */
const LOAD_AFTER_MS = 3000;

/**
 * The code of something that opens over the page, such as a dialog: loaded some seconds after the document, or when it
 * opens. Null until then. If it cannot be loaded, `onOpenChange(false)` is called, so that the next click tries again.
 */
export function useOpenedModule<Module extends object>(
  importer: Importer<Module>,
  { open, onOpenChange }: Openable,
): Module | null {
  const [module, setModule] = useState<Module | null>(
    () => (loaded.get(importer) as Module | undefined) ?? null,
  );
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (module) return;
    const load = () => {
      importer().then(
        (found) => {
          loaded.set(importer, found);
          setModule(() => found);
        },
        () => setFailed(open),
      );
    };
    if (open) return load();
    return afterLoad(load);
  }, [module, importer, open]);
  useEffect(() => {
    if (!failed) return;
    setFailed(false);
    onOpenChange(false);
  }, [failed, onOpenChange]);
  return module;
}

/** Calls `act` some seconds after the load of the document. Returns a function that cancels the call. */
function afterLoad(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(act, LOAD_AFTER_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    clearTimeout(timer);
  };
}
