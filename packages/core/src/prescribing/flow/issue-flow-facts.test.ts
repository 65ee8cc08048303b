import { describe, expect, it } from 'vitest';
import { allowed } from '../../base/failure/index.js';
import { context, form, officeUse, product, scheduleII, scheduleIV } from '../prescription/prescription.test-data.js';
import { issueFlowFacts, type IssueFlowKnowledge } from './issue-flow-facts.js';

const knowledge: IssueFlowKnowledge = {
  type: 'AuthorizeRx',
  form: form(),
  context: context(),
  authority: allowed,
  features: new Set(['pimsAlertModal', 'pimsWriteback']),
  isPatientLinked: true,
  isLinkIgnored: false,
  vet: { pimsId: 'v-1' },
  patient: { weight: 12, birthdate: '2023-07-14' },
  printsAfterAuthorizing: false,
};
const facts = (changes: Partial<IssueFlowKnowledge> = {}) => issueFlowFacts({ ...knowledge, ...changes });
const withProduct = (chosen: ReturnType<typeof product>) => ({ context: { ...context(), product: chosen } });

describe('issue flow conditions', () => {
  it('P-096 are all false where no step applies', () => {
    expect(facts()).toEqual({
      type: 'AuthorizeRx',
      form: form(),
      draftForm: form(),
      issues: [],
      authority: allowed,
      isPatientUnlinked: false,
      isVetUnlinked: false,
      needsPatientPrompt: false,
      isConflictUnexplained: false,
      needsConfirmation: false,
      opensPrintView: false,
      workflow: null,
    });
  });

  it('P-088 the note for a conflict is a separate step, not a field violation', () => {
    const conflict = facts({ context: context({ conflictGrade: 'serious' }) });
    expect(conflict).toMatchObject({ issues: [], isConflictUnexplained: true });
    const explained = facts({
      form: form({ noteToPharmacy: 'Off label: owner informed.' }),
      context: context({ conflictGrade: 'serious' }),
    });
    expect(explained.isConflictUnexplained).toBe(false);
  });

  it('P-232 reason and note of a contraindication are required, and the reason is sent with an issue only', () => {
    const against = context({ conflictGrade: 'contraindicated' });
    const note = form({ noteToPharmacy: 'One dose under observation.' });
    expect(facts({ form: note, context: against })).toMatchObject({ issues: [], isConflictUnexplained: true });
    const answered = facts({ form: { ...note, overrideReason: 'no-alternative' }, context: against });
    expect(answered).toMatchObject({ issues: [], isConflictUnexplained: false });
    expect(answered.form.overrideReason).toBe('no-alternative');
    expect(answered.draftForm.overrideReason).toBeNull();
  });

  it('P-319 P-098 a selected reason is sent on every attempt, whatever conflicts are currently known', () => {
    const answered = form({ overrideReason: 'other', noteToPharmacy: 'Off label: owner informed.' });
    const sent = ([null, 'worth-knowing', 'serious', 'contraindicated'] as const).map(
      (conflictGrade) => facts({ form: answered, context: context({ conflictGrade }) }).form,
    );
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(sent[0]?.overrideReason).toBe('other');
  });

  it('C-124 P-071 include unlinked patient and vet, but not for office use', () => {
    const unlinked = { isPatientLinked: false, vet: { pimsId: null } };
    expect(facts(unlinked)).toMatchObject({ isPatientUnlinked: true, isVetUnlinked: true });
    expect(facts({ ...unlinked, isLinkIgnored: true })).toMatchObject({
      isPatientUnlinked: false,
      isVetUnlinked: true,
    });
    const forOffice = { ...unlinked, form: form({ isOfficeUse: true }), context: { ...context(), ...officeUse } };
    expect(facts(forOffice)).toMatchObject({ isPatientUnlinked: false, isVetUnlinked: false });
  });

  it('P-105 include the prompt for missing weight or birth date of an Rx patient', () => {
    const patient = { weight: null, birthdate: null };
    expect(facts({ patient }).needsPatientPrompt).toBe(true);
    expect(facts({ patient, ...withProduct(product({ productApprovalType: 'OTC' })) }).needsPatientPrompt).toBe(false);
    expect(facts({ patient, form: form({ isOfficeUse: true }) }).needsPatientPrompt).toBe(false);
  });

  it('P-102 include the confirmation of Schedule II', () => {
    expect(facts(withProduct(scheduleII)).needsConfirmation).toBe(true);
    expect(facts(withProduct(scheduleIV)).needsConfirmation).toBe(false);
  });

  it('P-100 P-101 the print view opens by the toggle, for Print Rx, and always for a controlled product', () => {
    expect(facts({ printsAfterAuthorizing: true }).opensPrintView).toBe(true);
    expect(facts({ type: 'PrintRx' }).opensPrintView).toBe(true);
    expect(facts(withProduct(scheduleIV)).opensPrintView).toBe(true);
    expect(
      facts({ ...withProduct(scheduleIV), type: 'SaveAsDraft', printsAfterAuthorizing: true }).opensPrintView,
    ).toBe(false);
  });

  it('P-098 P-103 the selected workflow is recorded separately from an issue', () => {
    const chosen = facts({ form: form({ workflowLocationUserId: '12', currentWorkflowStatusId: '5' }) });
    expect(chosen.workflow).toEqual({ workflowLocationUserId: '12', currentWorkflowStatusId: '5' });
    expect(chosen.form.workflowLocationUserId).toBeNull();
    expect(chosen.draftForm.workflowLocationUserId).toBe('12');
    expect(facts({ form: form({ workflowLocationUserId: '12' }) }).workflow).toBeNull();
  });

  it('P-097 a draft is validated by the draft rules', () => {
    expect(facts({ form: form({ directions: null }) }).issues).toHaveLength(1);
    expect(facts({ type: 'SaveAsDraft', form: form({ directions: null }) }).issues).toEqual([]);
  });
});
