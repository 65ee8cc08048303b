import type { Operations } from '@signa/core/contract';
import type { Queryable } from '../statement.js';
import { uncheckedRows } from '../unchecked.js';
import { moduleJson } from './role-json.js';

type Data<N extends keyof Operations> = Operations[N]['data'];

export async function listModules(sql: Queryable): Promise<Data<'Modules'>['modules']> {
  const found = await uncheckedRows<{ module: Data<'Modules'>['modules'][number] }>(
    sql,
    `select ${moduleJson} || jsonb_build_object(
      'childModules', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id::text, 'name', c.name) order by c.order_by, c.id), '[]')
        from signa.module c where c.parent_module_id = m.id),
      'rolesModules', (select coalesce(jsonb_agg(jsonb_build_object('roleId', k.role_id::text, 'isActive', k.is_active) order by k.role_id), '[]')
        from signa.role_module k where k.module_id = m.id)) as module
    from signa.module m order by m.order_by, m.id`,
  );
  return found.map((row) => row.module);
}

export function listPharmacies(sql: Queryable): Promise<Data<'PharmacyOptions'>['pharmacyOptions']> {
  return uncheckedRows(sql, 'select code, name, fax from signa.pharmacy order by code');
}

export function listPortalTypes(sql: Queryable): Promise<Data<'PortalTypes'>['portalTypes']> {
  return uncheckedRows(sql, 'select id, name, description, code from signa.portal_type order by id');
}

export function listSpecies(sql: Queryable): Promise<Data<'Species'>['species']> {
  return uncheckedRows(sql, 'select code, name, icon from signa.species order by name');
}

export function listWorkflowStatuses(sql: Queryable): Promise<Data<'WorkflowStatus'>['workflowStatus']> {
  return uncheckedRows(sql, 'select id, description from signa.workflow_status order by id');
}

export function listReasonsForCompound(sql: Queryable): Promise<Data<'ReasonForCompound'>['reasonForCompound']> {
  return uncheckedRows(
    sql,
    'select id, reason_for_compound as "reasonForCompound", allergic_ingredient as "allergicIngredient" from signa.reason_for_compound order by id',
  );
}
