import { errorNotice, type Notice } from '../../base/failure/index.js';

/** Notices after an organization or a location was added or changed, and after that failed. @see A-114 */
const said = {
  'add-organization': [{ title: 'Add Successfully' }, 'Error Add Organization'],
  'update-organization': [{ title: 'Update Successfully' }, 'Error update organization profile'],
  'add-location': [{ title: 'Add Successfully', description: 'Add location Profile' }, 'Error Add Location'],
  'update-location': [
    { title: 'Update Successfully', description: 'Update location profile' },
    'Error update location profile',
  ],
} as const satisfies Readonly<Record<string, readonly [Omit<Notice, 'status'>, string]>>;

export type PlaceAction = keyof typeof said;

export const placeSavedNotice = (act: PlaceAction): Notice => ({ status: 'success', ...said[act][0] });

/** @param serverMessage - shown below the title when there is one */
export const placeErrorNotice = (act: PlaceAction, serverMessage: string | null): Notice =>
  errorNotice(said[act][1], serverMessage);

/** Shown on the page of an organization without a pharmacy. @see A-052 */
export const pharmacyMissingText = 'The organization cannot search for products until a primary pharmacy is selected.';

/** Shown to the practice next to the read-only details of its organization. @see A-055 */
export const organizationLockedText = 'Only Signa support can change the organization';

/** Shown in place of the pharmacy of a location or an organization without one. @see A-053 */
export const pharmacyMissingLabel = 'Missing Pharmacy';
