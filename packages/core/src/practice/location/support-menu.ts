import type { MenuLink } from './menu.js';

/**
 * The menu of the support area; it has no groups and no other source than this list.
 *
 * @param inAdminSupportGroup - roles are for the admin support group only
 * @see A-033
 */
export function supportMenu({ inAdminSupportGroup }: { readonly inAdminSupportGroup: boolean }): MenuLink[] {
  return supportLinks.filter((entry) => inAdminSupportGroup || entry.link !== '/support/role');
}

const supportLinks: readonly MenuLink[] = [
  { kind: 'link', name: 'home', label: 'Support Home', icon: 'house', link: '/support' },
  { kind: 'link', name: 'impersonate', label: 'User Management', icon: 'users', link: '/support/impersonate' },
  { kind: 'link', name: 'practicesearch', label: 'Practice Setup', icon: 'store', link: '/support/practicesearch' },
  {
    kind: 'link',
    name: 'prescribingshortcuts',
    label: 'Prescribing Shortcuts',
    icon: 'zap',
    link: '/support/prescribingshortcuts',
  },
  { kind: 'link', name: 'role', label: 'Role', icon: 'shield-user', link: '/support/role' },
  { kind: 'link', name: 'pims', label: 'Pims Lookup', icon: 'search', link: '/support/pims' },
];
