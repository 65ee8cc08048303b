import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { menuLinks, menuOf, supportMenu, type MenuLocation, type RoleModuleFacts } from './index.js';
import { builtInRole, linkTo, modules } from './practice.test-data.js';

const everything: MenuLocation = { isOfficeUseEnabled: true, isPimsEnabled: true, organization: null };
const reporting = new Set(['hasReportingPage']);
const vet = builtInRole('VET');

describe('the side menu', () => {
  it('A-028 A-029 A-070 of an admin contains every page in module order, with one group', () => {
    const menu = menuOf(builtInRole('ADMIN'), everything, reporting);
    expect(menu.map((entry) => entry.label)).toEqual([
      'Dashboard',
      'Create',
      'Approve',
      'Clients',
      'Products',
      'History',
      'Orders',
      'Office Use',
      'Link',
      'Reports',
      'Administration',
    ]);
    expect(menu.at(-1)).toMatchObject({
      kind: 'group',
      children: [
        { label: 'User Management', link: '/usermanagement' },
        { label: 'Practice Settings', link: '/practicesettings' },
        { label: 'Shortcuts', link: '/PrescribingShortcuts' },
      ],
    });
  });

  it('A-028 of an inactive role is empty', () => {
    expect(menuOf(builtInRole('ADMIN', { isActive: false }), everything, reporting)).toEqual([]);
  });

  it.each<[string, Partial<RoleModuleFacts>]>([
    ['whose link is not active', { isActive: false }],
    ['without canView', { canView: false }],
    ['that is not active', { module: { ...linkTo('create').module, isActive: false } }],
    ['that is not navigation', { module: { ...linkTo('create').module, isNavigation: false } }],
  ])('A-028 omits a module %s', (_, changed) => {
    const role = builtInRole('STAFF', { rolesModules: [linkTo('dashboard'), linkTo('create', changed)] });
    expect(menuLinks(menuOf(role, everything, reporting))).toEqual(['/dashboard']);
  });

  it('A-028 is sorted by orderBy, then by ID', () => {
    const at = (name: string, orderBy: number) => linkTo(name, { module: { ...linkTo(name).module, orderBy } });
    const rolesModules = [at('orders', 2), at('history', 2), at('approve', 3), at('clients', 1)];
    const menu = menuOf(builtInRole('STAFF', { rolesModules }), everything, reporting);
    expect(menuLinks(menu)).toEqual(['/clientsearch', '/history', '/orders', '/approve']);
  });

  it('A-029 omits a group without a visible child, which never becomes a link', () => {
    const { module } = linkTo('administration');
    const linked = linkTo('administration', { module: { ...module, link: '/administration' } });
    const hidden = linkTo('shortcuts', { canView: false });
    const role = builtInRole('STAFF', { rolesModules: [linked, hidden] });
    expect(menuOf(role, everything, reporting)).toEqual([]);
    expect(menuOf(builtInRole('STAFF', { rolesModules: [linkTo('administration')] }), everything, reporting)).toEqual(
      [],
    );
  });

  it('A-029 omits a child whose group the role may not view', () => {
    const rolesModules = [linkTo('dashboard'), linkTo('administration', { isActive: false }), linkTo('shortcuts')];
    expect(menuLinks(menuOf(builtInRole('STAFF', { rolesModules }), everything, reporting))).toEqual(['/dashboard']);
  });

  it('A-030 hides reports without the location feature', () => {
    expect(menuLinks(menuOf(vet, everything, reporting))).toContain('/reports');
    expect(menuLinks(menuOf(vet, everything, new Set(['oobo'])))).not.toContain('/reports');
  });

  it('A-030 hides office use unless the location has it', () => {
    expect(menuLinks(menuOf(vet, everything, reporting))).toContain('/officeuserx');
    expect(menuLinks(menuOf(vet, { ...everything, isOfficeUseEnabled: false }, reporting))).not.toContain(
      '/officeuserx',
    );
  });

  it('A-030 A-031 hides link unless PIMS is enabled', () => {
    const unset = { ...everything, isPimsEnabled: null };
    expect(menuLinks(menuOf(vet, { ...unset, organization: { isPIMSEnabled: true } }, reporting))).toContain('/link');
    expect(menuLinks(menuOf(vet, unset, reporting))).not.toContain('/link');
    const optedOut = { ...everything, isPimsEnabled: false, organization: { isPIMSEnabled: true } };
    expect(menuLinks(menuOf(vet, optedOut, reporting))).not.toContain('/link');
  });

  const anyLink: fc.Arbitrary<RoleModuleFacts> = fc
    .record({
      module: fc.constantFrom(...modules),
      isModuleActive: fc.boolean(),
      isNavigation: fc.boolean(),
      isActive: fc.boolean(),
      canView: fc.boolean(),
      canEdit: fc.boolean(),
      canDelete: fc.boolean(),
    })
    .map(({ module, isModuleActive, isNavigation, ...link }) => ({
      ...link,
      module: { ...module, isActive: isModuleActive, isNavigation },
    }));

  test.prop([fc.uniqueArray(anyLink, { selector: (link) => link.module.id }), fc.boolean(), fc.boolean()])(
    'A-028 A-029 never shows a page the role may not view, a page twice, or an empty group',
    (rolesModules, isActive, isOfficeUseEnabled) => {
      const role = builtInRole('STAFF', { rolesModules, isActive });
      const menu = menuOf(role, { ...everything, isOfficeUseEnabled }, reporting);
      const links = menuLinks(menu);
      for (const link of links) {
        const held = rolesModules.find(({ module }) => module.link === link);
        expect(held).toMatchObject({ isActive: true, canView: true, module: { isActive: true, isNavigation: true } });
      }
      if (!isActive) expect(menu).toEqual([]);
      expect(new Set(links).size).toBe(links.length);
      for (const entry of menu) if (entry.kind === 'group') expect(entry.children.length).toBeGreaterThan(0);
    },
  );
});

describe('the support menu', () => {
  it('A-033 has six links for the admin support group', () => {
    expect(supportMenu({ inAdminSupportGroup: true }).map(({ label, link }) => [label, link])).toEqual([
      ['Support Home', '/support'],
      ['User Management', '/support/impersonate'],
      ['Practice Setup', '/support/practicesearch'],
      ['Prescribing Shortcuts', '/support/prescribingshortcuts'],
      ['Role', '/support/role'],
      ['Pims Lookup', '/support/pims'],
    ]);
  });

  it('A-033 has no Role link for other support users', () => {
    expect(supportMenu({ inAdminSupportGroup: false }).map(({ label }) => label)).not.toContain('Role');
    expect(supportMenu({ inAdminSupportGroup: false })).toHaveLength(5);
  });
});
