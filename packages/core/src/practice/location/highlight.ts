import { plainPath } from './route.js';

const words = [
  'products',
  'create',
  'usermanagement',
  'role',
  'history',
  'practicesettings',
  'approve',
  'orders',
  'reports',
] as const;

/**
 * The menu link that is highlighted for a path, and that decides whether the path is allowed. The order of the
 * rules matters: `/officeuserx/create/rx` belongs to office use although it contains `create`.
 *
 * @param path - query, fragment and a trailing slash are ignored
 * @see
 */
export function highlightKey(path: string): string {
  const plain = plainPath(path);
  if (plain === '/support') return plain;
  return plain.startsWith('/support/') ? `/support${keyOf(plain.slice('/support'.length))}` : keyOf(plain);
}

function keyOf(path: string): string {
  if (path.includes('clients')) return '/clientsearch';
  if (path.includes('practicedetail') || path.includes('organizationdetail')) return '/practicesearch';
  if (path.includes('officeuse')) return '/officeuserx';
  if (path.startsWith('/PrescribingShortcuts/')) return '/PrescribingShortcuts';
  const word = words.find((candidate) => path.includes(candidate));
  return word ? `/${word}` : path;
}
