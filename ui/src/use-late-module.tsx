import { useCallback, useRef, useState } from 'react';

/**
 * A module that is loaded at first use. `load` may be called often and early (focus, pointer); `module` is null
 * until it has loaded.
 */
export function useLateModule<Module>(importer: () => Promise<Module>): {
  module: Module | null;
  load: () => void;
} {
  const [module, setModule] = useState<Module | null>(null);
  const asked = useRef(false);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    importer().then(
      (loaded) => setModule(() => loaded),
      () => {
        asked.current = false;
      },
    );
  }, [importer]);
  return { module, load };
}
