import type { ProductFacts } from '../../../catalog/product/index.js';
import type { PlainDate } from '../../../base/time/index.js';

/** What a form takes over from a prescription; field names as they travel (P-188). */
export interface PrescriptionFacts {
  readonly product: ProductFacts;
  readonly unitPerFill: number;
  readonly flavorId: string | null;
  readonly directions: string | null;
  readonly prnFlag: boolean;
  readonly refills: number | null;
  readonly prescExpiryDate: PlainDate | null;
  readonly authorizingVet: string | null;
  readonly workflowLocationUserId: string | null;
  readonly currentWorkflowStatusId: string | null;
  readonly reasonForCompound: string | null;
  readonly allergicIngredient: string | null;
  readonly daysSupply: number | null;
  readonly noteToPharmacy: string | null;
  readonly noteToClient: string | null;
  readonly notifyClientDate: PlainDate | null;
  readonly pimsConsultId: string | null;
  readonly autoShipPrompt: boolean;
  readonly isOfficeUse: boolean;
  readonly locationClientId: string | null;
  readonly locationPatientId: string | null;
  readonly rxOrigin: { readonly code: string };
  readonly version: number;
}
