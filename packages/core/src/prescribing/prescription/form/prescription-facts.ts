import type { ProductFacts } from '../../../catalog/product/index.js';
import type { DraftField, PrescriptionForm, TakenOverField } from './form.js';

/** The fields that a stored prescription has with the same name and value. */
type SameField = Exclude<TakenOverField | DraftField, 'productId' | 'unitPerFill' | 'rxOriginCode' | 'version'>;

/** What a form takes over from a prescription; contract field names (P-188). */
export interface PrescriptionFacts extends Pick<PrescriptionForm, SameField> {
  readonly product: ProductFacts;
  readonly unitPerFill: number;
  readonly rxOrigin: { readonly code: string };
  readonly version: number;
}
