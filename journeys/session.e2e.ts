import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { screenTimeout } from './harness/browser.js';
import { goTo, notice } from './harness/portal.js';
import { fillSignIn, password, people, signedIn, signIn, signOutBy } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const storageKeys = [
  'selectedLocationId',
  'username',
  'isImpersonation',
  'locationUserId',
  'userLocationRoleId',
  'inAdminSupportGroup',
];
const keptKeys = (page: Page) =>
  page.evaluate(
    (keys) => keys.filter((key) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null),
    storageKeys,
  );

/** Opens the account menu and chooses the last entry. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await signOutBy(page, stage.url, () => page.getByRole('menuitem', { name: 'Sign out' }).click());
}

describe('signing in', () => {
  it('A-003 shows the sign-in page without the header, with its statement and four links', async () => {
    const page = await stage.page();
    await page.goto(`${stage.url}/login`);
    await signInButton(page).waitFor();
    await page.getByText(/By signing in, you accept the Terms of service and the Privacy Policy\./).waitFor();
    for (const [name, path] of [
      ['Terms of service', '/terms'],
      ['Privacy Policy', '/privacy'],
      [/prescribing notice/i, '/prescribing'],
      ['Contact us', '/contact'],
    ] as const) {
      expect(await page.getByRole('contentinfo').getByRole('link', { name }).getAttribute('href')).toMatch(
        new RegExp(`^https://.+${path}$`),
      );
    }
    expect(await page.getByRole('banner').count()).toBe(0);
  });

  it('A-004 redirects every other page to the sign-in, and then to the dashboard', async () => {
    const page = await stage.page();
    for (const path of ['/', '/approve', '/history/1', '/support', '/dashboard']) {
      await page.goto(stage.url + path);
      await page.waitForURL(`${stage.url}/login`);
    }
    await signInButton(page).click();
    await fillSignIn(page, people.vet);
    await page.waitForURL(`${stage.url}/dashboard`);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  it('A-002 asks the identity provider for a code with PKCE and exactly three scopes', async () => {
    const page = await stage.page();
    await page.goto(`${stage.url}/login`);
    const request = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('code_challenge='),
    );
    await signInButton(page).click();
    const { searchParams } = new URL((await request).url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    });
  });

  it('A-004 signs in silently after a reload and in a new tab, and keeps the page', async () => {
    const context = await stage.context();
    const page = await signedIn(context, stage.url, people.vet);
    await goTo(page, 'History');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    const tab = await context.newPage();
    await tab.goto(`${stage.url}/approve`);
    await tab.getByRole('heading', { level: 1, name: 'Approve' }).waitFor();
    await tab.goto(`${stage.url}/login`);
    await tab.waitForURL(`${stage.url}/dashboard`);
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) => Object.values(storage) as string[]),
    );
    expect(kept.join(' ')).not.toMatch(/eyJ/);
  });

  it('A-005 reports a failed sign-in, and allows another attempt', async () => {
    const page = await stage.page();
    await page.goto(`${stage.url}/login/callback?error=access_denied&state=never-asked`);
    await notice(page, 'Error Logging In.').waitFor();
    await page.getByText('Please try again.').waitFor();
    await page.waitForURL(`${stage.url}/login`);
    await signIn(page, stage.url, people.vet);
  });

  it('a wrong password is reported by the identity provider, and keeps the address', async () => {
    const page = await stage.page();
    await page.goto(`${stage.url}/login`);
    await signInButton(page).click();
    await fillSignIn(page, people.vet, 'wrong');
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(people.vet);
    await page.getByLabel('Password').fill(password);
    await signInButton(page).click();
    await page.waitForURL(`${stage.url}/dashboard`);
  });
});

describe('signing out', () => {
  it('A-007 signs out here and at the identity provider, and leaves nothing behind', async () => {
    const page = await stage.page();
    await signIn(page, stage.url, people.vet);
    await signOut(page);
    await page.waitForURL(`${stage.url}/login`);
    await signInButton(page).waitFor();
    expect(await keptKeys(page)).toEqual([]);
    await page.goto(`${stage.url}/history`);
    await page.waitForURL(`${stage.url}/login`);
    await signInButton(page).click();
    await page.getByLabel('Password').waitFor();
  });

  it('A-008 a person unknown to Signa sees that after the sign-in, and can sign in as another user', async () => {
    const page = await stage.page();
    await page.goto(`${stage.url}/login`);
    await signInButton(page).click();
    await fillSignIn(page, 'vet.1@scale.signa.test');
    await notice(page, 'Signed in, but unknown to Signa').waitFor();
    await signInButton(page).click();
    await fillSignIn(page, people.vet);
    await page.waitForURL(`${stage.url}/dashboard`);
  });

  it('A-200 A-011 a user ends the session of another browser, whose next call is refused', async () => {
    const here = await stage.page();
    const there = await (await stage.context()).newPage();
    await signIn(here, stage.url, people.vetadmin);
    await signIn(there, stage.url, people.vetadmin);
    await here.getByRole('button', { name: /^Account of/ }).click();
    await here.getByRole('menuitem', { name: 'Where you are signed in' }).click();
    await here.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect
      .poll(() => here.getByRole('button', { name: /^Sign out Chrome/ }).count(), { timeout: screenTimeout })
      .toBe(0);
    await goTo(there, 'History');
    await notice(there, 'Not logged in').waitFor();
    await there.waitForURL(`${stage.url}/login`, { timeout: screenTimeout });
  });

  it('A-016 an expired session is reported once, and leads to the sign-in', async () => {
    const context = await stage.context();
    const page = await signedIn(context, stage.url, people.vet);
    await context.clearCookies();
    await context.route('**/graphql', async (route) => {
      await route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } });
    });
    await goTo(page, 'History');
    await notice(page, 'Not logged in').waitFor();
    await page.getByText('Forwarding to the login page...').waitFor();
    expect(await notice(page, 'Not logged in').count()).toBe(1);
    await page.waitForURL(`${stage.url}/login`);
    await signInButton(page).waitFor();
    expect(await keptKeys(page)).toEqual([]);
  });

  it('A-016 C-202 a form waits for a sign-in in another tab, and then saves its input', async () => {
    const context = await stage.context();
    const page = await signedIn(context, stage.url, people.vet);
    await goTo(page, 'Clients');
    await page.locator('[data-row]').first().waitFor();
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Add Client Manually' }).click();
    const first = page.getByRole('textbox', { name: 'First name' });
    await first.fill('Kenji');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Ito');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('775 555 0131');
    await page.getByRole('textbox', { name: 'Email' }).fill('kenji.ito@mail.example');
    await page.getByRole('button', { name: 'Add address' }).click();
    const address = page.getByRole('dialog', { name: 'Add address' });
    await address.getByRole('textbox', { name: 'Address line 1' }).fill('5 Excelsior Park');
    await address.getByRole('textbox', { name: 'City' }).fill('Reno');
    await address.getByRole('combobox', { name: 'State' }).selectOption('NV');
    await address.getByRole('textbox', { name: 'Zip code' }).fill('89501');
    await page.keyboard.press('Enter');
    await address.waitFor({ state: 'detached' });
    // The server forgets the session, and the page's token expires.
    await context.clearCookies();
    await context.route('**/graphql', async (route) => {
      await route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } });
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const signedOut = page.getByRole('dialog', { name: 'You are signed out' });
    const opened = context.waitForEvent('page');
    await signedOut.getByRole('link', { name: 'Sign in' }).click();
    const tab = await opened;
    await context.unroute('**/graphql');
    await signInButton(tab).click();
    await fillSignIn(tab, people.vet);
    await tab.waitForURL(`${stage.url}/dashboard`);
    await signedOut.getByRole('button', { name: 'Go on' }).click();
    await signedOut.waitFor({ state: 'detached' });
    expect(await first.inputValue()).toBe('Kenji');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/(clients\/profile|create)\//, { timeout: screenTimeout });
  });
});
