import { builtInModules } from '../../practice/location/index.js';
import type { Fields } from './fields.js';

/** The role and the module of a right: 'STAFF', 'Clients'. @see A-426 */
export function rightsOfModule(role: string | null, entry: Fields): string[] {
  const { module } = entry;
  const label = builtInModules.find(({ name }) => name === module)?.label;
  return [role ?? 'Role', label ?? (typeof module === 'string' ? module : 'Module')];
}
