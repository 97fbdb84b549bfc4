import './styles.css';
import { isConsole } from './console-address.ts';
import { createRoutes } from './routes.tsx';
import { startApp } from './start-app.tsx';

void startApp(isConsole(location.pathname) ? loadConsoleRoutes : async () => createRoutes);

/** Loads the console's pages, layout and phrases, which are a separate bundle. */
async function loadConsoleRoutes() {
  const { createConsoleRoutes } = await import('./console/routes.tsx');
  return createConsoleRoutes;
}
