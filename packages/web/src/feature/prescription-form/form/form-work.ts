import type { Issue } from '@signa/core/base';
import type { OpenPoint, PrescriptionForm, PrescriptionIssuePath } from '@signa/core/prescribing';
import type { ConflictGrade, ConflictReport } from '@signa/core/safety';
import type { Dispatch } from 'react';
import type { FormAction } from '../state/form-state';
import type { FormState } from '../state/state-shape';
import type { FormSetting } from '../state/setting';
import type { ProductChoice } from './use-product-choice';
import type { SigningRead } from './use-signing-facts';

/** A prescription form at work, as every piece of it reads it. */
export interface FormWork {
  /** With the product that stands in the form now. */
  readonly setting: FormSetting;
  /** `null` where the product is fixed. */
  readonly choice: ProductChoice | null;
  readonly state: FormState;
  readonly form: PrescriptionForm;
  readonly act: Dispatch<FormAction>;
  readonly report: ConflictReport;
  /** Whether anything found needs the note to the pharmacy (P-088). */
  readonly hasConflict: boolean;
  /** The gravest that was found (P-231). */
  readonly conflictGrade: ConflictGrade | null;
  /** Whether what else is known of the patient is here. */
  readonly signing: SigningRead;
  /** What stands against issuing, and against saving a draft. */
  readonly issues: { readonly issue: readonly Issue[]; readonly draft: readonly Issue[] };
  /** What is missing before it can be signed, by name (P-254). */
  readonly points: readonly OpenPoint[];
  /** The text below a field, once it was left or the form was sent; a text that is too long at once (P-003, P-053). */
  readonly errorAt: (path: PrescriptionIssuePath) => string | null;
  readonly leave: (path: PrescriptionIssuePath) => void;
}
