import { viewOnlyText } from '@signa/core/administration';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerAs } from './harness/call.js';
import { lookupOf } from './harness/lookup.js';
import { people, signedIn } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
const { clientOf } = lookupOf(() => maya);
beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
});

async function support(width: number): Promise<Page> {
  const page = await signedIn(await stage.context({ viewport: { width, height: 844 } }), stage.url, people.support);
  await page.goto(`${stage.url}/support`);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const row = (page: Page, name: string) => page.getByRole('listitem', { name: new RegExp(`^${name}`) }).first();

/** Starts from the page that support opens first. */
async function find(page: Page, typed: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a user' }).fill(typed);
  await page.keyboard.press('Enter');
  await heading(page, 'User Management');
}

describe.each([1280, 390])('support impersonating a user, %i px wide', (width) => {
  it('A-048 A-056 A-058 A-060 A-280 A-281 sees the portal as that user, and is themselves again', async () => {
    const page = await support(width);
    await find(page, 'okafor');
    await row(page, 'Dr. Maya Okafor')
      .getByRole('button', { name: /^Impersonate/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Impersonate Dr. Maya Okafor' });
    await dialog.getByRole('button', { name: 'Impersonate' }).click();
    await dialog.getByText('Enter a reason: a ticket number or a few words. The practice can read it.').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ticket 4711');
    // A second tab, opened earlier, stays with the support user and can't start another impersonation.
    const second = await page.context().newPage();
    await second.goto(`${stage.url}/support/impersonate?search=halloran`);
    await row(second, 'Gordon Halloran').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(`Impersonation: ${people.vet}`).waitFor();
    await heading(page, 'Dashboard');
    expect(await page.getByText('Jonah Abernathy').count()).toBe(0);
    await second.bringToFront();
    await row(second, 'Gordon Halloran')
      .getByRole('button', { name: /^Impersonate/ })
      .click();
    const nested = second.getByRole('dialog', { name: 'Impersonate Gordon Halloran' });
    await nested.getByRole('textbox', { name: 'Reason' }).fill('Ticket 4712');
    await second.keyboard.press('Enter');
    await nested.getByText('You cannot impersonate further while impersonating').waitFor();
    expect(await nested.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Ticket 4712');
    await second.close();
    await page.bringToFront();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'My Account' }).click();
    const account = page.getByRole('dialog');
    await account.getByRole('textbox', { name: 'First name' }).fill('Mia');
    await account.getByRole('button', { name: 'Save' }).click();
    await account.getByText(viewOnlyText).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Discard/ }).click();
    await page.getByRole('region', { name: 'Impersonation' }).getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(`${stage.url}/support`);
    await page.getByText('Hello, Jonah Abernathy').waitFor();
    expect(await page.getByText(/^Impersonation:/).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('username'))).toBe(people.support);
    // This also applies after a reload, without any of the user's data left.
    await page.reload();
    await page.getByText('Hello, Jonah Abernathy').waitFor();
    expect(await page.getByText('Maya Okafor').count()).toBe(0);
  });

  it('A-281 A-282 A-283 A-285 unlocks, changes and exits; the user is notified, and the practice can read it', async () => {
    const page = await support(width);
    await find(page, 'okafor');
    await row(page, 'Dr. Maya Okafor')
      .getByRole('button', { name: /^Impersonate/ })
      .click();
    const ticket = `Ticket ${width}`;
    await page.getByRole('textbox', { name: 'Reason' }).fill(ticket);
    await page.keyboard.press('Enter');
    await heading(page, 'Dashboard');
    const email = `ravi.${width}@mail.example`;
    await page.goto(`${stage.url}/clients/profile/${(await clientOf('Chutney')).clientId}`);
    await page.getByRole('button', { name: /^Update Client/ }).click();
    const form = page.getByRole('dialog', { name: 'Update Client' });
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText(viewOnlyText).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Discard/ }).click();
    const banner = page.getByRole('region', { name: 'Impersonation' });
    await banner.getByRole('button', { name: /^Unlock changes/ }).click();
    await page.getByRole('button', { name: 'Unlock for 10 minutes' }).click();
    await page.getByRole('button', { name: /^Update Client/ }).click();
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText(email).first().waitFor();
    await banner.getByRole('button', { name: 'Log out' }).click();
    await page.getByText('Hello, Jonah Abernathy').waitFor();

    // Earlier ones are shown one after the other; this test looks only at the latest.
    const { unreadImpersonations } = await maya('GetUnreadImpersonations', {});
    for (const { id, reason } of unreadImpersonations)
      if (reason !== ticket) await maya('MarkImpersonationRead', { id });
    const vet = await stage.pageAs(people.vet, { viewport: { width, height: 844 } });
    await vet.goto(`${stage.url}/dashboard`);
    const report = vet.getByRole('region', { name: 'Support worked as you' });
    await report.getByText(new RegExp(`^${ticket} `)).waitFor();
    await report.getByText(/1 change/).waitFor();
    await report.getByRole('button', { name: 'Show activity' }).click();
    const done = vet.getByRole('dialog', { name: 'What support did as you' });
    await done.getByRole('listitem').filter({ hasText: 'Refused' }).first().waitFor();
    await done.getByRole('listitem').filter({ hasText: 'Changed' }).filter({ hasText: 'Ravi Krishnamurthy' }).waitFor();
    await done.getByRole('button', { name: 'I have read it' }).click();
    await report.waitFor({ state: 'detached' });

    const manager = await stage.pageAs(people.vetadmin, { viewport: { width, height: 844 } });
    await manager.goto(`${stage.url}/usermanagement/support-access`);
    const record = manager.getByRole('listitem').filter({ hasText: ticket });
    await record.getByText('Jonah Abernathy as Maya Okafor').waitFor();
    await record.getByRole('button', { name: 'Show activity' }).click();
    await record.getByText('Ravi Krishnamurthy').first().waitFor();
  });
});
