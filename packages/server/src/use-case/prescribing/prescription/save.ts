import type { IssueBatch, PrescriptionForm, PrescriptionFormInput, PrescriptionStep } from '@signa/core/prescribing';
import type { KnowledgeOverride, KnowledgePackage } from '@signa/core/knowledge';
import type { ConflictReport, ConflictSubject } from '@signa/core/safety';
import type { Alert } from '@signa/core/administration';
import type { PlainDate } from '@signa/core/base';
import type { FormFacts } from '../../../store/prescribing/prescription/form-facts.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import type { Acting } from '../../guard/acting.js';

/** The names of the CDS services that a location asks. */
export type ExternalServicesAt = (locationId: string) => readonly string[];

/** A save through either operation, with every record it names found and locked. */
export interface Save {
  readonly locationId: string;
  readonly acting: Acting;
  readonly type: string;
  readonly input: PrescriptionFormInput;
  /** The rules of the warnings that the form showed; `null` from a program that shows none (P-409). */
  readonly shownAlerts: readonly string[] | null;
  /** The check by CDS services that the form showed; `null` if it showed none (P-430). */
  readonly externalCheckId: string | null;
  /** The names of the location's CDS services. */
  readonly externalServices: readonly string[];
  /** The confirmation of several renewals that it belongs to; `null` for a save by itself (P-469). */
  readonly batch: IssueBatch | null;
  readonly draft: StoredPrescription | null;
  readonly task: StoredTask | null;
  /** The other requests on its card, which get the same answer (P-238). */
  readonly joined: readonly StoredTask[];
}

/** The check of a save. */
interface SavedCheck {
  readonly subject: ConflictSubject;
  readonly report: ConflictReport;
  readonly overrides: readonly KnowledgeOverride[];
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
  /** The findings themselves, and what was checked; `null` for office use. */
  readonly check: SavedCheck | null;
  /** What was checked with. */
  readonly knowledge: KnowledgePackage;
}
