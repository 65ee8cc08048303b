import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  guardRoute,
  highlightKey,
  landingRoute,
  mainRoutes,
  menuLinks,
  menuOf,
  noAccessText,
  signInRoutes,
  supportRoutes,
  type Menu,
  type PortalCaller,
} from './index.js';
import { builtInRole, linkTo } from './practice.test-data.js';

const location = { isOfficeUseEnabled: true, isPimsEnabled: true, organization: null };
const features = new Set(['hasReportingPage']);
const practice: PortalCaller = { kind: 'practice' };
const impersonating: PortalCaller = { kind: 'impersonating' };
const support: PortalCaller = { kind: 'support', inAdminSupportGroup: false };
const adminSupport: PortalCaller = { kind: 'support', inAdminSupportGroup: true };
const staffMenu = menuOf(builtInRole('STAFF'), location, features);
const refused = { outcome: 'refused', text: "you can't access this link" };

const open = (path: string, caller: PortalCaller, menu: Menu = staffMenu, on: ReadonlySet<string> = features) =>
  guardRoute({ path, caller, menu, features: on });
const menuWith = (...names: string[]) =>
  menuOf(builtInRole('STAFF', { rolesModules: names.map((name) => linkTo(name)) }), location, features);

describe('a page of the practice', () => {
  it('A-023 is allowed when its highlight key is a link of the menu', () => {
    expect(open('/create/rx/product-selection', practice)).toMatchObject({
      outcome: 'allow',
      match: { route: '/create/rx/product-selection' },
    });
    expect(open('/clients/profile/5', impersonating)).toMatchObject({ outcome: 'allow' });
    expect(open('/PrescribingShortcuts', practice)).toMatchObject({ outcome: 'allow' });
  });

  it('A-023 otherwise redirects to the first visible module, or its first visible child', () => {
    expect(open('/usermanagement', practice)).toEqual({ outcome: 'redirect', to: '/dashboard' });
    expect(open('/approve', practice, menuWith('orders', 'history'))).toEqual({ outcome: 'redirect', to: '/history' });
    const administration = menuWith('administration', 'shortcuts');
    expect(open('/approve', practice, administration)).toEqual({ outcome: 'redirect', to: '/PrescribingShortcuts' });
  });

  it('A-006 A-023 redirects to the first module even when the dashboard, the target of /, comes later', () => {
    const createFirst = menuWith('create', 'dashboard').toReversed();
    expect(open('/history', practice, createFirst)).toEqual({ outcome: 'redirect', to: '/create' });
    expect(open('/', practice, createFirst)).toEqual({ outcome: 'redirect', to: '/dashboard' });
  });

  it('A-023 is refused without any visible module', () => {
    expect(open('/dashboard', practice, [])).toEqual(refused);
    expect(open('/', practice, [])).toEqual(refused);
  });

  it('A-024 /reports without the location feature redirects to the dashboard, or to the first module without one', () => {
    const menu = menuWith('create', 'dashboard', 'reports');
    expect(open('/reports', practice, menu)).toMatchObject({ outcome: 'allow' });
    const createFirst = [...menu].sort((a, b) => a.name.localeCompare(b.name));
    expect(open('/reports', practice, createFirst, new Set())).toEqual({ outcome: 'redirect', to: '/dashboard' });
    expect(open('/reports', practice, menuWith('create', 'reports'), new Set())).toEqual({
      outcome: 'redirect',
      to: '/create',
    });
  });

  it('A-024 of office use or link is not allowed when the menu hides it', () => {
    const closed = { isOfficeUseEnabled: false, isPimsEnabled: false, organization: null };
    const menu = menuOf(builtInRole('STAFF'), closed, features);
    expect(open('/officeuserx/create/rx', practice, menu)).toEqual({ outcome: 'redirect', to: '/dashboard' });
    expect(open('/link', practice, menu)).toEqual({ outcome: 'redirect', to: '/dashboard' });
    expect(open('/officeuserx/create/rx', practice)).toMatchObject({ outcome: 'allow' });
    expect(open('/link', practice)).toMatchObject({ outcome: 'allow' });
  });

  it('A-025 redirects a support user who does not impersonate to the support area', () => {
    expect(open('/dashboard', support, [])).toEqual({ outcome: 'redirect', to: '/support' });
  });

  it('A-022 with an unknown path redirects like /', () => {
    expect(open('/nowhere', practice)).toEqual({ outcome: 'redirect', to: '/dashboard' });
    expect(open('/nowhere', adminSupport, [])).toEqual({ outcome: 'redirect', to: '/support' });
  });
});

describe('a page of the support area', () => {
  it('A-046 shows the no-access text to everyone but support users', () => {
    for (const path of ['/support', '/support/impersonate', '/support/practicedetail/5']) {
      expect(open(path, practice)).toEqual(refused);
      expect(open(path, { kind: 'unidentified' })).toEqual(refused);
    }
    expect(noAccessText).toBe("you can't access this link");
  });

  it('A-025 shows the no-access text while impersonating', () => {
    expect(open('/support', impersonating)).toEqual(refused);
  });

  it('A-046 is allowed for support users, /support/role only for the admin support group', () => {
    expect(open('/support/pims', support, [])).toMatchObject({ outcome: 'allow' });
    expect(open('/support/role', support, [])).toEqual(refused);
    expect(open('/support/role', adminSupport, [])).toMatchObject({ outcome: 'allow' });
  });
});

describe('/', () => {
  it('A-006 redirects support users to /support and everyone else to the dashboard', () => {
    const of = (caller: PortalCaller, menu: Menu) => landingRoute({ caller, menu, features });
    expect(of(support, [])).toEqual({ outcome: 'redirect', to: '/support' });
    expect(of(practice, staffMenu)).toEqual({ outcome: 'redirect', to: '/dashboard' });
    expect(of(impersonating, staffMenu)).toEqual({ outcome: 'redirect', to: '/dashboard' });
  });

  it('A-006 A-023 redirects to the first module when there is no dashboard', () => {
    expect(open('/', practice, menuWith('history'))).toEqual({ outcome: 'redirect', to: '/history' });
  });
});

describe('without a session', () => {
  it('A-004 every page but sign-in redirects to /login', () => {
    for (const path of ['/', '/dashboard', '/support', '/nowhere']) {
      expect(open(path, { kind: 'signed-out' })).toEqual({ outcome: 'redirect', to: '/login' });
    }
    for (const path of signInRoutes) expect(open(path, { kind: 'signed-out' })).toMatchObject({ outcome: 'allow' });
  });

  it('A-004 the sign-in page with a session redirects like /', () => {
    expect(open('/login', practice)).toEqual({ outcome: 'redirect', to: '/dashboard' });
    expect(open('/login/callback?code=1', adminSupport, [])).toEqual({ outcome: 'redirect', to: '/support' });
  });
});

const anyMenu: fc.Arbitrary<Menu> = fc
  .uniqueArray(
    fc.oneof(fc.constantFrom(...mainRoutes, '/support', '/login', '/nowhere', '/clients/profile/5'), fc.webPath()),
    { maxLength: 6 },
  )
  .map((links) => links.map((link) => ({ kind: 'link', name: link, label: link, icon: 'link', link })));
const anyCaller = fc.constantFrom<PortalCaller>(
  practice,
  impersonating,
  support,
  adminSupport,
  { kind: 'signed-out' },
  { kind: 'unidentified' },
);
const anyPath = fc.oneof(
  fc.constantFrom(...mainRoutes, ...supportRoutes, ...signInRoutes, '/').map((route) => route.replace(/\{\w+\}/, '5')),
  fc.webPath(),
);
const anyFeatures = fc.subarray(['hasReportingPage', 'oobo']).map((on) => new Set(on));

describe('every page', () => {
  test.prop([anyPath, anyCaller, anyMenu, anyFeatures])(
    'A-023 A-024 A-025 never redirects to a page that redirects again',
    (path, caller, menu, on) => {
      const verdict = open(path, caller, menu, on);
      if (verdict.outcome === 'redirect') expect(open(verdict.to, caller, menu, on).outcome).toBe('allow');
    },
  );

  test.prop([anyPath, anyCaller, anyMenu, anyFeatures])(
    'A-023 A-025 A-046 is never allowed for the wrong kind of user, nor without a link in the menu',
    (path, caller, menu, on) => {
      const verdict = open(path, caller, menu, on);
      if (verdict.outcome !== 'allow') return;
      const { area } = verdict.match;
      if (area === 'support') expect(caller.kind).toBe('support');
      if (area === 'sign-in') expect(caller.kind).toBe('signed-out');
      if (area === 'main') {
        expect(['practice', 'impersonating']).toContain(caller.kind);
        expect(menuLinks(menu)).toContain(highlightKey(path));
      }
    },
  );
});
