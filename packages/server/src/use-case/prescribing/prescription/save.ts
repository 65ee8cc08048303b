import type { PrescriptionForm, PrescriptionFormInput, PrescriptionStep } from '@signa/core/prescribing';
import type { ConflictReport } from '@signa/core/safety';
import type { Alert } from '@signa/core/administration';
import type { PlainDate } from '@signa/core/base';
import type { FormFacts } from '../../../store/prescribing/prescription/form-facts.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import type { Acting } from '../../guard/acting.js';

/** A save through either operation, with every record it names found and locked. */
export interface Save {
  readonly locationId: string;
  readonly acting: Acting;
  readonly type: string;
  readonly input: PrescriptionFormInput;
  readonly draft: StoredPrescription | null;
  readonly task: StoredTask | null;
  /** The other requests on its card, which get the same answer (P-238). */
  readonly joined: readonly StoredTask[];
}

/** A save that the rules allow: stored values, acting user, and transition. */
export interface AllowedSave {
  readonly form: PrescriptionForm;
  readonly step: PrescriptionStep;
  readonly acting: Acting;
  readonly facts: FormFacts;
  readonly today: PlainDate;
  /** The server's findings by count. */
  readonly alerts: readonly Alert[];
  /** The findings themselves; `null` for office use. */
  readonly report: ConflictReport | null;
}
