import type { Issue } from '@signa/core/base';
import type { OpenPoint, PrescriptionForm, PrescriptionIssuePath } from '@signa/core/prescribing';
import type { ConflictGrade, ConflictReport, UnreadDose, WeightDose } from '@signa/core/safety';
import type { Dispatch } from 'react';
import type { ExternalCheckWork } from './external-check';
import type { FormAction } from '../state/form-state';
import type { FormState } from '../state/state-shape';
import type { FormSetting } from '../state/setting';
import type { ProductChoice } from './use-product-choice';
import type { SigningRead } from './use-signing-facts';

/** An open prescription form, as its components read it. */
export interface FormWork {
  /** With the currently selected product. */
  readonly setting: FormSetting;
  /** `null` if the product is fixed. */
  readonly choice: ProductChoice | null;
  readonly state: FormState;
  readonly form: PrescriptionForm;
  readonly act: Dispatch<FormAction>;
  readonly report: ConflictReport;
  /** The typed dose by weight; `null` while nothing is typed, and for what isn't dosed by weight (P-400). */
  readonly dose: WeightDose | UnreadDose | null;
  /** True if a finding requires the note to the pharmacy (P-088). */
  readonly hasConflict: boolean;
  /** The most severe grade found (P-231). */
  readonly conflictGrade: ConflictGrade | null;
  /** Whether the patient's other prescriptions are loaded. */
  readonly signing: SigningRead;
  /** What CDS services say, which never changes what can be signed (P-428, P-429). */
  readonly external: ExternalCheckWork;
  /** Issues that prevent issuing, and issues that prevent saving a draft. */
  readonly issues: { readonly issue: readonly Issue[]; readonly draft: readonly Issue[] };
  /** The required steps before signing, by name (P-254). */
  readonly points: readonly OpenPoint[];
  /**
   * The error below a field. It shows once the field lost focus or the form was sent; for a text that is too long, it
   * shows immediately (P-003, P-053).
   */
  readonly errorAt: (path: PrescriptionIssuePath) => string | null;
  readonly leave: (path: PrescriptionIssuePath) => void;
}
