import type { PatientFacts } from '../../../clients/patient/index.js';
import type { Features } from '../../../practice/location/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';
import type { ConflictPatient, SigningFacts } from '../../../safety/signing/index.js';
import type { FieldAuthor } from '../form/author.js';
import type { PrescriptionFormContext, PrescriptionPatientFacts, RequestedProduct } from '../form/form-context.js';
import type { ProductsOfTask, QuantityOfTask } from '../quantity/product-of-task.js';
import type { PackFacts } from '../quantity/requested-fills.js';

type AnsweredProduct = RequestedProduct & PackFacts & Pick<ProductFacts, 'isActive' | 'isOutOfStock'>;

/** The facts of a context that no rule has to derive. */
type GivenFact =
  | 'entry'
  | 'today'
  | 'knowledge'
  | 'product'
  | 'selection'
  | 'location'
  | 'authorizingVets'
  | 'workflowUsers'
  | 'workflowStatuses'
  | 'reasonsForCompound'
  | 'isConsultOfPatient'
  | 'client'
  | 'isPatientOfClient';

/**
 * The records that a prescription form is about. The portal reads them from its answers and the server from the
 * database; `prescriptionFormContext` and `conflictSubject` derive from them everything that the rules read.
 */
export interface PrescriptionFormFacts extends Pick<PrescriptionFormContext, GivenFact> {
  /** Location user ID of the user who fills the form in. */
  readonly viewerId: string;
  /** The features that are enabled at the location. */
  readonly features: Features;
  readonly isOfficeUse: boolean;
  readonly patient: (PrescriptionPatientFacts & ConflictPatient & Pick<PatientFacts, 'name'>) | null;
  /** The request that the prescription answers; `null` without one. */
  readonly request: (ProductsOfTask<AnsweredProduct> & QuantityOfTask<AnsweredProduct>) | null;
  /** The ID of that request. */
  readonly taskId: string | null;
  /** The draft that is saved again; `null` for a new prescription. */
  readonly draft:
    | (NonNullable<PrescriptionFormContext['stored']> & {
        readonly id: string;
        readonly noteToPharmacy: string | null;
        readonly writtenBy: readonly FieldAuthor[];
      })
    | null;
  /** The prescription before this one, which an answer to a request renews; `null` without one. */
  readonly previous: { readonly id: string; readonly productId: string } | null;
  /** Further facts about the patient; `null` until they are loaded, and for office use. */
  readonly known: SigningFacts | null;
}
