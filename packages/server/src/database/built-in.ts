import { builtInModules, builtInRoles, startingLinks } from '@signa/core/practice';
import { keepReleaseKnowledge } from './release-knowledge.js';
import type { Connection } from './connection.js';

const portalTypes = [
  { id: 1, name: 'Signa', description: 'The plain storefront', code: 'signa' },
  { id: 2, name: 'Brava', description: 'The brand storefront, ordered by the pack', code: 'brava' },
];

const species = [
  { code: 'avian', name: 'Avian', icon: 'bird' },
  { code: 'canine', name: 'Canine', icon: 'dog' },
  { code: 'equine', name: 'Equine', icon: 'horse' },
  { code: 'feline', name: 'Feline', icon: 'cat' },
  { code: 'other', name: 'Other', icon: 'paw-print' },
  { code: 'reptile', name: 'Reptile', icon: 'turtle' },
  { code: 'small_animal', name: 'Small Animal', icon: 'rabbit' },
  { code: 'unknown', name: 'Unknown', icon: 'circle-help' },
];

const statement = `
  with modules as (
    insert into signa.module (id, name, label, icon, link, order_by, is_navigation, parent_module_id)
    select id, name, label, icon, link, "orderBy", "isNavigation", parent
    from json_to_recordset($1) as m(id bigint, name text, label text, icon text, link text, "orderBy" int, "isNavigation" boolean, parent bigint)
    returning id, name
  ), roles as (
    insert into signa.role (name, can_authorize, icon)
    select name, "canAuthorize", icon from json_to_recordset($2) as r(name text, "canAuthorize" boolean, icon text) returning id, name
  ), links as (
    insert into signa.role_module (role_id, module_id, can_view, can_edit, can_delete)
    select r.id, m.id, l."canView", l."canEdit", l."canDelete"
    from json_to_recordset($3) as l(role text, module text, "canView" boolean, "canEdit" boolean, "canDelete" boolean)
    join roles r on r.name = l.role join modules m on m.name = l.module
  ), types as (
    insert into signa.portal_type select * from json_populate_recordset(null::signa.portal_type, $4) on conflict do nothing
  )
  insert into signa.species select * from json_populate_recordset(null::signa.species, $5) on conflict do nothing`;

/**
 * Stores the knowledge of this release, and inserts the initial data of every installation into a database without
 * modules (A-069 to, P-406).
 */
export async function insertBuiltIn(connection: Connection): Promise<void> {
  await keepReleaseKnowledge(connection);
  const { rows } = await connection.query('select 1 from signa.module limit 1', []);
  if (rows.length > 0) return;
  const place = (name: string | null) =>
    name === null ? null : builtInModules.findIndex((module) => module.name === name) + 1;
  const modules = builtInModules.map((module) => ({ ...module, id: place(module.name), parent: place(module.parent) }));
  await connection.query(
    statement,
    [modules, builtInRoles, startingLinks, portalTypes, species].map((value) => JSON.stringify(value)),
  );
}
