/** The screens of the tour: the user, the page, and the steps that lead to it. */

const vet = 'vet@signa.test';
const heading = (page, name) => page.getByRole('heading', { level: 1, name }).waitFor();

const at = (path, title) => async (page, url) => {
  await page.goto(`${url}${path}`);
  await heading(page, title);
};

/** An open request in the queue, with its conflicts. */
async function openRequest(page, url) {
  await page.goto(`${url}/approve`);
  await page.getByRole('searchbox', { name: 'Patient, client, drug, phone' }).fill('Clementine');
  const head = page.getByRole('button', { name: /^Clementine Gabapentin/ });
  await head.waitFor();
  // A press on rows that have just moved does nothing (P-256).
  await page.waitForTimeout(1500);
  await head.click();
  await page.getByRole('region', { name: 'Conflict Detected' }).waitFor();
}

async function products(page, url) {
  await at('/products', 'Products')(page, url);
  await page.keyboard.type('gabap');
  await page.getByText('Gabapentin').first().waitFor();
}

async function profile(page, url) {
  await page.goto(`${url}/clientsearch`);
  await page.locator('[data-row]').first().click();
  await page.waitForURL(/\/clients\/profile\/\d+$/);
}

async function palette(page, url) {
  await at('/dashboard', 'Dashboard')(page, url);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Client, patient, Rx number/ }).waitFor();
  await page.keyboard.type('moose');
  await page.getByRole('dialog').getByRole('option', { name: /Moose/ }).first().waitFor();
}

/** A prescription that the pharmacy has accepted, with its audit trail. */
async function prescription(page, url) {
  await page.goto(`${url}/history?status=ACCEPTED_BY_PHARMACY`);
  await page.locator('main a[href^="/history/"]').first().click();
  await page.getByRole('region', { name: 'Audit trail' }).waitFor();
}

async function paper(page, url) {
  await prescription(page, url);
  await page.goto(page.url().replace('/history/', '/print/rx/'));
  await page.getByText('Rx#').first().waitFor();
}

export const screens = [
  { name: 'dashboard', as: vet, place: 'desk', open: at('/dashboard', 'Dashboard') },
  { name: 'request', as: vet, place: 'desk', open: openRequest },
  { name: 'request-dark', as: vet, place: 'desk', isDark: true, open: openRequest },
  { name: 'request-phone', as: vet, place: 'phone', open: openRequest },
  { name: 'products', as: vet, place: 'desk', open: products },
  { name: 'client', as: vet, place: 'desk', open: profile },
  { name: 'prescription', as: vet, place: 'desk', open: prescription },
  { name: 'paper', as: vet, place: 'desk', open: paper },
  { name: 'palette', as: vet, place: 'desk', isDark: true, open: palette },
  { name: 'orders', as: vet, place: 'desk', open: at('/orders', /Orders/) },
  { name: 'reports', as: 'vetadmin@signa.test', place: 'desk', open: at('/reports', /Reports/) },
  { name: 'users', as: 'vetadmin@signa.test', place: 'desk', open: at('/usermanagement', /User/) },
  { name: 'dashboard-phone', as: vet, place: 'phone', open: at('/dashboard', 'Dashboard') },
];
