import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desk, phone } from './harness/browser.js';
import { cardOf, goTo, headOf, searchName } from './harness/portal.js';
import { people, signIn } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

/** What axe calls serious or critical on the page as it stands, by rule and place. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
}

/** Looks at the page as it stands, on a phone and on a desk, and keeps what stands in the way. */
function eyesOn(page: Page) {
  const faults: string[] = [];
  const look = async (name: string): Promise<void> => {
    for (const [where, viewport] of Object.entries({ phone, desk })) {
      await page.setViewportSize(viewport);
      for (const fault of await faultsOf(page)) faults.push(`${name} on a ${where}: ${fault}`);
    }
  };
  return { faults, look };
}

describe.each(['light', 'dark'] as const)('in %s colors', (colorScheme) => {
  it('no page stands in the way of anybody, on a desk or on a phone', async () => {
    const page = await stage.page({ colorScheme });
    const { faults, look } = eyesOn(page);
    await page.goto(`${stage.url}/login`);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await look('/login');
    await signIn(page, stage.url, people.vet);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await headOf(page, 'Clementine', 'Gabapentin').first().waitFor();
    await page.getByRole('region', { name: 'Create' }).getByRole('button', { expanded: false }).first().click();
    await look('/dashboard');
    await goTo(page, 'Approve');
    await searchName(page, 'Clementine');
    await look('/approve');
    await headOf(page, 'Clementine', 'Gabapentin').click();
    const card = cardOf(page, 'Clementine', 'Gabapentin');
    await card.getByRole('button', { name: 'Authorize for Clementine' }).waitFor();
    await look('an open request');
    await card.getByRole('button', { name: /^Decline/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Request' });
    await dialog.getByRole('radio').first().waitFor();
    await look('declining');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await goTo(page, 'History');
    const row = page.getByRole('region', { name: 'Prescriptions' }).getByRole('link', { name: /Rx#/ }).first();
    await row.waitFor();
    await look('/history');
    await page
      .getByRole('button', { name: /^Copy / })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Prescription', exact: true }).waitFor();
    await look('/create/rx/direct/');
    await page.goBack();
    await row.waitFor();
    await row.click();
    await page.getByRole('region', { name: 'Audit trail' }).waitFor();
    await look('/history/{id}');
    await page.goto(page.url().replace('/history/', '/print/rx/'));
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await look('/print/rx/{id}');
    expect(faults).toEqual([]);
  }, 240_000);

  it('nor does one on the way to a new prescription', async () => {
    const page = await stage.page({ colorScheme });
    const { faults, look } = eyesOn(page);
    await signIn(page, stage.url, people.vet);
    await goTo(page, 'Create');
    await page.getByRole('option').first().waitFor();
    await look('/create by client');
    await page.getByRole('option').first().click();
    await page.getByRole('region', { name: 'Patient Profile' }).waitFor();
    await look('/clients/profile/{id}');
    await page.goto(`${stage.url}/create?createBy=product`);
    await page.getByLabel('Search By Product Name').fill('galliprant');
    await page.getByRole('option', { name: /Galliprant/ }).waitFor();
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await look('/create by product');
    await page.getByRole('option', { name: /Galliprant/ }).click();
    await page.getByText('Flavored Tablet').first().waitFor();
    await look('/create/rx/product-selection');
    await goTo(page, 'Products');
    await page.getByLabel('Search By Product Name').fill('galliprant');
    await page.getByRole('option', { name: /Galliprant/ }).waitFor();
    await look('/products');
    expect(faults).toEqual([]);
  }, 180_000);
});
