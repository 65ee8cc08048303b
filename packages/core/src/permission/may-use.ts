import { allowed, isYes, refuse, type Verdict } from '../failure/index.js';
import { isActiveAssignment } from '../practice/index.js';
import type { Use } from './call.js';
import { assignmentAt, reachesLocation, type Caller, type CallerAssignment, type PracticeCaller } from './caller.js';
import { meets } from './need.js';
import { needText, refusalTexts } from './refusal-text.js';
import type { PermissionRule, RightsNeed } from './rule.js';
import { permissionTable } from './table.js';

const callerKinds: ReadonlySet<unknown> = new Set(['practice', 'support', 'impersonating'] satisfies Caller['kind'][]);

/**
 * Whether some call of an operation by this caller at these locations could be allowed: the row of the table without
 * the facts of a single call. A screen hides with it what would be refused anyway; it grants nothing, the
 * server asks `mayCall`.
 *
 * @returns FORBIDDEN with the reason; a single foreign location refuses the whole call
 * @see
 */
export function mayUse({ operation, caller, locationIds }: Use): Verdict {
  const isKnown = Object.hasOwn(permissionTable, operation);
  return isKnown
    ? followsRule(permissionTable[operation], caller, locationIds)
    : refuse('FORBIDDEN', refusalTexts.supportOnly);
}

/** The verdict of one row of section 19, also of a row that is no operation's. @see */
export function followsRule(rule: PermissionRule, caller: Caller, locationIds: readonly string[]): Verdict {
  if (!callerKinds.has(caller.kind)) return refuse('FORBIDDEN', refusalTexts.supportOnly);
  if (caller.kind === 'support') {
    if (rule.support === 'admin' && !isYes(caller.inAdminSupportGroup))
      return refuse('FORBIDDEN', refusalTexts.adminSupportOnly);
    return rule.support === 'no' ? refuse('FORBIDDEN', refusalTexts.practiceOnly) : allowed;
  }
  if (caller.kind === 'impersonating' && rule.impersonating !== 'as-user') {
    if (rule.impersonating === 'exit') return allowed;
    return refuse('FORBIDDEN', rule.whileImpersonating ?? refusalTexts.notWhileImpersonating);
  }
  if (rule.practice.kind === 'nobody') return refuse('FORBIDDEN', refusalTexts.supportOnly);
  if (!locationIds.every((id) => reachesLocation(caller, id))) return refuse('FORBIDDEN', refusalTexts.foreignLocation);
  return rule.practice.kind === 'rights' ? atEveryLocation(caller, locationIds, rule.practice) : allowed;
}

/** The verdict of a need at every location a call touches. @see */
export function atEveryLocation(caller: PracticeCaller, locationIds: readonly string[], need: RightsNeed): Verdict {
  if (locationIds.length === 0) return withoutLocation(caller, need);
  const verdicts = locationIds.map((id) => atAssignment(assignmentAt(caller, id), need));
  return verdicts.find((verdict) => !verdict.allowed) ?? allowed;
}

function withoutLocation(caller: PracticeCaller, need: RightsNeed): Verdict {
  if (!need.withoutLocation) return refuse('FORBIDDEN', refusalTexts.noLocation);
  const verdicts = caller.assignments.filter(isActiveAssignment).map((assignment) => atAssignment(assignment, need));
  return (
    verdicts.find((verdict) => verdict.allowed) ?? verdicts[0] ?? refuse('FORBIDDEN', refusalTexts.foreignLocation)
  );
}

function atAssignment(assignment: CallerAssignment | null, need: RightsNeed): Verdict {
  if (!assignment) return refuse('FORBIDDEN', refusalTexts.foreignLocation);
  if (!isYes(assignment.role.isActive)) return refuse('FORBIDDEN', refusalTexts.inactiveRole);
  const { role } = assignment;
  const missing = need.all.find((one) => !meets(role, one));
  if (!missing || (need.forFields && meets(role, need.forFields.need))) return allowed;
  return refuse('FORBIDDEN', needText(missing));
}
