import { errorNotice, type Notice } from '../../base/failure/index.js';

/** Shown on the Delegations tab after saving succeeded or failed. @see A-076 */
export const delegationsSavedNotice: Notice = { status: 'success', title: 'Updated delegations successfully' };
export const delegationsErrorNotice = (message: string) => errorNotice('Error updating delegations.', message);
