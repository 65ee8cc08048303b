import { hasRight, type ModuleName, type Right, type RoleWithModules } from '../../practice/location/index.js';

/** One right to at least one of several modules. */
export interface RightNeed {
  readonly right: Right;
  readonly modules: readonly ModuleName[];
}

/** V on any of these modules. */
export function view(...modules: ModuleName[]): RightNeed {
  return { right: 'view', modules };
}

/** E on any of these modules. */
export function edit(...modules: ModuleName[]): RightNeed {
  return { right: 'edit', modules };
}

/** D on any of these modules. */
export function del(...modules: ModuleName[]): RightNeed {
  return { right: 'delete', modules };
}

/** Whether a role meets a need; an inactive role meets none. @see A-028 */
export function meets(role: RoleWithModules, need: RightNeed): boolean {
  return need.modules.some((module) => hasRight(role, module, need.right));
}

/** Reading prescriptions, on whichever page. */
export const readPrescriptions = view('dashboard', 'products', 'create', 'approve', 'history', 'clients', 'officeuse');
/** Changing clients and patients. */
export const writeClients = edit('clients', 'link');
/** Writing and signing prescriptions. */
export const prescribe = edit('create', 'approve', 'officeuse');
