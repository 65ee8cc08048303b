export { answeringRoles, affectsUsers, roleEffect } from './role-effect.js';
export type { AnsweringRoles, ModuleRight, RoleEffect } from './role-effect.js';
export { roleAfter } from './role-after.js';
export type { RoleChanges } from './role-after.js';
export { checkRoleForm, isAuthorizeFixed, isRoleNameTaken, roleNameLimits, roleTexts } from './role-form.js';
export type { RoleForm, RoleKnowledge } from './role-form.js';
export { rightsOf } from './module-rights.js';
export type { ModuleChoice, ModuleRights } from './module-rights.js';
export { grants, isViewImplied, withModule, withRight } from './module-selection.js';
export type { ModuleSelection, SelectableModule } from './module-selection.js';
export {
  authorityText,
  affectedText,
  rightsTexts,
  roleAdded,
  roleNotSaved,
  roleUpdated,
  strandedText,
} from './effect-text.js';
