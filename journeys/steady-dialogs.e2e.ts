import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { delayCalls } from './harness/delay-calls.js';
import { headOf } from './harness/portal.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
const laptop = { width: 1366, height: 657 };

let manager: Caller;
let support: Caller;
beforeAll(async () => {
  [manager, support] = [await callerAs(stage.url, people.admin), await callerAs(stage.url, people.adminSupport)];
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (of: Page | Locator, name: string | RegExp) => of.getByRole('button', { name }).first().click();

/** The positions of all pressable elements in a dialog, except those in its notes. */
const placesOf = (of: Locator) =>
  of.evaluate((element) =>
    [...element.querySelectorAll('button, a[href], input, select, textarea')].flatMap((each) => {
      const { left, top, width } = each.getBoundingClientRect();
      if (width === 0 || each.closest('[data-dialog-notes]')) return [];
      const name = each.getAttribute('name') ?? each.getAttribute('aria-label') ?? each.textContent;
      return [`${name} at ${[left, top].map(Math.round).join(' ')}`];
    }),
  );

const bottomOf = (of: Locator) => of.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));

/** Asserts that the pressable elements of a dialog don't move while something appears. */
async function staysWhile(of: Locator, appears: () => Promise<unknown>): Promise<void> {
  const before = await placesOf(of);
  expect(before.length).toBeGreaterThan(1);
  await appears();
  await expect.poll(() => placesOf(of)).toEqual(expect.arrayContaining([...before]));
}

const focusIsInside = (of: Locator) =>
  of.evaluate((element) => element.contains(document.activeElement) && document.activeElement !== element);

describe.each([
  ['laptop', laptop],
  ['phone', phone],
] as const)('in a dialog on a %s', (size, viewport) => {
  const as = (email: string) => stage.pageAs(email, { viewport });

  it('A-488 A-462 newer values from another user move nothing, and loading them keeps the focus', async () => {
    const page = await as(people.vetadmin);
    await page.goto(`${stage.url}/usermanagement/userprofile/1`);
    await press(page, 'Edit User');
    const form = dialog(page, 'Edit User');
    await form.getByRole('textbox', { name: 'Display name' }).fill(`Dr. Maya Okafor ${size}`);
    const { locationUser } = await manager('GetLocationUser', { id: '1' });
    await manager('UpdateLocationUser', {
      id: '1',
      input: { version: locationUser?.version ?? 0, vetLicenseNumber: `01${viewport.width}` },
    });
    const note = form.getByRole('alert');
    await staysWhile(form, async () => {
      await press(form, /^Save/);
      await note.getByText('Someone else changed').waitFor();
    });
    await staysWhile(form, async () => {
      await press(note, 'Load latest version');
      await form.getByText('The latest version is loaded').waitFor();
    });
    expect(await focusIsInside(form)).toBe(true);
  });

  it('A-488 a newer role and the impact of its change move no button', async () => {
    const page = await as(people.adminSupport);
    await page.goto(`${stage.url}/support/role`);
    await press(page, 'Edit STAFF');
    const form = dialog(page, 'Edit Role');
    await form.getByRole('checkbox', { name: 'Orders: delete' }).click();
    const { roles } = await support('Roles', { filter: 'STAFF' });
    const role = roles.find(({ name }) => name === 'STAFF');
    await support('UpdateRole', { id: role?.id ?? '', input: { version: role?.version ?? 0 } });
    const send = form.locator('button[type=submit]');
    const bottom = await bottomOf(send);
    await send.click();
    await form.getByRole('heading', { name: /^This affects/ }).waitFor();
    expect(await bottomOf(send)).toBe(bottom);
    await send.click();
    await form.getByText('was changed by someone else').waitFor();
    expect(await bottomOf(send)).toBe(bottom);
  });

  it('A-488 a possible duplicate client moves no field of the form', async () => {
    const page = await as(people.vet);
    await page.goto(`${stage.url}/clientsearch`);
    await press(page, 'Add New Client');
    const steps = dialog(page, 'Search for Client');
    await steps.waitFor();
    const height = async (of: Locator) => (await of.boundingBox())?.height;
    const first = await height(steps);
    await press(page, 'Add Client Manually');
    const form = dialog(page, 'Add Client');
    await form.waitFor();
    expect(await height(form)).toBe(first);
    const box = (name: string) => form.getByRole('textbox', { name });
    await staysWhile(form, async () => {
      await box('First name').fill('Devon');
      await box('Last name').fill('Achterberg');
      await form.getByText('already exist').waitFor();
    });
  });

  it('A-488 a refusal moves nothing', async () => {
    const page = await as(people.vetadmin);
    await page.goto(`${stage.url}/usermanagement/userprofile/1`);
    await press(page, 'Edit account');
    const form = dialog(page, 'Edit Account');
    await form.getByRole('textbox', { name: 'First name' }).fill(`Maya ${size}`);
    await page.route('**/graphql', async (route) =>
      route.request().postData()?.includes('"UpdateUser"') ? await route.abort() : await route.fallback(),
    );
    await staysWhile(form, async () => {
      await press(form, /^Save/);
      await form.getByRole('alert').waitFor();
    });
  });

  it('A-488 additional questions of a reason move no button', async () => {
    const page = await as(people.vet);
    await page.goto(`${stage.url}/approve?name=Captain`);
    await headOf(page, 'Captain', 'Rimadyl').waitFor();
    await press(page.getByRole('main'), /^Decline/);
    const question = dialog(page, 'Decline Request');
    await question.getByLabel('Due for exam').check();
    const cancel = question.getByRole('button', { name: /^Cancel/ });
    const bottom = await bottomOf(cancel);
    await question.getByLabel('Other').check();
    await question.getByRole('textbox', { name: /^Description/ }).waitFor();
    expect(await bottomOf(cancel)).toBe(bottom);
  });
});

it('A-488 the answers to a question do not move when its consequences load', async () => {
  const page = await stage.pageAs(people.vetadmin, { viewport: laptop });
  const release = await delayCalls(page, 'GetAccessEffect');
  await page.goto(`${stage.url}/usermanagement/access-review`);
  const rights = page.getByRole('region', { name: 'Rights to authorize' }).getByRole('listitem');
  await press(rights.filter({ has: page.getByText('By the role VET', { exact: true }) }).first(), 'Remove');
  const question = page.getByRole('dialog', { name: /^Deactivate / });
  await staysWhile(question, async () => {
    release();
    await question.getByText('What this changes at').waitFor();
  });
});
