import { expect, it } from 'vitest';
import {
  accountErrorNotice,
  accountUpdatedNotice,
  notificationSavedNotice,
  profileErrorNotice,
  profileUpdatedNotice,
  userAddedNotice,
  userErrorNotice,
} from './index.js';

it('A-091 confirms what was saved, or shows what was not and why', () => {
  expect([userAddedNotice, accountUpdatedNotice, profileUpdatedNotice].map(({ title }) => title)).toEqual([
    'Added user successfully',
    'Updated user successfully',
    'Updated user detail successfully',
  ]);
  expect([userErrorNotice, accountErrorNotice, profileErrorNotice].map((say) => say('No answer'))).toEqual([
    { status: 'error', title: 'Error submitting new user.', description: 'No answer' },
    { status: 'error', title: 'Error updating user.', description: 'No answer' },
    { status: 'error', title: 'Error Updating User', description: 'No answer' },
  ]);
});

it('A-107 confirms that the notification was saved, in the user profile and in My Account', () => {
  expect(notificationSavedNotice.profile).toMatchObject({
    title: 'Update Successfully',
    description: 'Notification data saved successfully.',
  });
  expect(notificationSavedNotice.account).toMatchObject({ title: 'Data saved successfully.' });
});
