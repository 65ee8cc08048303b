import type { Operations } from '@signa/core/operation';
import { isBlank } from '@signa/core/text';
import { containing } from '../conditions.js';
import { type Queryable, rows } from '../statement.js';
import { moduleJson, roleWithModulesJson } from './role-json.js';

type Data<N extends keyof Operations> = Operations[N]['data'];

export async function listRoles(sql: Queryable, filter: string | null): Promise<Data<'Roles'>['roles']> {
  const found = await rows<{ role: Data<'Roles'>['roles'][number] }>(
    sql,
    `select ${roleWithModulesJson} as role from signa.role r where $1::text is null or r.name ilike $1 order by r.id`,
    [filter && !isBlank(filter) ? containing(filter) : null],
  );
  return found.map((row) => row.role);
}

export async function listModules(sql: Queryable): Promise<Data<'Modules'>['modules']> {
  const found = await rows<{ module: Data<'Modules'>['modules'][number] }>(
    sql,
    `select ${moduleJson} as module from signa.module m order by m.order_by, m.id`,
  );
  return found.map((row) => row.module);
}

export function listPharmacies(sql: Queryable): Promise<Data<'PharmacyOptions'>['pharmacyOptions']> {
  return rows(sql, 'select code, name, fax from signa.pharmacy order by code');
}

export function listPortalTypes(sql: Queryable): Promise<Data<'PortalTypes'>['portalTypes']> {
  return rows(sql, 'select id, name, description, code from signa.portal_type order by id');
}

export function listSpecies(sql: Queryable): Promise<Data<'Species'>['species']> {
  return rows(sql, 'select code, name, icon from signa.species order by name');
}

export function listWorkflowStatuses(sql: Queryable): Promise<Data<'WorkflowStatus'>['workflowStatus']> {
  return rows(sql, 'select id, description from signa.workflow_status order by id');
}

export function listReasonsForCompound(sql: Queryable): Promise<Data<'ReasonForCompound'>['reasonForCompound']> {
  return rows(
    sql,
    'select id, reason_for_compound as "reasonForCompound", allergic_ingredient as "allergicIngredient" from signa.reason_for_compound order by id',
  );
}
