import { pathAfterSave } from '../prescription/index.js';
import type { KnownParties } from './known-parties.js';
import { visitOfPath, type Visit } from './visit.js';

interface Purpose {
  readonly parties: KnownParties;
  readonly isOfficeUse: boolean;
}

/** Both ends of the flow lead to where it began. */
function homeOf({ parties, isOfficeUse }: Purpose): string {
  return pathAfterSave({ locationClientId: parties.clientId, locationPatientId: parties.patientId, isOfficeUse });
}

/**
 * Where Back on the first step leads: the profile of a known client with its patient, else `/create`, in the
 * office-use variant `/officeuserx`.
 *
 * @see P-030
 */
export function visitOnLeaving(purpose: Purpose): Visit {
  return visitOfPath(homeOf(purpose), 'push');
}

/**
 * Where a submit leads. It takes the place of the form in the history, for Back must not offer what was sent once more.
 *
 * @see P-040
 */
export function visitAfterSubmit(purpose: Purpose): Visit {
  return visitOfPath(homeOf(purpose), 'replace');
}
