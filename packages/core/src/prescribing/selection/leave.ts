import { pathAfterSave } from '../prescription/index.js';
import type { KnownParties } from './known-parties.js';
import { visitOfPath, type Visit } from './visit.js';

interface Purpose {
  readonly parties: KnownParties;
  readonly isOfficeUse: boolean;
}

/** Both ends of the flow lead to where it started. */
function homeOf({ parties, isOfficeUse }: Purpose): string {
  return pathAfterSave({ locationClientId: parties.clientId, locationPatientId: parties.patientId, isOfficeUse });
}

/**
 * Target of Back on the first step: the profile of a known client with its patient, else `/create`; in the office-use
 * variant `/officeuserx`.
 *
 * @see P-030
 */
export function visitOnLeaving(purpose: Purpose): Visit {
  return visitOfPath(homeOf(purpose), 'push');
}

/**
 * Target after a submit. It replaces the form in the history, because Back must not offer the submitted form again.
 *
 * @see P-040
 */
export function visitAfterSubmit(purpose: Purpose): Visit {
  return visitOfPath(homeOf(purpose), 'replace');
}
