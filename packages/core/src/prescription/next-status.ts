import type { Refusal } from '../failure/index.js';
import { prescriptionLifecycle } from './lifecycle.js';
import type { PrescriptionLifecycleEvent } from './lifecycle-event.js';
import { conflictOf, guardRefusal } from './refused-event.js';
import { rxStatusListing, type RxStatusCode } from './status.js';

/** Where a prescription stands; `rxStatus` is `null` while there is none. */
export interface PrescriptionStanding {
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

/** A place in the chart, with the events that are drawn there. */
interface Place {
  readonly snapshot: ReturnType<typeof prescriptionLifecycle.resolveState>;
  readonly events: ReadonlySet<string>;
  /** The answer to every event that is not drawn there. */
  readonly conflict: Refusal;
}

function placeAt(
  value: Parameters<typeof prescriptionLifecycle.resolveState>[0]['value'],
  path: string,
  conflict: Refusal,
): Place {
  return {
    conflict,
    snapshot: prescriptionLifecycle.resolveState({ value }),
    events: new Set(prescriptionLifecycle.getStateNodeById(`prescription.${path}`).ownEvents),
  };
}

/** Resolved once: resolving a snapshot costs a hundred times the question itself. */
const placesIn = (region: 'standing' | 'archived') =>
  new Map(
    (Object.keys(rxStatusListing) as RxStatusCode[]).map((status) => {
      const conflict = conflictOf(status, region === 'archived');
      return [status, placeAt({ [region]: status }, `${region}.${status}`, conflict)];
    }),
  );
const standing = placesIn('standing');
const archived = placesIn('archived');
const none = placeAt('none', 'none', conflictOf(null, false));

function placeOf(current: PrescriptionStanding): Place {
  if (current.rxStatus === null) return none;
  const place = (current.archived ? archived : standing).get(current.rxStatus);
  if (place === undefined) throw new RangeError(`Not a prescription status: ${current.rxStatus}`);
  return place;
}

/**
 * What happens to a prescription with an event, asked of the very chart `prescriptionLifecycle`.
 *
 * @returns the step, or a refusal: CONFLICT when nothing of the kind is drawn for this standing, else the code and
 * the text of the rule that does not hold (the authority, the first issue of the form, the archive gate, …)
 * @throws RangeError on a status that is not of P-121
 * @see P-122 to P-134
 */
export function nextPrescriptionStatus(
  current: PrescriptionStanding,
  event: PrescriptionLifecycleEvent,
): PrescriptionStep | Refusal {
  const { snapshot, events, conflict } = placeOf(current);
  const target = prescriptionLifecycle.getTransitionData(snapshot, event)[0]?.target?.[0];
  if (target === undefined) return events.has(event.type) ? guardRefusal(event) : conflict;
  const [region, status] = target.path;
  return {
    allowed: true,
    to: region === 'removed' ? null : (status as RxStatusCode),
    archived: region === 'archived',
    issued: event.type === 'AuthorizeRx' || event.type === 'PrintRx',
  };
}
