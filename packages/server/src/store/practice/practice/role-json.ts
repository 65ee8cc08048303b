import { columnsOf, text } from '../../sql/expression.js';
import { jsonbList, jsonbObject } from '../../sql/json.js';

const m = columnsOf('module as m');
const r = columnsOf('role as r');
const k = columnsOf('role_module as k');

/** A module from a row `m`, as a SQL JSON value. */
export const moduleJson = jsonbObject({
  id: text(m.id),
  name: m.name,
  label: m.label,
  icon: m.icon,
  link: m.link,
  orderBy: m.order_by,
  isActive: m.is_active,
  isNavigation: m.is_navigation,
  parentModuleId: text(m.parent_module_id),
});

/** A role with its links to modules from a row `r`, as a SQL JSON value. */
export const roleWithModulesJson = jsonbObject({
  id: text(r.id),
  name: r.name,
  isActive: r.is_active,
  canAuthorize: r.can_authorize,
  icon: r.icon,
  rolesModules: jsonbList(
    jsonbObject({
      id: text(k.id),
      roleId: text(k.role_id),
      moduleId: text(k.module_id),
      isActive: k.is_active,
      canView: k.can_view,
      canEdit: k.can_edit,
      canDelete: k.can_delete,
      module: moduleJson,
    }),
    {
      orderBy: 'm.order_by, m.id',
      from: 'from signa.role_module k join signa.module m on m.id = k.module_id where k.role_id = r.id',
    },
  ),
});
