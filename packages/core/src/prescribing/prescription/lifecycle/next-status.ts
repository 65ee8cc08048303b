import { type MachineTransitions, transitionsFrom, transitionTaken } from '../../../base/chart/machine-transition.js';
import { isNo, type Refusal } from '../../../base/failure/index.js';
import { prescriptionLifecycle } from './lifecycle.js';
import type { PrescriptionLifecycleEvent } from './lifecycle-event.js';
import { conflictOf, guardRefusal, unknownStatus } from './refused-event.js';
import { rxStatusListing, type RxStatusCode } from './status.js';

/** The state of a prescription; `rxStatus` is `null` before it exists. */
export interface PrescriptionStatusFacts {
  readonly rxStatus: RxStatusCode | null;
  readonly archived: boolean;
}

/** A transition of a prescription. */
export interface PrescriptionStep {
  readonly allowed: true;
  /** The new status; `null` when a draft is removed (P-127). */
  readonly to: RxStatusCode | null;
  readonly archived: boolean;
  /** Whether this transition issues: the server then sets issuedDate to now and assigns the rxNumber (P-005, P-098). */
  readonly issued: boolean;
}

/** A state of the machine with its outgoing transitions. */
interface Place {
  readonly arrows: MachineTransitions<PrescriptionLifecycleEvent>;
  /** The result for every event without a transition. */
  readonly conflict: Refusal;
}

const placeAt = (path: string, conflict: Refusal): Place => ({
  conflict,
  arrows: transitionsFrom(prescriptionLifecycle, `prescription.${path}`),
});

const placesIn = (region: 'standing' | 'archived') =>
  new Map(
    (Object.keys(rxStatusListing) as RxStatusCode[]).map((status) => [
      status,
      placeAt(`${region}.${status}`, conflictOf(status, region === 'archived')),
    ]),
  );
const standing = placesIn('standing');
const archived = placesIn('archived');
const none = placeAt('none', conflictOf(null, false));

/** No event is possible from a status of a newer server. */
const unknownPlace = (status: string): Place => ({
  arrows: new Map(),
  conflict: unknownStatus(status),
});

function placeOf(current: PrescriptionStatusFacts): Place {
  if (current.rxStatus === null) return none;
  const place = (isNo(current.archived) ? standing : archived).get(current.rxStatus);
  return place ?? unknownPlace(current.rxStatus);
}

/**
 * The result of an event on a prescription, by the transitions of the state machine `prescriptionLifecycle`.
 *
 * @returns the transition, or a rejection: CONFLICT without a transition from this state or from an unknown status,
 * otherwise the code and message of the violated rule (authority, first issue of the form, archive gate, …)
 * @see P-122 to P-134, A-577
 */
export function nextPrescriptionStatus(
  current: PrescriptionStatusFacts,
  event: PrescriptionLifecycleEvent,
): PrescriptionStep | Refusal {
  const { arrows, conflict } = placeOf(current);
  if (!arrows.has(event.type)) return conflict;
  const target = transitionTaken(arrows, event)?.target;
  if (!target) return guardRefusal(event);
  const [region, status] = target.path;
  return {
    allowed: true,
    to: region === 'removed' ? null : (status as RxStatusCode),
    archived: region === 'archived',
    issued: event.type === 'AuthorizeRx' || event.type === 'PrintRx',
  };
}
