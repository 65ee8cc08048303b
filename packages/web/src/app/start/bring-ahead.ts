/** The code of the page that an address names comes while it is still found out who asks. */
export async function bringAhead(pathname: string): Promise<void> {
  if (pathname === '/login') return;
  const [{ findRoute }] = await Promise.all([import('../built-routes'), import('../session/session-gate')]);
  await (findRoute(pathname) ?? findRoute('/dashboard'))?.route.load();
}
