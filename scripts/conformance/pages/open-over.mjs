/**
 * The dialogs and menus of a page: the user who opens them, the route, and the steps. `only` is the width at which it
 * can be opened.
 */
const press = (name) => (page) => page.getByRole('button', { name }).first().click();
const dialog = (page) => page.getByRole('dialog');
const thenSave = (name) => async (page) => {
  await press(name)(page);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
};

async function openFirstRequest(page) {
  await page.getByRole('listitem').getByRole('button', { expanded: false }).first().click();
  await page.locator('[data-sign]').first().waitFor();
  await page.getByText('Checking what else').first().waitFor({ state: 'detached' });
}

export const openings = {
  vet: [
    { at: '/dashboard', opens: 'the menu', only: 'phone', open: press('Open the menu') },
    { at: '/dashboard', opens: 'the locations', open: press(/^Location /) },
    { at: '/dashboard', opens: 'the notices', open: press('Notices') },
    { at: '/dashboard', opens: 'the account', open: press(/^Account of/) },
    { at: '/dashboard', opens: 'the palette', open: press('Search and commands') },
    { at: '/approve', opens: 'a request', open: openFirstRequest },
    {
      at: '/approve',
      opens: 'Decline Request',
      open: async (page) => {
        await openFirstRequest(page);
        await press(/^Decline/)(page);
        await dialog(page).getByRole('radio').first().waitFor();
      },
    },
    { at: '/clientsearch', opens: 'Add New Client', open: press('Add New Client') },
    { at: '/clients/profile/1', opens: 'Update Client', open: press(/^Update Client/) },
    { at: '/clients/profile/1', opens: 'Add Patient', open: press(/^Add Patient/) },
    { at: '/clients/profile/1', opens: 'Update Patient', open: press(/^Update Patient/) },
    { at: '/clients/profile/1', opens: 'Merge', open: press(/^Merge…/) },
    { at: '/orders', opens: 'the days', open: press('Created') },
    { at: '/history', opens: 'a copy', open: press(/^Copy /) },
    { at: '/link', opens: 'the panel that links', open: press(/^Link /) },
  ],
  manager: [
    { at: '/usermanagement', opens: 'Add User', open: press('Add User') },
    { at: '/usermanagement/userprofile/1', opens: 'Edit User', open: press('Edit User') },
    { at: '/practicesettings', opens: 'Edit Practice', open: thenSave('Edit Practice') },
    { at: '/PrescribingShortcuts', opens: 'Add Shortcut', open: thenSave(/^Add Shortcut/) },
  ],
  support: [
    { at: '/support/practicesearch', opens: 'Add Organization', open: press('Add Organization') },
    { at: '/support/practicedetail/1', opens: 'Edit Practice', open: press('Edit Practice') },
    { at: '/support/role', opens: 'Edit Role', open: press('Edit STAFF') },
    { at: '/support/impersonate?search=halloran', opens: 'Impersonate', open: press(/^Impersonate/) },
  ],
};
