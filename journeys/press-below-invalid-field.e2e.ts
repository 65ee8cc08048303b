import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { desktop, phone } from './harness/browser.js';
import { type Caller, callerAs } from './harness/call.js';
import { wizardPath } from './harness/form.js';
import { lookupOf } from './harness/lookup.js';
import { waitForPatientFacts } from './harness/required-steps.js';
import { openCard, searchName } from './harness/portal.js';
import { expectPressCounts } from './harness/press.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();
let maya: Caller;
const { clientOf, productIdOf } = lookupOf(() => maya);
beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
});

/**
 * A field, found by the end of its name or label, an invalid text for it, and the source file that handles its blur.
 */
interface Leaving {
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

interface Form {
  readonly title: string;
  readonly email: string;
  /** Opens it and returns the container of its fields and buttons. */
  readonly open: (page: Page) => Promise<Locator>;
  readonly leavings: readonly Leaving[];
}

const goTo = (page: Page, path: string) => page.goto(stage.url + path);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = async (page: Page, name: string): Promise<Locator> => {
  const found = page.getByRole('dialog', { name, exact: true });
  await found.getByRole('textbox').first().waitFor();
  return found;
};
const of = (file: string, field: string, text = ''): Leaving => ({ file, field, text });

const address = 'part/contact/address-fields.tsx';
const client = 'feature/clients/client-form/client-fields.tsx';
const user = 'feature/practice/user-form/assignment-row.tsx';
const place = 'feature/practice/place-form/place-text-field.tsx';
const rx = (name: string) => `feature/prescribing/prescription-form/field/${name}.tsx`;

const forms: readonly Form[] = [
  {
    title: 'Add Client',
    email: people.vet,
    open: async (page) => {
      await goTo(page, '/clientsearch');
      await press(page, 'Add New Client');
      await press(page, 'Add Client Manually');
      return await dialog(page, 'Add Client');
    },
    leavings: [
      of(client, 'firstName'),
      of(client, 'lastName'),
      of('feature/clients/client-form/contact-fields.tsx', 'email', 'nobody@'),
      of('part/contact/phone-row.tsx', 'phoneNumber', '555'),
    ],
  },
  {
    title: 'Update Client, with an address',
    email: people.vet,
    open: async (page) => {
      await goTo(page, `/clients/profile/${(await clientOf('Clementine')).clientId}`);
      await press(page, 'Update Client');
      await dialog(page, 'Update Client');
      await press(page, 'Add address');
      return await dialog(page, 'Add address');
    },
    leavings: [of(address, 'addressLine1'), of(address, 'city'), of(address, 'state'), of(address, 'zip', '12')],
  },
  {
    title: 'Add Patient',
    email: people.vet,
    open: async (page) => {
      await goTo(page, '/clients/profile/1');
      await press(page, /^Add Patient/);
      await page.getByRole('tab', { name: 'Add Manually' }).click();
      return await dialog(page, 'Add Patient');
    },
    leavings: [
      of('feature/clients/patient-form/patient-fields.tsx', 'name'),
      of('feature/clients/patient-form/patient-fields.tsx', 'weight', 'heavy'),
    ],
  },
  {
    title: 'Add User',
    email: people.vetadmin,
    open: async (page) => {
      await goTo(page, '/usermanagement');
      await press(page, 'Add User');
      return await dialog(page, 'Add User');
    },
    leavings: [
      of('feature/practice/user-form/account-fields.tsx', 'firstName'),
      of('feature/practice/user-form/account-fields.tsx', 'lastName'),
      of('feature/practice/user-form/user-fields.tsx', 'email', 'nobody@'),
      of(user, 'roleId'),
    ],
  },
  {
    title: 'Add User, of a vet',
    email: people.vetadmin,
    open: async (page) => {
      await goTo(page, '/usermanagement');
      await press(page, 'Add User');
      const form = await dialog(page, 'Add User');
      await form.locator('[name$="roleId"]').selectOption({ label: 'VET' });
      return form;
    },
    leavings: [of('feature/practice/user-form/new-vet-fields.tsx', 'deaLicense', 'XX')],
  },
  {
    title: 'Edit User',
    email: people.vetadmin,
    open: async (page) => {
      await goTo(page, '/usermanagement/userprofile/1');
      await press(page, 'Edit User');
      return await dialog(page, 'Edit User');
    },
    leavings: [
      of('feature/practice/profile-form/profile-fields.tsx', 'displayName'),
      of('feature/practice/profile-form/profile-fields.tsx', 'vetLicenseNumber'),
    ],
  },
  {
    title: 'Add Shortcut',
    email: people.vet,
    open: async (page) => {
      await goTo(page, '/PrescribingShortcuts');
      await press(page, /^Add Shortcut/);
      return await dialog(page, 'Add Shortcut');
    },
    leavings: [
      of('feature/prescribing/shortcuts/shortcut-fields.tsx', 'shortcutLabel'),
      of('feature/prescribing/shortcuts/shortcut-fields.tsx', 'shortcutDetails'),
    ],
  },
  {
    title: 'Add Role',
    email: people.adminSupport,
    open: async (page) => {
      await goTo(page, '/support/role');
      await press(page, /^Add Role/);
      return await dialog(page, 'Add Role');
    },
    leavings: [of('screen/roles/role-dialog.tsx', 'name')],
  },
  {
    title: 'Add Organization',
    email: people.support,
    open: async (page) => {
      await goTo(page, '/support/practicesearch');
      await press(page, 'Add Organization');
      return await dialog(page, 'Add Organization');
    },
    leavings: [
      of(place, 'accountno'),
      of(place, 'name'),
      of(place, 'emailAddress', 'nobody@'),
      of('feature/practice/organization-form/organization-fields.tsx', 'fax', '555'),
      of(place, 'website', 'nowhere'),
    ],
  },
  {
    title: 'Edit Practice',
    email: people.admin,
    open: async (page) => {
      await goTo(page, '/practicesettings');
      await press(page, 'Edit Practice');
      return await dialog(page, 'Edit Practice');
    },
    leavings: [of(place, 'name'), of(place, 'website', 'nowhere')],
  },
  {
    title: 'a request',
    email: people.vet,
    open: async (page) => {
      await goTo(page, '/approve');
      await searchName(page, 'Captain');
      const card = await openCard(page, 'Captain', 'Rimadyl');
      await waitForPatientFacts(card);
      return card;
    },
    leavings: [
      // Must be first: its calendar is pressed below another field, and leaving that field leaves the whole control.
      of(rx('expiration-field'), 'Expiration', '13-45-2028'),
      of(rx('text-field'), 'directions'),
      of(rx('quantity-field'), 'unitPerFill'),
      of(rx('refills-field'), 'refills'),
      of(rx('people-fields'), 'authorizingVet'),
    ],
  },
  {
    title: 'a new prescription for a compound',
    email: people.vet,
    open: async (page) => {
      const productId = await productIdOf('Famotidine', { strength: '8 mg/mL' });
      await goTo(page, wizardPath({ ...(await clientOf('Ember')), productId }));
      await waitForPatientFacts(page);
      await press(page, 'Advanced Options');
      await page.locator('[name=reasonForCompound]').selectOption({ index: 3 });
      await page.locator('[name=notification]').selectOption('select-date');
      return page.getByRole('main');
    },
    leavings: [
      of(rx('advanced-fields'), 'daysSupply', '0'),
      of(rx('advanced-fields'), 'allergicIngredient'),
      of(rx('notification-fields'), 'Notification Date', '13-45-2028'),
      of(rx('compounding-field'), 'reasonForCompound'),
    ],
  },
  {
    title: 'Add alert',
    email: people.vet,
    open: async (page) => {
      await goTo(page, `/clients/profile/${(await clientOf('Ziggy')).clientId}`);
      await press(page, 'Add alert for Ziggy');
      const form = await dialog(page, 'Add alert');
      // The kind that says nothing by itself.
      await form.getByLabel('Kind', { exact: true }).selectOption({ label: 'Other' });
      return form;
    },
    leavings: [of('feature/clients/record-alerts/alert-dialog.tsx', 'text')],
  },
  {
    title: 'End alert',
    email: people.vet,
    open: async (page) => {
      await goTo(page, `/clients/profile/${(await clientOf('Ziggy')).clientId}`);
      await press(page, /^End alert: /);
      return dialog(page, 'End alert');
    },
    leavings: [of('feature/clients/record-alerts/end-alert-dialog.tsx', 'reason')],
  },
  {
    title: 'Save As Favorite',
    email: people.vet,
    open: async (page) => {
      const productId = await productIdOf('Gabapentin', { strength: '100 mg' });
      await goTo(page, wizardPath({ ...(await clientOf('Moose')), productId }));
      await waitForPatientFacts(page);
      await press(page, /^Favorites/);
      await page.getByRole('menuitem', { name: 'Save as favorite' }).click();
      return dialog(page, 'Save As Favorite');
    },
    leavings: [
      of('feature/prescribing/favorites/favorite-fields.tsx', 'name'),
      of('feature/prescribing/favorites/offer-fields.tsx', 'weightMin', 'many'),
    ],
  },
];

const boxOf = (form: Locator, field: string): Locator =>
  form
    .locator(`[name$="${field}"]`)
    .or(form.getByRole('textbox', { name: field, exact: true }))
    .first();

describe.each([
  ['desktop', desktop, 0],
  ['phone', phone, 1],
] as const)('on %s, an invalid field is left by pressing an element below it', (_, viewport, first) => {
  it.each(forms)(
    'P-310 $title: nothing moves under the mouse, and the press counts',
    async ({ email, open, leavings }) => {
      const page = await stage.pageAs(email, { viewport });
      const form = await open(page);
      for (const [at, { field, text }] of leavings.entries())
        await expectPressCounts(page, form, { box: boxOf(form, field), text }, first + 3 * at);
    },
  );
});

/**
 * Files whose blur handlers show no error: they close a menu, notify the surrounding field, or mark a list as unused.
 */
const otherBlurs = [
  'app/notice/notice-stack.tsx',
  'feature/administration/access-effect/pending-requests.tsx',
  'feature/prescribing/queue/hand-off/hand-off-dialog.tsx',
  'feature/prescribing/queue/list/use-list-in-use.ts',
  'feature/prescribing/queue/reassign/reassign-dialog.tsx',
  'feature/practice/user-form/place-select.tsx',
  'part/field/date-input.tsx',
  'part/field/entry-picker.tsx',
  'part/form/text-fields.ts',
  'part/form/use-form.ts',
  'part/list/searched-select.tsx',
  'part/product/details/use-autoplay.ts',
  'part/tooltip/use-tooltip.tsx',
  'screen/clients/client-rows.tsx',
  'screen/history/history-screen.tsx',
];

/** Fields that can't be invalid on blur with the sample data; they show errors like the others. */
const neverWrong = new Map([
  ['feature/practice/profile-form/notification-fields.tsx', 'the address is locked in the portal'],
  [
    'feature/prescribing/prescription-form/conflict/override-reason-field.tsx',
    'one of its choices is pressed, none typed',
  ],
  [rx('consult-field-choice'), 'a consultation is wrong only in an older draft'],
  [rx('product-choice-fields'), 'each choice that is offered fits'],
]);

/** A control that tells its form that it was left: by itself, or by the properties that `useForm` gives it. */
const leavesField = /onBlur|\bfield\([^()]*\)(?!\.onChange)/;

const sources = join(import.meta.dirname, '../packages/web/src');
const withBlur = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(-data)?\./.test(file))
  .filter((file) => leavesField.test(readFileSync(join(sources, file), 'utf8')))
  .map((file) => file.replaceAll('\\', '/'));

it('P-310 covers every field that shows an error on blur', () => {
  const tried = new Set(forms.flatMap(({ leavings }) => leavings.map(({ file }) => file)));
  expect(withBlur.toSorted()).toEqual([...tried, ...neverWrong.keys(), ...otherBlurs].toSorted());
});
