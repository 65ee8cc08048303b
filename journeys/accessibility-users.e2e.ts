import { describe, expect, it } from 'vitest';
import { auditAccessibility } from './harness/accessibility.js';
import { people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

const stage = openStage();

describe('pages of users are accessible, on desktop and phone, in light and dark mode', () => {
  it('A-080 A-081 A-084 P-268 the list of users, and the form of a new one', async () => {
    const page = await stage.pageAs(people.vetadmin);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/usermanagement`);
    await page.getByRole('region', { name: 'Users' }).getByRole('link').first().waitFor();
    await audit('/usermanagement');
    await page.goto(`${stage.url}/usermanagement?q=nobody-at-all`);
    await page.getByText('No users found. Please try another search.').waitFor();
    await audit('/usermanagement without a hit');
    await page.getByRole('button', { name: 'Add User' }).click();
    await page.getByRole('textbox', { name: 'First name' }).waitFor();
    await audit('Add User');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Role is required').waitFor();
    await audit('Add User, with what is missing');
    expect(violations).toEqual([]);
  });

  it('A-083 A-084 A-107 P-268 the profile of a user, and its forms', async () => {
    const page = await stage.pageAs(people.vetadmin);
    const { violations, audit } = auditAccessibility(page);
    await page.goto(`${stage.url}/usermanagement/userprofile/1`);
    const account = page.getByRole('region', { name: 'Account and Locations' });
    await account.getByRole('listitem').first().waitFor();
    await page.getByRole('region', { name: 'Delegate Users' }).getByRole('link').first().waitFor();
    await audit('/usermanagement/userprofile/{id}');
    await page.getByRole('button', { name: 'Add picture' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await audit('Profile picture, with what is wrong');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit User' }).click();
    await page.getByRole('textbox', { name: 'Display name' }).waitFor();
    await audit('Edit User');
    await page.getByRole('tab', { name: 'Notification' }).click();
    await page.getByRole('switch', { name: 'Pending authorizations' }).waitFor();
    await audit('Edit User, Notification');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await account.getByRole('button', { name: 'Edit account' }).click();
    await page.getByRole('textbox', { name: 'First name' }).waitFor();
    await audit('Edit Account');
    expect(violations).toEqual([]);
  });
});
