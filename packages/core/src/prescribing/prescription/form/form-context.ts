import type { KnowledgePackage } from '../../../knowledge/index.js';
import type { ConflictGrade, WhichAnimal } from '../../../safety/conflict/index.js';
import type { LocationFacts, LocationUserFacts } from '../../../practice/location/index.js';
import type { ProductFacts } from '../../../catalog/product/index.js';
import type { PlainDate } from '../../../base/time/index.js';
import type { NotificationOption } from './notification-option.js';
import type { ForeignNote } from './author.js';

/**
 * A vet who can be named on a prescription. When the DEA number is hidden, the server provides `hasCurrentDeaLicense`;
 * otherwise the license fields decide (P-115).
 */
export type AuthorizingVetFacts = Pick<LocationUserFacts, 'id' | 'isActive' | 'deaLicense' | 'deaLicenseExpiration'> & {
  readonly role: { readonly isActive: boolean; readonly canAuthorize: boolean };
  readonly hasCurrentDeaLicense?: boolean;
  /** Compared with the state of the location (P-397); not checked without one. */
  readonly vetLicenseState?: string | null;
};

/** A row of the ReasonForCompound list (P-191). */
export interface ReasonForCompoundFacts {
  readonly reasonForCompound: string;
  /** Whether the reason requires the allergenic ingredient (P-075). */
  readonly allergicIngredient: boolean;
}

/** The form's product selection so far; `null` without a choice (P-045). */
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

/** What distinguishes a product, and other packages of it, from any other product. */
export type RequestedProduct = Pick<
  ProductFacts,
  'id' | 'productFamily' | 'productPresentation' | 'classification' | 'strengthDisplay'
>;

/** Everything that the form rules need besides the form itself. */
export interface PrescriptionFormContext {
  /** `issue` for AuthorizeRx and PrintRx, `draft` for SaveAsDraft. */
  readonly mode: 'issue' | 'draft';
  /** `approval` while a task is being answered. */
  readonly entry: 'create' | 'approval';
  /** Current date at the location (P-008). */
  readonly today: PlainDate;
  /** What has the law of the location's state; `null` until it is loaded, when the law isn't checked (P-395). */
  readonly knowledge: KnowledgePackage | null;
  /** The product that `form.productId` names; `null` if this portal has none. */
  readonly product: ProductFacts | null;
  /** The selection of a screen; omitted without one, and then the product's own fields count. */
  readonly selection?: ProductSelection;
  readonly location: LocationFacts;
  /** Users of the location who can authorize (P-066). */
  readonly authorizingVets: readonly AuthorizingVetFacts[];
  /** Users of the location (P-072). */
  readonly workflowUsers: readonly Pick<LocationUserFacts, 'id' | 'isActive'>[];
  readonly workflowStatuses: readonly { readonly id: string }[];
  readonly reasonsForCompound: readonly ReasonForCompoundFacts[];
  /**
   * `requestedOf` the task being answered: packages at portal type brava, else dispensing units; `null` without one
   * (P-048).
   */
  readonly requestedQuantity: number | null;
  /** `requestedProducts` of the task being answered; `null` without one, or when any product is accepted. */
  readonly requestedProducts: readonly RequestedProduct[] | null;
  /** The notification option selected on a screen; omitted when only the date is known (P-078). */
  readonly notification?: NotificationOption;
  /** Feature showNoteToClient of the location (P-077). */
  readonly showNoteToClient: boolean;
  /** Feature pimsWriteback of the location (P-090). */
  readonly hasPimsWriteback: boolean;
  /**
   * Whether the PIMS reported the consultation in `form.pimsConsultId` for this patient. Omitted on a screen,
   * whose list contains no others; the server knows.
   */
  readonly isConsultOfPatient?: boolean;
  /** The most severe grade of the conflict check (P-088, P-231); `null` without findings. */
  readonly conflictGrade: ConflictGrade | null;
  /** The note of the stored draft, if a user other than the saving one wrote it; otherwise `null` (P-247). */
  readonly foreignNote: ForeignNote | null;
  /** The question to ask when another animal could be meant; otherwise `null` (P-249). */
  readonly whichAnimal: WhichAnimal | null;
  /** The client that `form.locationClientId` names at this location; `null` if unknown. */
  readonly client: PrescriptionClientFacts | null;
  /** The patient that `form.locationPatientId` names at this location; `null` if unknown. */
  readonly patient: PrescriptionPatientFacts | null;
  /** Whether an active link connects that patient and that client (P-002). */
  readonly isPatientOfClient: boolean;
  /** The draft being saved again; `null` for a new prescription (P-216, P-041). */
  readonly stored: {
    readonly locationClientId: string | null;
    readonly locationPatientId: string | null;
    readonly isOfficeUse: boolean;
  } | null;
}
