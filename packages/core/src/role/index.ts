export { roleEffect } from './role-effect.js';
export type { ModuleRight, RoleEffect, RoleMember, RolePlace } from './role-effect.js';
export { checkRoleForm, isAuthorizeFixed, isRoleNameTaken, roleNameLimits, roleTexts } from './role-form.js';
export type { RoleForm, RoleKnowledge } from './role-form.js';
export { rightsOf } from './module-rights.js';
export type { ModuleChoice, ModuleRights } from './module-rights.js';
