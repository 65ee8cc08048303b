import { isYes, unless, type Verdict } from '../../base/failure/index.js';
import { isActiveAssignment } from '../../practice/location/index.js';
import type { Use } from './call.js';
import { assignmentAt, reachesLocation, type Caller, type CallerAssignment, type PracticeCaller } from './caller.js';
import { every, explained, lacking, openGrant, when, type CallGrants } from './explanation.js';
import { meets, type RightNeed } from './need.js';
import { needText, refusalTexts } from './refusal-text.js';
import type { PermissionRule, RightsNeed } from './rule.js';
import { permissionTable } from './table.js';

const callerKinds: ReadonlySet<unknown> = new Set(['practice', 'support', 'impersonating'] satisfies Caller['kind'][]);

/**
 * Whether any call of an operation by this caller at these locations could be allowed: the row of the table without the
 * facts of a call. Screens use it to hide actions that would be refused. It grants nothing, because the server
 * checks `mayCall`.
 *
 * @returns FORBIDDEN with the reason; a single inaccessible location refuses the whole call
 * @see
 */
export function mayUse(use: Use): Verdict {
  return explained(grantsToUse(use)).verdict;
}

/** The alternatives of that decision, each with its unmet conditions. @see A-244 */
export function grantsToUse({ operation, caller, locationIds }: Use): CallGrants {
  const isKnown = Object.hasOwn(permissionTable, operation);
  return when(isKnown, 'support', refusalTexts.supportOnly, () =>
    grantsOfRule(permissionTable[operation], caller, locationIds),
  );
}

/** The verdict of one row of section 19, including rows without an operation. @see */
export function followsRule(rule: PermissionRule, caller: Caller, locationIds: readonly string[]): Verdict {
  return explained(grantsOfRule(rule, caller, locationIds)).verdict;
}

function grantsOfRule(rule: PermissionRule, caller: Caller, locationIds: readonly string[]): CallGrants {
  if (!callerKinds.has(caller.kind)) return lacking('support', refusalTexts.supportOnly);
  if (caller.kind === 'support') {
    if (rule.support === 'admin' && !isYes(caller.inAdminSupportGroup))
      return lacking('admin-support', refusalTexts.adminSupportOnly);
    if (rule.support !== 'no') return openGrant;
    return lacking('practice', isNeverSupport(rule) ? refusalTexts.neverSupport : refusalTexts.practiceOnly);
  }
  if (caller.kind === 'impersonating' && rule.impersonating !== 'as-user') {
    if (rule.impersonating === 'exit') return openGrant;
    return lacking('as-oneself', whyNotImpersonating(rule));
  }
  if (rule.practice.kind === 'nobody') return lacking('support', refusalTexts.supportOnly);
  if (!locationIds.every((id) => reachesLocation(caller, id))) return lacking('location', refusalTexts.foreignLocation);
  return rule.practice.kind === 'rights' ? atEveryLocation(caller, locationIds, rule.practice) : openGrant;
}

/** Refused both to support and while impersonating, so that neither refusal may advise switching to the other. */
const isNeverSupport = ({ support, impersonating }: PermissionRule) => support === 'no' && impersonating === 'no';

const whyNotImpersonating = (rule: PermissionRule): string =>
  rule.whileImpersonating ?? (isNeverSupport(rule) ? refusalTexts.neverSupport : refusalTexts.notWhileImpersonating);

/** The alternatives of a need at every location of a call. @see */
export function atEveryLocation(caller: PracticeCaller, locationIds: readonly string[], need: RightsNeed): CallGrants {
  if (locationIds.length === 0) return withoutLocation(caller, need);
  return every(
    'right',
    locationIds.map((id) => atAssignment(assignmentAt(caller, id), need)),
  );
}

function withoutLocation(caller: PracticeCaller, need: RightsNeed): CallGrants {
  if (!need.withoutLocation) return lacking('location', refusalTexts.noLocation);
  const ways = caller.assignments.filter(isActiveAssignment).flatMap((assignment) => atAssignment(assignment, need));
  return ways.length > 0 ? ways : lacking('location', refusalTexts.foreignLocation);
}

function atAssignment(assignment: CallerAssignment | null, need: RightsNeed): CallGrants {
  if (!assignment) return lacking('location', refusalTexts.foreignLocation);
  const { role } = assignment;
  if (!isYes(role.isActive)) return lacking('active-role', refusalTexts.inactiveRole);
  const missing = (one: RightNeed) => unless(meets(role, one), 'right' as const, needText(one));
  const whole = { name: 'right', missing: need.all.flatMap(missing) };
  return need.forFields ? [whole, { name: 'fields', missing: missing(need.forFields.need) }] : [whole];
}
