import type { Page } from 'playwright-core';

/**
 * Holds the calls of an operation, so that nothing of them reaches the server.
 *
 * @returns lets those that wait go, and all that follow
 */
export async function holdCalls(page: Page, operation: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"${operation}"`)) await held;
    await route.fallback();
  });
  return letGo;
}
