import type { Operations } from '@signa/core/contract';
import { columnsOf, text } from '../../sql/expression.js';
import { joined, jsonbList, jsonbObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { moduleJson } from './role-json.js';

type Data<N extends keyof Operations> = Operations[N]['data'];

const c = columnsOf('module as c');
const k = columnsOf('role_module as k');
const modules = select(
  fields({
    module: joined(
      moduleJson,
      jsonbObject({
        childModules: jsonbList(jsonbObject({ id: text(c.id), name: c.name }), {
          orderBy: 'c.order_by, c.id',
          from: 'from signa.module c where c.parent_module_id = m.id',
        }),
        rolesModules: jsonbList(jsonbObject({ roleId: text(k.role_id), isActive: k.is_active }), {
          orderBy: 'k.role_id',
          from: 'from signa.role_module k where k.module_id = m.id',
        }),
      }),
    ),
  }),
  'from signa.module m order by m.order_by, m.id',
);

export async function listModules(sql: Queryable): Promise<Data<'Modules'>['modules']> {
  const found = await rows(sql, modules);
  return found.map((row) => row.module);
}

const ph = columnsOf('pharmacy as ph');
const pharmacies = select(
  fields({ code: ph.code, name: ph.name, fax: ph.fax }),
  'from signa.pharmacy ph order by ph.code',
);

export function listPharmacies(sql: Queryable): Promise<Data<'PharmacyOptions'>['pharmacyOptions']> {
  return rows(sql, pharmacies);
}

const t = columnsOf('portal_type as t');
const portalTypes = select(
  fields({ id: t.id, name: t.name, description: t.description, code: t.code }),
  'from signa.portal_type t order by t.id',
);

export function listPortalTypes(sql: Queryable): Promise<Data<'PortalTypes'>['portalTypes']> {
  return rows(sql, portalTypes);
}

const s = columnsOf('species as s');
const species = select(fields({ code: s.code, name: s.name, icon: s.icon }), 'from signa.species s order by s.name');

export function listSpecies(sql: Queryable): Promise<Data<'Species'>['species']> {
  return rows(sql, species);
}

const ws = columnsOf('workflow_status as ws');
const workflowStatuses = select(
  fields({ id: ws.id, description: ws.description }),
  'from signa.workflow_status ws order by ws.id',
);

export function listWorkflowStatuses(sql: Queryable): Promise<Data<'WorkflowStatus'>['workflowStatus']> {
  return rows(sql, workflowStatuses);
}

const r = columnsOf('reason_for_compound as r');
const reasons = select(
  fields({ id: r.id, reasonForCompound: r.reason_for_compound, allergicIngredient: r.allergic_ingredient }),
  'from signa.reason_for_compound r order by r.id',
);

export function listReasonsForCompound(sql: Queryable): Promise<Data<'ReasonForCompound'>['reasonForCompound']> {
  return rows(sql, reasons);
}
