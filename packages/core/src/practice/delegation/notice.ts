import { errorNotice, type Notice } from '../../base/failure/index.js';

/** What the Delegations tab says once it was saved, and where it was not. @see A-076 */
export const delegationsSavedNotice: Notice = { status: 'success', title: 'Updated delegations successfully' };
export const delegationsErrorNotice = (message: string) => errorNotice('Error updating delegations.', message);
