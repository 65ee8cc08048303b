import type { ConflictGrade, WhichAnimal } from '../../../safety/conflict/index.js';
import type { LocationFacts, LocationUserFacts } from '../../../practice/location/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';
import type { PlainDate } from '../../../base/time/index.js';
import type { NotificationOption } from './notification-option.js';
import type { ForeignNote } from './author.js';

/**
 * A vet who may be named on a prescription. Where the DEA number itself is not told, the server answers
 * `hasCurrentDeaLicense`; where it is absent the license fields decide (P-115).
 */
export type AuthorizingVetFacts = Pick<LocationUserFacts, 'id' | 'isActive' | 'deaLicense' | 'deaLicenseExpiration'> & {
  readonly role: { readonly isActive: boolean; readonly canAuthorize: boolean };
  readonly hasCurrentDeaLicense?: boolean;
};

/** A row of the ReasonForCompound list (P-191). */
export interface ReasonForCompoundFacts {
  readonly reasonForCompound: string;
  /** Whether the reason asks for the allergic ingredient (P-075). */
  readonly allergicIngredient: boolean;
}

/** What the product selection of the form has chosen so far; `null` where nothing is (P-045). */
export interface ProductSelection {
  readonly productFamily: string | null;
  readonly productPresentationId: string | null;
  readonly strengthDisplay: string | null;
}

export interface PrescriptionClientFacts {
  readonly id: string;
  readonly isActive: boolean;
  readonly isOfficeUse: boolean;
}

export interface PrescriptionPatientFacts extends PrescriptionClientFacts {
  readonly isDeceased: boolean;
  readonly pimsId: string | null;
}

/** What tells a product, and another pack of it, from any other product. */
export type RequestedProduct = Pick<
  ProductFacts,
  'id' | 'productFamily' | 'productPresentation' | 'classification' | 'strengthDisplay'
>;

/** Everything that the form rules read beside the form itself. */
export interface PrescriptionFormContext {
  /** `issue` for AuthorizeRx and PrintRx, `draft` for SaveAsDraft. */
  readonly mode: 'issue' | 'draft';
  /** `approval` while a task is answered. */
  readonly entry: 'create' | 'approval';
  /** Today at the location (P-008). */
  readonly today: PlainDate;
  /** The product that `form.productId` names; `null` when there is none at this portal. */
  readonly product: ProductFacts | null;
  /** What the selection of a screen has chosen; left out where there is no selection, then the product's own fields count. */
  readonly selection?: ProductSelection;
  readonly location: LocationFacts;
  /** Users of the location who may authorize (P-066). */
  readonly authorizingVets: readonly AuthorizingVetFacts[];
  /** Users of the location (P-072). */
  readonly workflowUsers: readonly Pick<LocationUserFacts, 'id' | 'isActive'>[];
  readonly workflowStatuses: readonly { readonly id: string }[];
  readonly reasonsForCompound: readonly ReasonForCompoundFacts[];
  /** `requestedOf` the task that is answered: packs at portal type brava, else dispensing units; `null` without one (P-048). */
  readonly requestedQuantity: number | null;
  /** `requestedProducts` of the task that is answered; `null` without one, or when any product may answer it. */
  readonly requestedProducts: readonly RequestedProduct[] | null;
  /** The notification option a screen has chosen; left out where only the date is known (P-078). */
  readonly notification?: NotificationOption;
  /** Feature showNoteToClient of the location (P-077). */
  readonly showNoteToClient: boolean;
  /** Feature pimsWriteback of the location (P-090). */
  readonly hasPimsWriteback: boolean;
  /**
   * Whether the practice system told of the consultation that `form.pimsConsultId` names as one of this patient.
   * Left out on a screen, whose list holds no other; the server knows.
   */
  readonly isConsultOfPatient?: boolean;
  /** The gravest that the conflict check found (P-088, P-231); `null` when it found nothing. */
  readonly conflictGrade: ConflictGrade | null;
  /** The note of the stored draft where somebody other than the person who saves wrote it; else `null` (P-247). */
  readonly foreignNote: ForeignNote | null;
  /** What to ask where another animal could be meant; `null` where none could (P-249). */
  readonly whichAnimal: WhichAnimal | null;
  /** The client that `form.locationClientId` names at this location; `null` when there is none. */
  readonly client: PrescriptionClientFacts | null;
  /** The patient that `form.locationPatientId` names at this location; `null` when there is none. */
  readonly patient: PrescriptionPatientFacts | null;
  /** Whether an active link joins that patient and that client (P-002). */
  readonly isPatientOfClient: boolean;
  /** The draft that is being saved again; `null` for a new prescription (P-216, P-041). */
  readonly stored: {
    readonly locationClientId: string | null;
    readonly locationPatientId: string | null;
    readonly isOfficeUse: boolean;
  } | null;
}
