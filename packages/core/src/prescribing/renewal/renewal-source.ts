import type { Verdict } from '../../base/failure/index.js';
import type { PlainDate } from '../../base/time/index.js';
import type { ConflictReport } from '../../safety/conflict/index.js';
import type {
  EarlierPrescription,
  PrescriptionForm,
  PrescriptionFormFacts,
  SummaryContext,
} from '../prescription/index.js';
import type { TaskStatus } from '../task/index.js';

/** The request of a renewal; contract field names. */
export interface RenewalRequest {
  readonly id: string;
  readonly type: string;
  readonly status: TaskStatus;
  /** The draft that someone began; `null` without one. */
  readonly prescriptionId: string | null;
  readonly assignedToLocationUser: { readonly id: string; readonly displayName: string } | null;
  readonly productId: string | null;
  readonly flavorId: string | null;
  /** The other requests on its card, which get the same answer (P-238). */
  readonly joined: readonly { readonly id: string }[];
}

/** The animal and its owner, as they are named to the signing user. */
export interface RenewalParties {
  readonly patient: {
    readonly name: string;
    readonly species: { readonly name: string } | null;
    readonly breed: { readonly name: string } | null;
    readonly gender: string | null;
    readonly allergies: readonly { readonly name: string }[];
    readonly lastExamDate: PlainDate | null;
    readonly prescVetLocationUserId: string | null;
  };
  readonly client: { readonly firstName: string | null; readonly lastName: string | null } | null;
}

/**
 * Everything about a renewal as the form of its request would start: the same facts as for a single signature.
 *
 * @see P-461
 */
export interface RenewalSource extends RenewalParties {
  readonly request: RenewalRequest;
  /** `startPrescriptionForm` of the request. */
  readonly form: PrescriptionForm;
  readonly formFacts: PrescriptionFormFacts;
  readonly summary: Omit<SummaryContext, 'previous'>;
  /** The prescription that is renewed; `null` without one. */
  readonly previous: (EarlierPrescription & { readonly authorizingVet: string | null }) | null;
  /** `checkConflicts` of the form; `null` if it could not be checked. */
  readonly report: ConflictReport | null;
  /** Result of `mayIssue` for the vet of the form. */
  readonly authority: Verdict;
  /** Result of `ownVetIds` for the user, as of today. */
  readonly ownVetIds: readonly string[];
  /** The names of the CDS services that the location asks. */
  readonly externalServices: readonly string[];
}
