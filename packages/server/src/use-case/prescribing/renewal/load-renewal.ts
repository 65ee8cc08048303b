import {
  conflictSubject,
  mayIssue,
  ownVetIds,
  type RenewalSource,
  startPrescriptionForm,
  type TaskSource,
} from '@signa/core/prescribing';
import { checkConflicts } from '@signa/core/safety';
import { todayIn } from '@signa/core/base';
import type { ActiveKnowledge } from '../../../store/knowledge/active-knowledge.js';
import { judged } from '../../../store/catalog/product/judged-product.js';
import { loadFormFacts } from '../../../store/prescribing/prescription/form-facts.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import { loadSigningFacts } from '../../../store/prescribing/signing/signing-facts.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import type { StoredAuthorizer } from '../../../store/practice/practice/stored-staff.js';
import type { Acting } from '../../guard/acting.js';
import { loadedFormFacts } from '../prescription/loaded-form-facts.js';
import type { Work } from '../../work.js';

/** What is the same for all renewals of a view. */
interface RenewalReader {
  readonly acting: Acting;
  /** The users who can authorize at the location. */
  readonly vets: readonly StoredAuthorizer[];
  readonly active: ActiveKnowledge;
  readonly externalServices: readonly string[];
}

const withJudgedProduct = (prescription: StoredPrescription) => ({
  ...prescription,
  product: judged(prescription.product),
});

const taskSource = (task: StoredTask): TaskSource => ({
  ...task,
  prescription: task.prescription && withJudgedProduct(task.prescription),
  previousPrescription: task.previousPrescription && withJudgedProduct(task.previousPrescription),
  product: task.product && judged(task.product),
});

/**
 * A renewal as the form of its request would start, with the facts of a single signature (P-461). Office use and
 * requests without a patient have none.
 */
export async function loadRenewal(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  task: StoredTask,
  { acting, vets, active, externalServices }: RenewalReader,
): Promise<RenewalSource | null> {
  const { locationId, locationPatient: patient, locationClient: client, previousPrescription: previous } = task;
  if (!patient) return null;
  const names = {
    ...{ locationId, locationPatientId: patient.id, locationClientId: client?.id ?? null },
    productId: task.prescription?.product.id ?? previous?.product.id ?? task.productId,
  };
  const [facts, known] = await Promise.all([
    loadFormFacts(tx, { ...names, authorizingVet: null, workflowLocationUserId: null, pimsConsultId: null }),
    loadSigningFacts(tx, names, now),
  ]);
  const today = todayIn(facts.location.timeZone, now);
  const form = startPrescriptionForm(
    { from: 'task', task: taskSource(task) },
    {
      ...{ today, location: facts.location, authorizingVets: vets, currentUserId: acting.id },
      patientVetId: patient.prescVetLocationUserId,
    },
  );
  const vet = vets.find(({ id }) => id === form.authorizingVet) ?? null;
  const formFacts = {
    ...loadedFormFacts({ viewerId: acting.id, task, draft: null, facts, known, active, today }, form),
    authorizingVets: vets,
  };
  const subject = conflictSubject(formFacts, form);
  const { role, delegatedAccess: delegations } = acting.assignment;
  const viewer = { locationUserId: acting.id, canAuthorize: role.canAuthorize, delegations };
  const product = facts.product && judged(facts.product);
  return {
    request: task,
    ...{ patient, client, form, formFacts, externalServices },
    previous: previous && withJudgedProduct(previous),
    summary: {
      ...{ product, patient, location: facts.location, features: formFacts.features, vets },
      ...{ isOfficeUse: form.isOfficeUse, draft: null, viewerId: acting.id, facts: known },
    },
    report: subject && checkConflicts(subject),
    authority: mayIssue({
      ...{ acting: acting.assignment, vet, delegations, today },
      product: product ?? { productApprovalType: 'Rx', isControlled: false, deaSchedule: null },
      impersonating: acting.impersonatedBy !== null,
    }),
    ownVetIds: ownVetIds(viewer, today),
  };
}
