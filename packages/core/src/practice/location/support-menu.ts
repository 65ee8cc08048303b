import type { MenuLink } from './menu.js';

/**
 * The menu of the support area, which has no groups and does not depend on roles.
 *
 * @param inAdminSupportGroup - only the admin support group has the Role link
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
