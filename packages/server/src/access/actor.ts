import {
  type Caller,
  consentTexts,
  isImpersonationOver,
  isOpenToSupport,
  isUnlocked,
} from '@signa/core/administration';
import { isActiveAssignment } from '@signa/core/practice';
import type { Instant } from '@signa/core/base';
import type { Scope } from '../database/scope.js';
import { Failure } from '../failure/failure.js';
import type { ActorFacts, Assignment, SupportFacts } from './actor-facts.js';

/** The acting user, determined by token, impersonation header, and database; nothing comes from a call's body. */
export interface Actor {
  /** Facts for the permission rules. */
  readonly caller: Caller;
  /** The user whose records and permissions count; null for non-impersonating support. */
  readonly person: { readonly id: string; readonly username: string } | null;
  /** The signed-in support user, also while impersonating. */
  readonly support: SupportFacts | null;
  /** The impersonation in use; while it is locked, it is read-only. */
  readonly impersonation: { readonly id: string; readonly isUnlocked: boolean } | null;
  /** All of the user's assignments, active or not. */
  readonly assignments: readonly Assignment[];
  /** Locations of the active assignments: the only ones whose records are visible. */
  readonly locationIds: readonly string[];
  /** Version of the rights that this actor was built from. */
  readonly accessVersion: string;
}

/** Who signed in: the support user, also while impersonating. */
export function signedInAs({ caller }: Pick<Actor, 'caller'>): string {
  return caller.kind === 'impersonating' ? caller.supportUsername : caller.username;
}

/** The scope of the actor's reads and writes. */
export function scopeOf(actor: Actor): Scope {
  return {
    locationIds: actor.locationIds,
    directory: actor.caller.kind === 'support',
    accessVersion: actor.accessVersion,
  };
}

/**
 * Builds the actor of a call.
 *
 * @param impersonated - the value of the impersonation header, or null without one
 * @throws Failure UNAUTHENTICATED for an unknown or disabled user; FORBIDDEN for an impersonation that this
 * support user never started, or when none of the user's locations allows support any more;
 * IMPERSONATION_EXPIRED for one that has ended
 */
export function actorOf(facts: ActorFacts, impersonated: string | null, now: Instant): Actor {
  if (!facts.isSessionOpen) throw new Failure('UNAUTHENTICATED');
  if (facts.support)
    return impersonated === null ? supportActor(facts, facts.support) : impersonatingActor(facts, facts.support, now);
  if (!facts.person?.isEnabled) throw new Failure('UNAUTHENTICATED');
  if (impersonated !== null) throw new Failure('FORBIDDEN', notStarted);
  const assignments = assignmentsOf(facts);
  return {
    caller: { kind: 'practice', username: facts.person.username, assignments },
    ...common(facts, assignments),
    impersonation: null,
  };
}

const notStarted = "You haven't started to impersonate this user. Start it from the support area first.";

function supportActor(facts: ActorFacts, support: SupportFacts): Actor {
  return {
    caller: { kind: 'support', username: support.username, inAdminSupportGroup: support.inAdminSupportGroup },
    ...common(facts, []),
    person: null,
    impersonation: null,
  };
}

function impersonatingActor(facts: ActorFacts, support: SupportFacts, now: Instant): Actor {
  const { impersonation, person } = facts;
  if (!impersonation) throw new Failure('FORBIDDEN', notStarted);
  if (impersonation.isEnded || isImpersonationOver(impersonation.expiresAt, now))
    throw new Failure('IMPERSONATION_EXPIRED');
  if (!person?.isEnabled) throw new Failure('FORBIDDEN', 'The impersonated user is disabled.');
  const assignments = openToSupport(assignmentsOf(facts), facts.consents, now);
  if (facts.assignments.length > 0 && assignments.length === 0) throw new Failure('FORBIDDEN', consentTexts.closed);
  return {
    caller: { kind: 'impersonating', supportUsername: support.username, username: person.username, assignments },
    ...common(facts, assignments),
    impersonation: { id: impersonation.id, isUnlocked: isUnlocked(impersonation.unlockedUntil, now) },
  };
}

/**
 * Assignments at locations that allow support; other locations are as inaccessible to an impersonation as a foreign
 * practice.
 */
export function openToSupport(
  assignments: readonly Assignment[],
  consents: ActorFacts['consents'],
  now: Instant,
): Assignment[] {
  const closed = new Set(consents.filter((one) => !isOpenToSupport(one, now)).map(({ locationId }) => locationId));
  return assignments.filter(({ locationId }) => !closed.has(locationId));
}

function common(
  facts: ActorFacts,
  assignments: readonly Assignment[],
): Pick<Actor, 'person' | 'support' | 'assignments' | 'locationIds' | 'accessVersion'> {
  return {
    person: facts.person && { id: facts.person.id, username: facts.person.username },
    support: facts.support,
    assignments,
    locationIds: assignments.filter(isActiveAssignment).map((assignment) => assignment.locationId),
    accessVersion: facts.version,
  };
}

/** The assignments with their roles. */
export function assignmentsOf(facts: ActorFacts): Assignment[] {
  const roles = new Map(facts.roles.map((role) => [role.id, role]));
  return facts.assignments.map(({ roleId, ...assignment }) => {
    const role = roles.get(roleId);
    if (!role) throw new Error('An assignment has no role');
    return { ...assignment, role };
  });
}
