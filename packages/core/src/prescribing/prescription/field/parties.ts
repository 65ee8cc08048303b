import { isYes, type Issue } from '../../../base/failure/index.js';
import { checkActivity } from '../../../clients/patient/index.js';
import { issueAt, requiredAt } from '../form/field-issue.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormContext } from '../form/form-context.js';

/**
 * A prescription is for one client and one of the client's patients, or for the office-use client and patient; any
 * other combination is rejected. Both must be active when a prescription is started or issued; a stored draft keeps its
 * client and patient.
 *
 * @see P-002, P-041, P-216
 */
export function checkParties(form: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  const found = issues.length;
  checkPresence(form, context, issues);
  if (issues.length > found) return;
  checkMix(form, context, issues);
  checkActive(context, issues);
  checkUnchanged(form, context, issues);
}

function checkPresence(form: PrescriptionForm, { client, patient }: PrescriptionFormContext, issues: Issue[]): void {
  if (form.locationClientId === null) issues.push(requiredAt('locationClientId'));
  else if (client?.id !== form.locationClientId)
    issues.push(issueAt('locationClientId', 'unknown', 'Choose a client of this location'));
  if (form.locationPatientId === null) issues.push(requiredAt('locationPatientId'));
  else if (patient?.id !== form.locationPatientId)
    issues.push(issueAt('locationPatientId', 'unknown', 'Choose a patient of this location'));
}

function checkMix({ isOfficeUse }: PrescriptionForm, context: PrescriptionFormContext, issues: Issue[]): void {
  const { client, patient, isPatientOfClient } = context;
  if (client?.isOfficeUse !== isOfficeUse || patient?.isOfficeUse !== isOfficeUse) {
    issues.push(
      issueAt(
        'isOfficeUse',
        'mixed',
        'Office use requires the office-use client and patient, who cannot be used otherwise',
      ),
    );
  } else if (!isYes(isPatientOfClient)) {
    issues.push(
      issueAt('locationPatientId', 'not-linked', 'This patient is not linked to this client. Choose another patient'),
    );
  }
}

function checkActive({ mode, stored, client, patient }: PrescriptionFormContext, issues: Issue[]): void {
  if ((mode === 'draft' && stored !== null) || client === null || patient === null) return;
  issues.push(...checkActivity(client, patient));
}

function checkUnchanged(form: PrescriptionForm, { stored }: PrescriptionFormContext, issues: Issue[]): void {
  if (stored === null) return;
  const text = 'The client and patient of a prescription cannot be changed. Create a new prescription';
  if (form.locationClientId !== stored.locationClientId) issues.push(issueAt('locationClientId', 'changed', text));
  if (form.locationPatientId !== stored.locationPatientId) issues.push(issueAt('locationPatientId', 'changed', text));
  if (form.isOfficeUse !== stored.isOfficeUse) issues.push(issueAt('isOfficeUse', 'changed', text));
}
