import type { ProductFacts } from '../../../catalog/product/index.js';
import type { DraftField, PrescriptionForm, TakenOverField } from './form.js';

/** The fields that a stored prescription has under the same name and with the same value. */
type SameField = Exclude<TakenOverField | DraftField, 'productId' | 'unitPerFill' | 'rxOriginCode' | 'version'>;

/** What a form takes over from a prescription; field names as they travel (P-188). */
export interface PrescriptionFacts extends Pick<PrescriptionForm, SameField> {
  readonly product: ProductFacts;
  readonly unitPerFill: number;
  readonly rxOrigin: { readonly code: string };
  readonly version: number;
}
