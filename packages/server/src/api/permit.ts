import type { Refusal, Verdict } from '@signa/core/base';
import {
  mayImpersonate,
  mayUse,
  mayWhileLooking,
  permissionTable,
  type PracticeNeed,
} from '@signa/core/administration';
import type { ContractName } from '@signa/core/contract';
import { throwRefusal } from '../failure/failure.js';
import type { Context } from './context.js';

/** The call and the caller to decide about. */
interface Asking {
  readonly operation: ContractName;
  readonly actor: Context['actor'];
}

/**
 * Checks the permission table before a resolver runs. A call that names its locations is decided
 * completely. A call that names a record by id is decided as far as possible for any of the caller's locations, and
 * again by `permitAt` once the record's location is known.
 */
export function permitCall(context: Asking, args: Readonly<Record<string, unknown>>): void {
  const { operation, actor } = context;
  if (operation === 'StartImpersonation' && actor.caller.kind === 'impersonating')
    refuseNested(actor.caller.supportUsername, actor.caller.username);
  if (actor.impersonation?.isUnlocked === false) requireMayWhileLooking(operation, args);
  const locationIds = namedLocations(args);
  if (locationIds.length === 0 && needsRecord(permissionTable[context.operation].practice))
    return permitSomewhere(context);
  const verdict = mayUse({ operation, caller: actor.caller, locationIds });
  if (!verdict.allowed) throwRefusal(verdict);
}

/** The table rejects this too, but this message tells the user why. */
function refuseNested(supportUsername: string, target: string): void {
  const verdict = mayImpersonate(supportUsername, target, true);
  if (!verdict.allowed) throwRefusal(verdict);
}

/** A read-only impersonation cannot change data, whatever the user's rights. */
function requireMayWhileLooking(operation: ContractName, args: Readonly<Record<string, unknown>>): void {
  const verdict = mayWhileLooking(operation, args);
  if (!verdict.allowed) throwRefusal(verdict);
}

/** The decision for a location. */
export function verdictAt({ operation, actor }: Asking, locationId: string): Verdict {
  return mayUse({ operation, caller: actor.caller, locationIds: [locationId] });
}

/** Checks the permission table for the location of a record found by its own id. */
export function permitAt(context: Asking, locationId: string): void {
  const verdict = verdictAt(context, locationId);
  if (!verdict.allowed) throwRefusal(verdict);
}

function permitSomewhere({ operation, actor }: Asking): void {
  const { caller, locationIds } = actor;
  const places = caller.kind === 'support' || locationIds.length === 0 ? [[]] : locationIds.map((id) => [id]);
  let refusal: Refusal | undefined;
  for (const ids of places) {
    const verdict = mayUse({ operation, caller, locationIds: ids });
    if (verdict.allowed) return;
    refusal ??= verdict;
  }
  if (refusal) throwRefusal(refusal);
}

/** Whether a call without a location is about a record that has one. */
function needsRecord(need: PracticeNeed): boolean {
  return need.kind === 'rights' && !need.withoutLocation;
}

/** Every location in a call, wherever the contract allows one. */
export function namedLocations(args: Readonly<Record<string, unknown>>): string[] {
  const places = [args, args['input'], args['filter'], args['filters']].filter(
    (part): part is Record<string, unknown> => typeof part === 'object' && part !== null,
  );
  return [...new Set(places.flatMap(({ locationId, locationIds }) => [...texts(locationId), ...texts(locationIds)]))];
}

function texts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');
}
