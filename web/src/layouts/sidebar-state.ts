import { useSyncExternalStore } from 'react';

const storageKey = 'serai-sidebar';

/** Whether the side menu shows its icons alone; remembered on this machine, the same in every tab. */
export function useSidebarCollapsed(): boolean {
  return useSyncExternalStore(subscribe, isCollapsed, () => false);
}

export function toggleSidebar(): void {
  try {
    if (isCollapsed()) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'collapsed');
  } catch {
    // Storage may be forbidden; then the menu stays as it is.
  }
  for (const changed of listeners) changed();
}

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

function isCollapsed(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'collapsed';
  } catch {
    return false;
  }
}
