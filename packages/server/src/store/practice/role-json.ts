/** A module from a row `m`, as a JSON value of SQL. */
export const moduleJson = `jsonb_build_object('id', m.id::text, 'name', m.name, 'label', m.label, 'icon', m.icon, 'link', m.link,
  'orderBy', m.order_by, 'isActive', m.is_active, 'isNavigation', m.is_navigation, 'parentModuleId', m.parent_module_id::text)`;

/** A role with its links to modules from a row `r`, as a JSON value of SQL. */
export const roleWithModulesJson = `jsonb_build_object('id', r.id::text, 'name', r.name, 'isActive', r.is_active,
  'canAuthorize', r.can_authorize, 'icon', r.icon, 'rolesModules', (
    select coalesce(jsonb_agg(jsonb_build_object('id', k.id::text, 'roleId', k.role_id::text, 'moduleId', k.module_id::text,
      'isActive', k.is_active, 'canView', k.can_view, 'canEdit', k.can_edit, 'canDelete', k.can_delete, 'module', ${moduleJson})
      order by m.order_by, m.id), '[]')
    from signa.role_module k join signa.module m on m.id = k.module_id where k.role_id = r.id))`;
