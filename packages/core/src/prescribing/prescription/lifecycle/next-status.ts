import { type Arrows, arrowsFrom, arrowTaken } from '../../../base/chart/arrow.js';
import { isNo, type Refusal } from '../../../base/failure/index.js';
import { prescriptionLifecycle } from './lifecycle.js';
import type { PrescriptionLifecycleEvent } from './lifecycle-event.js';
import { conflictOf, guardRefusal } from './refused-event.js';
import { rxStatusListing, type RxStatusCode } from './status.js';

/** Where a prescription stands; `rxStatus` is `null` while there is none. */
export interface PrescriptionStatusFacts {
  readonly rxStatus: RxStatusCode | null;
  readonly archived: boolean;
}

/** The step a prescription takes. */
export interface PrescriptionStep {
  readonly allowed: true;
  /** The new status; `null` when a draft is removed (P-127). */
  readonly to: RxStatusCode | null;
  readonly archived: boolean;
  /** Whether this step issues: then the server sets issuedDate to now and gives the rxNumber (P-005, P-098). */
  readonly issued: boolean;
}

/** A place in the chart, with the arrows that leave it. */
interface Place {
  readonly arrows: Arrows<PrescriptionLifecycleEvent>;
  /** The answer to every event that is not drawn there. */
  readonly conflict: Refusal;
}

const placeAt = (path: string, conflict: Refusal): Place => ({
  conflict,
  arrows: arrowsFrom(prescriptionLifecycle, `prescription.${path}`),
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

function placeOf(current: PrescriptionStatusFacts): Place {
  if (current.rxStatus === null) return none;
  const place = (isNo(current.archived) ? standing : archived).get(current.rxStatus);
  if (place === undefined) throw new RangeError(`Not a prescription status: ${current.rxStatus}`);
  return place;
}

/**
 * What happens to a prescription with an event, asked of the arrows of the chart `prescriptionLifecycle`.
 *
 * @returns the step, or a refusal: CONFLICT when nothing of the kind is drawn for this standing, else the code and
 * the text of the rule that does not hold (the authority, the first issue of the form, the archive gate, …)
 * @throws RangeError on a status that is not of P-121
 * @see P-122 to P-134
 */
export function nextPrescriptionStatus(
  current: PrescriptionStatusFacts,
  event: PrescriptionLifecycleEvent,
): PrescriptionStep | Refusal {
  const { arrows, conflict } = placeOf(current);
  if (!arrows.has(event.type)) return conflict;
  const target = arrowTaken(arrows, event)?.target;
  if (!target) return guardRefusal(event);
  const [region, status] = target.path;
  return {
    allowed: true,
    to: region === 'removed' ? null : (status as RxStatusCode),
    archived: region === 'archived',
    issued: event.type === 'AuthorizeRx' || event.type === 'PrintRx',
  };
}
