import { errorNotice, type Notice } from '../failure/index.js';

/** @see A-108 */
export const pictureSavedNotice: Notice = {
  status: 'success',
  title: 'Update Successfully',
  description: 'Profile picture saved successfully.',
};
export const pictureRemovedNotice: Notice = {
  status: 'success',
  title: 'Remove Successfully',
  description: 'Profile removed sucessfully',
};
export const pictureSaveErrorTitle = 'Error saving the profile picture';
export const pictureRemoveErrorNotice = (message: string) => errorNotice('Error removing the profile picture', message);
