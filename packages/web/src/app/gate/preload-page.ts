import { findRoute } from '../routes/built-routes';
import { sessionGate } from './gate';

/** The code of the page that an address names comes while it is still found out who asks. */
export async function preloadPage(pathname: string): Promise<void> {
  if (pathname === '/login') return;
  await Promise.all([sessionGate.load(), (findRoute(pathname) ?? findRoute('/dashboard'))?.route.load()]);
}
