import type { Page } from 'playwright-core';

/**
 * Holds the calls of an operation, or those of an address, so that nothing of them reaches the server.
 *
 * @param call - the operation's name, or a path that begins with `/`
 * @returns lets those that wait go, and all that follow
 */
export async function holdCalls(page: Page, call: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const isPath = call.startsWith('/');
  await page.route(isPath ? `**${call}` : '**/graphql', async (route) => {
    if (isPath || route.request().postData()?.includes(`"${call}"`)) await held;
    await route.fallback();
  });
  return letGo;
}
