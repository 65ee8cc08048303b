import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { callerAs } from './harness/call.js';
import { cardOf, goTo, headOf, openCard, searchName, switchLocation } from './harness/portal.js';
import { completeRequiredSteps } from './harness/required-steps.js';
import { people, signIn, signOutBy } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

// As `npm start` runs it.
const stage = openStage({ database: 'embedded' });
const wren = '1';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

describe('the layout of a practice', () => {
  it('A-032 shows the menu on desktop and collapses it from 768 px down', async () => {
    const page = await stage.page({ viewport: desktop });
    await signIn(page, stage.url, people.vet);
    await menu(page)
      .getByRole('link', { name: /^Approve/ })
      .waitFor();
    for (const [width, isOpen] of [
      [769, true],
      [768, false],
      [phone.width, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => menu(page).isVisible(), { message: `at ${width} px` }).toBe(isOpen);
    }
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await menu(page)
      .getByRole('link', { name: /^History/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    expect(await menu(page).isVisible()).toBe(false);
  });

  it('A-022 A-023 A-034 shows that an unknown path does not exist, and redirects a forbidden page to the first module, with breadcrumbs', async () => {
    const page = await stage.page();
    await signIn(page, stage.url, people.vet);
    for (const path of ['/nowhere', '/approve/nothing/here']) {
      await page.goto(stage.url + path);
      await page.getByText(`There is no page at ${path}`).waitFor();
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    }
    await page.goto(`${stage.url}/usermanagement`);
    await page.waitForURL(/\/dashboard$/);
    await page.goto(`${stage.url}/history/`);
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    await page.getByRole('navigation', { name: 'Trail' }).getByRole('link', { name: 'Home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  });

  it('A-041 A-042 A-043 A-035 switches to another location of the user: its data, its support, its dashboard', async () => {
    const page = await stage.page();
    await signIn(page, stage.url, people.vet);
    await page.getByText('(800) 555-0100').waitFor();
    await goTo(page, 'Approve');
    await page.getByRole('button', { name: /^Location Wren Street/ }).click();
    const offered = page.getByRole('menu', { name: 'Locations' });
    await offered.waitFor();
    expect(await offered.getByRole('menuitemradio').or(offered.getByRole('menuitem')).count()).toBe(2);
    await offered
      .getByText(/Battenkill/)
      .first()
      .click();
    await page.waitForURL(`${stage.url}/dashboard`);
    await page.getByRole('button', { name: /^Location .*Battenkill/ }).waitFor();
    await page.getByText('(800) 555-0120').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('selectedLocationId'))).toBe('2');
    await goTo(page, 'Approve');
    await headOf(page, 'Maple', 'Galliprant').first().waitFor();
    expect(await headOf(page, 'Clementine', 'Gabapentin').count()).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: /^Location .*Battenkill/ }).waitFor();
  });

  it('A-044 stays at the old location if the server refuses the switch', async () => {
    const page = await stage.page();
    await signIn(page, stage.url, people.vet);
    // Replaces the assignment by one the server rejects, as after it was revoked.
    await page.route('**/graphql', async (route) => {
      const body = route.request().postDataJSON() as { operationName: string };
      const isSwitch = body.operationName === 'UpdateLocationUser';
      await route.continue(
        isSwitch ? { postData: JSON.stringify({ ...body, variables: { id: '15', input: {} } }) } : {},
      );
    });
    await switchLocation(page, /^Location Wren Street/, /Battenkill/);
    await page.getByText('Access to this location is revoked').waitFor();
    await page.getByRole('button', { name: /^Location Wren Street/ }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('selectedLocationId'))).not.toBe('2');
    await goTo(page, 'Approve');
    await headOf(page, 'Clementine', 'Gabapentin').waitFor();
  });
});

describe('users who can authorize', () => {
  it.each([
    ['staff that holds delegated access for the vet', people.staff, 'Dr. Maya Okafor', true],
    ['staff for another vet', people.staff, 'Dr. Annika Rosenthal-Beaumont', false],
    ['an administrator', people.admin, 'Dr. Maya Okafor', false],
    ['a vet for another vet', people.vet, 'Dr. Annika Rosenthal-Beaumont', true],
  ])('P-068 A-072 %s', async (_who, email, vet, mayIssue) => {
    const page = await stage.page();
    await signIn(page, stage.url, email);
    await goTo(page, 'Approve');
    await searchName(page, 'Clementine');
    await openCard(page, 'Clementine', 'Gabapentin');
    const card = cardOf(page, 'Clementine', 'Gabapentin');
    await card.getByLabel('Authorizing Vet', { exact: true }).selectOption({ label: vet });
    const authorize = card.getByRole('button', { name: 'Authorize for Clementine' });
    const refusal = card.getByText(/^The role (?:STAFF|ADMIN) cannot authorize/).filter({ visible: true });
    if (mayIssue) {
      await completeRequiredSteps(card);
      expect(await authorize.isEnabled()).toBe(true);
      expect(await refusal.count()).toBe(0);
    } else {
      await refusal.first().waitFor();
      expect(await authorize.getAttribute('aria-disabled')).toBe('true');
    }
    expect(await card.getByRole('button', { name: 'Save As Draft' }).isEnabled()).toBe(true);
  });
});

describe('support', () => {
  it('A-006 A-025 A-033 A-046 A-047 has its own area, which practice users cannot open', async () => {
    const page = await stage.page();
    await page.goto(`${stage.url}/login`);
    await signIn(page, stage.url, people.support);
    await page.waitForURL(`${stage.url}/support`);
    await page
      .getByText(/Jonah Abernathy/)
      .first()
      .waitFor();
    for (const path of ['/dashboard', '/approve', '/history', '/']) {
      await page.goto(stage.url + path);
      await page.waitForURL(`${stage.url}/support`);
    }
    await page.goto(`${stage.url}/support/role`);
    await page.getByText("you can't access this link").waitFor();
    await page.goto(`${stage.url}/support`);
    await signOutBy(page, stage.url, () => page.getByRole('link', { name: 'Logout' }).click());
    await signIn(page, stage.url, people.vet);
    await page.goto(`${stage.url}/support`);
    await page.getByText("you can't access this link").waitFor();
  });

  it('A-013 A-036 A-060 P-069 impersonates a user under a banner, with their view but without authorizing', async () => {
    const page = await stage.page();
    await signIn(page, stage.url, people.support);
    await page.waitForURL(`${stage.url}/support`);
    const support = await callerAs(stage.url, people.support);
    const { startImpersonation: started } = await support('StartImpersonation', {
      username: people.vet,
      reason: 'Ticket 4711',
    });
    await page.evaluate(
      ({ username, locationUserId, userLocationRoleId, locationId }) => {
        const values = { username, isImpersonation: 'true', locationUserId, userLocationRoleId };
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        sessionStorage.setItem('selectedLocationId', locationId);
      },
      { ...started },
    );
    const call = page.waitForRequest(
      (request) =>
        request.url().endsWith('/graphql') && request.postData()?.includes('GetPrescriptionTasksGrouped"') === true,
    );
    await page.goto(`${stage.url}/approve`);
    await page.getByText(`Impersonation: ${people.vet}`).waitFor();
    expect((await call).headers()).toMatchObject({ impersonation: people.vet, application: 'practice-portal' });

    await searchName(page, 'Clementine');
    await openCard(page, 'Clementine', 'Gabapentin');
    const authorize = cardOf(page, 'Clementine', 'Gabapentin').getByRole('button', {
      name: 'Authorize for Clementine',
    });
    await authorize.waitFor();
    const refusal = cardOf(page, 'Clementine', 'Gabapentin')
      .getByText('You cannot authorize for a vet while impersonating.')
      .filter({ visible: true });
    await refusal.first().waitFor();
    expect(await authorize.getAttribute('aria-disabled')).toBe('true');

    await page.goto(`${stage.url}/support`);
    await page.getByText("you can't access this link").waitFor();
    await page.goto(`${stage.url}/dashboard`);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${stage.url}/support`);
    expect(await page.getByText(/^Impersonation:/).count()).toBe(0);
    expect(await support('ExitImpersonation', {})).toEqual({ exitImpersonation: { wasOpen: false } });
    expect(wren).toBe(started.locationId);
  });
});
