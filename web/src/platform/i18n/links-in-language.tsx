import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { useApp } from '../app.tsx';
import { addressInLanguage } from './language.ts';

/**
 * Wraps all pages: if the address requested a language, every link does too. Clients without cookies, such as
 * search engines, stay in their language.
 */
export function LinksInLanguage({ children }: { children: ReactNode }) {
  const { addressLang } = useApp();
  const navigation = useContext(NavigationContext);
  const value = useMemo(() => {
    if (!addressLang) return navigation;
    const { navigator } = navigation;
    const createHref: typeof navigator.createHref = (to) =>
      addressInLanguage(navigator.createHref(to), addressLang);
    return { ...navigation, navigator: { ...navigator, createHref } };
  }, [navigation, addressLang]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** Returns a function that completes our own paths for links that are not the router's. */
export function useHrefOf(): (path: string) => string {
  const { navigator } = useContext(NavigationContext);
  return (path) => navigator.createHref(path);
}
