import type { PrescriptionForm, PrescriptionFormFacts } from '@signa/core/prescribing';
import type { PlainDate } from '@signa/core/base';
import type { ActiveKnowledge } from '../../../store/knowledge/active-knowledge.js';
import type { FormFacts } from '../../../store/prescribing/prescription/form-facts.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import type { StoredSigningFacts } from '../../../store/prescribing/signing/signing-facts.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import { judged } from '../../../store/catalog/product/judged-product.js';

/** The stored records that a form refers to. */
interface LoadedRecords {
  /** The location user who fills the form in. */
  readonly viewerId: string;
  readonly task: StoredTask | null;
  readonly draft: StoredPrescription | null;
  readonly facts: FormFacts;
  readonly known: StoredSigningFacts | null;
  readonly active: ActiveKnowledge;
  readonly today: PlainDate;
}

/** The stored records that a form refers to, as core's rules read them. */
export function loadedFormFacts(
  { viewerId, task, draft, facts, known, active, today }: LoadedRecords,
  { isOfficeUse }: Pick<PrescriptionForm, 'isOfficeUse'>,
): PrescriptionFormFacts {
  return {
    entry: task ? 'approval' : 'create',
    today,
    viewerId,
    product: facts.product && judged(facts.product),
    location: facts.location,
    features: new Set(facts.features),
    authorizingVets: facts.vet ? [facts.vet] : [],
    workflowUsers: facts.workflowUser ? [facts.workflowUser] : [],
    workflowStatuses: facts.workflowStatuses,
    reasonsForCompound: facts.reasonsForCompound,
    isOfficeUse,
    client: facts.client,
    patient: facts.patient,
    isPatientOfClient: facts.isPatientOfClient,
    isConsultOfPatient: facts.isConsultOfPatient,
    request: task,
    taskId: task?.id ?? null,
    previous: task?.previousPrescription ?? null,
    draft,
    knowledge: active.knowledge,
    known,
  };
}
