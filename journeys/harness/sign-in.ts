import type { BrowserContext, Page } from 'playwright-core';

export const people = {
  vet: 'vet@signa.test',
  vetadmin: 'vetadmin@signa.test',
  staff: 'staff@signa.test',
  admin: 'admin@signa.test',
  denverVet: 'vet.denver@signa.test',
  support: 'support@signa.test',
  adminSupport: 'adminsupport@signa.test',
} as const;

export const password = 'signa';

/** Fills in the identity provider's page. */
export async function fillSignIn(page: Page, email: string, secret: string = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in like a user, from the portal's page through the identity provider's and back. */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, email);
  await page
    .getByRole('navigation', { name: 'Main' })
    .or(page.getByRole('button', { name: 'Open the menu' }))
    .first()
    .waitFor();
}

/**
 * Triggers a sign-out and waits until the identity provider has redirected back. The portal shows its own sign-in page
 * earlier; another page opened then would stay signed in.
 */
export async function signOutBy(page: Page, url: string, press: () => Promise<void>): Promise<void> {
  const back = page.waitForResponse(
    (answer) => answer.request().isNavigationRequest() && new URL(answer.url()).pathname === '/',
  );
  await press();
  await back;
  await page.waitForURL(`${url}/login`);
}

/** A page signed in as a user; further pages of its context are signed in silently. */
export async function signedIn(context: BrowserContext, url: string, email: string): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, url, email);
  return page;
}
