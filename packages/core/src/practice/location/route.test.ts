import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { highlightKey, mainRoutes, matchRoute, supportRoutes } from './index.js';

describe('the pages', () => {
  it('A-021 of the support area are these', () => {
    expect(supportRoutes).toEqual([
      '/support',
      '/support/impersonate',
      '/support/practicesearch',
      '/support/practicedetail/{practiceId}',
      '/support/organizationdetail/{organizationId}',
      '/support/prescribingshortcuts',
      '/support/role',
      '/support/pims',
    ]);
    expect(matchRoute('/support/organizationdetail/12')).toEqual({
      area: 'support',
      route: '/support/organizationdetail/{organizationId}',
      params: { organizationId: '12' },
    });
  });

  it('A-022 C-007 of a practice are these', () => {
    const paths = [
      '/dashboard',
      '/create',
      '/create/rx',
      '/create/rx/product-selection',
      '/create/rx/direct/',
      '/create/prescription/client/5',
      '/approve',
      '/clientsearch',
      '/clients/profile/5',
      '/products',
      '/products/5',
      '/usermanagement',
      '/usermanagement/userprofile/5',
      '/history',
      '/orders',
      '/reports',
      '/officeuserx',
      '/officeuserx/create/rx/product-selection',
      '/officeuserx/create/rx',
      '/link',
      '/PrescribingShortcuts',
      '/practicesettings',
    ];
    expect(paths.map((path) => matchRoute(path)?.area)).toEqual(paths.map(() => 'main'));
    expect(new Set(paths.map((path) => matchRoute(path)?.route))).toEqual(new Set(mainRoutes));
  });

  it('A-022 match regardless of a trailing slash, a query or a fragment', () => {
    expect(matchRoute('/approve/?type=ExpiringRx')?.route).toBe('/approve');
    expect(matchRoute('/products/5/#top')?.params).toEqual({ id: '5' });
  });

  it.each(['/', '', '/nowhere', '/dashboard/5', '/clients/profile/', '/Approve', '/prescribingshortcuts'])(
    'A-022 do not include %j',
    (path) => {
      expect(matchRoute(path)).toBeNull();
    },
  );

  it('A-022 decode an ID, and keep a broken escape sequence', () => {
    expect(matchRoute('/products/a%20b')?.params).toEqual({ id: 'a b' });
    expect(matchRoute('/products/100%')?.params).toEqual({ id: '100%' });
  });
});

describe('the highlight key', () => {
  it.each([
    ['/clientsearch', '/clientsearch'],
    ['/clients/profile/5', '/clientsearch'],
    ['/officeuserx', '/officeuserx'],
    ['/officeuserx/create/rx', '/officeuserx'],
    ['/officeuserx/create/rx/product-selection', '/officeuserx'],
    ['/products/5', '/products'],
    ['/create/rx/direct/', '/create'],
    ['/create/rx/product-selection', '/create'],
    ['/create/prescription/client/5', '/create'],
    ['/usermanagement/userprofile/5', '/usermanagement'],
    ['/role', '/role'],
    ['/history', '/history'],
    ['/practicesettings', '/practicesettings'],
    ['/approve', '/approve'],
    ['/approve?from=/products', '/approve'],
    ['/orders', '/orders'],
    ['/reports', '/reports'],
    ['/PrescribingShortcuts/favorites', '/PrescribingShortcuts'],
    ['/practicedetail/5', '/practicesearch'],
    ['/organizationdetail/5', '/practicesearch'],
  ])('A-026 of %s is %s', (path, key) => {
    expect(highlightKey(path)).toBe(key);
  });

  it.each(['/link', '/dashboard', '/PrescribingShortcuts', '/'])('A-026 of %s is the path itself', (path) => {
    expect(highlightKey(path)).toBe(path);
  });

  it.each([
    ['/support/practicedetail/5', '/support/practicesearch'],
    ['/support/organizationdetail/5', '/support/practicesearch'],
    ['/support/role', '/support/role'],
    ['/support/impersonate/', '/support/impersonate'],
    ['/support', '/support'],
    ['/support/pims', '/support/pims'],
  ])('A-027 of %s keeps the prefix: %s', (path, key) => {
    expect(highlightKey(path)).toBe(key);
  });

  test.prop([fc.constantFrom(...supportRoutes, ...mainRoutes), fc.nat()])(
    'A-026 A-027 is idempotent, and stays in its area',
    (route, id) => {
      const key = highlightKey(route.replace(/\{\w+\}/, String(id)));
      expect(highlightKey(key)).toBe(key);
      expect(key.startsWith('/support')).toBe(route.startsWith('/support'));
      expect(matchRoute(key)).not.toBeNull();
    },
  );
});
