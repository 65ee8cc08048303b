import { expect, it } from 'vitest';
import { isOfferedAtFirst, namedHits, paletteActions } from './index.js';
import type { PaletteReach } from './index.js';

const reach = (over: Partial<Pick<PaletteReach, 'opens' | 'mayUse'>> = {}): PaletteReach => ({
  opens: () => true,
  mayUse: () => true,
  records: [],
  ...over,
});
const found = (typed: string, asked = reach()) => {
  const hits = paletteActions(asked, []).map((action) => ({
    kind: 'action' as const,
    id: action.id,
    names: [action.title, ...action.words],
    act: action.act,
  }));
  return namedHits(hits, typed).flatMap(({ act }) => (act.do === 'go' ? [act.to] : []));
};

it.each([
  ['audit', '/usermanagement/audit'],
  ['access review', '/usermanagement/access-review'],
  ['add user', '/usermanagement?add=user'],
  ['hire', '/usermanagement?add=user'],
  ['consent', '/usermanagement/support-access'],
  ['license', '/usermanagement'],
  ['dea', '/usermanagement'],
  ['roles', '/usermanagement'],
  ['pharmacy', '/practicesettings'],
])('A-469 finds by %j the page %s', (typed, to) => {
  expect(found(typed)).toContain(to);
});

it('A-469 offers only pages and actions the user may reach', () => {
  expect(found('audit', reach({ opens: (path) => path !== '/usermanagement' }))).toEqual([]);
  expect(found('pharmacy', reach({ opens: (path) => path !== '/practicesettings' }))).toEqual([]);
  expect(found('consent', reach({ opens: (path) => path !== '/usermanagement/support-access' }))).toEqual([]);
  expect(found('add user', reach({ opens: (path) => path === '/usermanagement' }))).toEqual([
    '/usermanagement?add=user',
  ]);
  expect(found('add user', reach({ mayUse: (operation) => operation !== 'AddUser' }))).toEqual([]);
  expect(found('audit', reach({ mayUse: (operation) => operation !== 'GetAudit' }))).toEqual([]);
});

it('A-469 lists them after something is typed, not before', () => {
  const first = paletteActions(reach(), []).filter(isOfferedAtFirst);
  expect(first.some(({ id }) => id.startsWith('purpose/'))).toBe(false);
});
