import type { Page } from 'playwright-core';

/**
 * Holds the calls of an operation or path, so that none of them reaches the server.
 *
 * @param call - the operation's name, or a path that starts with `/`
 * @returns a function that releases the pending calls and stops holding
 */
export async function delayCalls(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const isPath = call.startsWith('/');
  await page.route(isPath ? `**${call}` : '**/graphql', async (route) => {
    if (isPath || route.request().postData()?.includes(`"${call}"`)) await held;
    await route.fallback();
  });
  return release;
}
