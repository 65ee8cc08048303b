import { errorNotice, type Notice } from '../../base/failure/index.js';

/** Shown after the forms of users were saved. @see A-091 */
export const userAddedNotice: Notice = { status: 'success', title: 'Added user successfully' };
export const accountUpdatedNotice: Notice = { status: 'success', title: 'Updated user successfully' };
export const profileUpdatedNotice: Notice = { status: 'success', title: 'Updated user detail successfully' };

/** Shown when saving failed, with the reason of the server. @see A-091 */
export const userErrorNotice = (message: string) => errorNotice('Error submitting new user.', message);
export const accountErrorNotice = (message: string) => errorNotice('Error updating user.', message);
export const profileErrorNotice = (message: string) => errorNotice('Error Updating User', message);

/** In the user profile, and in My Account. @see A-107 */
export const notificationSavedNotice: Readonly<Record<'profile' | 'account', Notice>> = {
  profile: {
    status: 'success',
    title: 'Update Successfully',
    description: 'Notification data saved successfully.',
  },
  account: { status: 'success', title: 'Data saved successfully.' },
};
