import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { asLanguage } from './platform/i18n/language.ts';
import { loadPhrases } from './platform/i18n/phrases.ts';
import { useMay } from './platform/session/use-session.tsx';

/** Balance and available credit in the header. The script loads only for logged-in users who may see it. */
export const memberWallet = { InHead, InMenu };

function InHead() {
  return (
    <WhoMaySee>
      <HeadWallet />
    </WhoMaySee>
  );
}

function InMenu() {
  return (
    <WhoMaySee>
      <MenuWallet />
    </WhoMaySee>
  );
}

function WhoMaySee({ children }: { children: ReactNode }) {
  const may = useMay();
  if (!may('/user/account/balance', 'view')) return null;
  return <Suspense fallback={null}>{children}</Suspense>;
}

const HeadWallet = lazy(() => part('HeadWallet'));
const MenuWallet = lazy(() => part('MenuWallet'));

/** Without its script the page works unchanged: an error in the header must not break it. */
async function part(name: 'HeadWallet' | 'MenuWallet'): Promise<{ default: ComponentType }> {
  try {
    const lang = asLanguage(document.documentElement.lang);
    const [module] = await Promise.all([
      import('./features/wallet/head-wallet.tsx'),
      loadPhrases(lang, ['wallet']),
    ]);
    return { default: module[name] };
  } catch {
    return { default: () => null };
  }
}
