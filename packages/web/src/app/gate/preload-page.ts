import { findRoute } from '../routes/built-routes';
import { sessionGate } from './gate';

/** Loads the code of the requested page while the session is still being checked. */
export async function preloadPage(pathname: string): Promise<void> {
  if (pathname === '/login') return;
  await Promise.all([sessionGate.load(), (findRoute(pathname) ?? findRoute('/dashboard'))?.route.load()]);
}
