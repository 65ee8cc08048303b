import type { ContractName } from '../../contract/index.js';
import type { PaletteAction } from './palette-action.js';
import type { PaletteReach } from './reach.js';

/** A page by the purpose users open it for; listed once something is typed. */
interface Purpose {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly to: string;
  /** The menu page that it belongs to. */
  readonly below: string;
  readonly needs?: ContractName;
}

const users = '/usermanagement';
const prefix = 'purpose/';

const everyPurpose: readonly Purpose[] = [
  {
    id: 'add-user',
    title: 'Add a user',
    words: ['add user', 'new user', 'hire', 'invite', 'new vet', 'staff'],
    to: `${users}?add=user`,
    below: users,
    needs: 'AddUser',
  },
  {
    id: 'roles',
    title: 'Roles and rights of users',
    words: ['roles', 'permissions', 'who may'],
    to: users,
    below: users,
  },
  {
    id: 'licenses',
    title: 'Licenses and DEA registrations of vets',
    words: ['license', 'dea', 'expired license', 'renew license'],
    to: users,
    below: users,
  },
  {
    id: 'audit',
    title: 'Audit: who changed what',
    words: ['audit', 'log', 'history of changes', 'trail'],
    to: `${users}/audit`,
    below: users,
    needs: 'GetAudit',
  },
  {
    id: 'access-review',
    title: 'Access review: who can authorize',
    words: ['access review', 'authorize', 'review rights'],
    to: `${users}/access-review`,
    below: users,
    needs: 'GetAccessReview',
  },
  {
    id: 'support-consent',
    title: 'Support consent and support activity',
    words: ['consent', 'support access', 'impersonation'],
    to: `${users}/support-access`,
    below: users,
  },
  {
    id: 'pharmacies',
    title: 'Pharmacy of this practice',
    words: ['pharmacy', 'practice details', 'address', 'hours'],
    to: '/practicesettings',
    below: '/practicesettings',
  },
  {
    id: 'pims',
    title: 'Connection to the practice system',
    words: ['pims', 'integration', 'account secret', 'sync users'],
    to: '/practicesettings',
    below: '/practicesettings',
  },
];

const pathOf = (address: string): string => address.split('?')[0] ?? address;

/** The purposes of pages that the user may open. @see A-469 */
export const purposeActions = ({ opens, mayUse }: PaletteReach): PaletteAction[] =>
  everyPurpose
    .filter(({ to, below, needs }) => opens(below) && opens(pathOf(to)) && (needs === undefined || mayUse(needs)))
    .map(({ id, title, words, to }) => ({ id: `${prefix}${id}`, title, words, act: { do: 'go', to } }));

export const isPurpose = (id: string): boolean => id.startsWith(prefix);
