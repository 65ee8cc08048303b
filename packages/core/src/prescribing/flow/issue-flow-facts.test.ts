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

describe('what the flow asks', () => {
  it('P-096 asks nothing where no step applies', () => {
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

  it('P-088 keeps the note of a conflict out of the field validation, for it is a step of its own', () => {
    const conflict = facts({ context: context({ conflictGrade: 'serious' }) });
    expect(conflict).toMatchObject({ issues: [], isConflictUnexplained: true });
    const explained = facts({
      form: form({ noteToPharmacy: 'Off label: owner informed.' }),
      context: context({ conflictGrade: 'serious' }),
    });
    expect(explained.isConflictUnexplained).toBe(false);
  });

  it('P-232 waits for reason and note of a contraindication, and sends the reason with an issue alone', () => {
    const against = context({ conflictGrade: 'contraindicated' });
    const note = form({ noteToPharmacy: 'One dose under observation.' });
    expect(facts({ form: note, context: against })).toMatchObject({ issues: [], isConflictUnexplained: true });
    const answered = facts({ form: { ...note, overrideReason: 'no-alternative' }, context: against });
    expect(answered).toMatchObject({ issues: [], isConflictUnexplained: false });
    expect(answered.form.overrideReason).toBe('no-alternative');
    expect(answered.draftForm.overrideReason).toBeNull();
  });

  it('P-319 P-098 sends a chosen reason the same, whatever is known of conflicts at the moment', () => {
    const answered = form({ overrideReason: 'other', noteToPharmacy: 'Off label: owner informed.' });
    const sent = ([null, 'worth-knowing', 'serious', 'contraindicated'] as const).map(
      (conflictGrade) => facts({ form: answered, context: context({ conflictGrade }) }).form,
    );
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(sent[0]?.overrideReason).toBe('other');
  });

  it('C-124 P-071 knows unlinked patient and vet, not for office use', () => {
    const unlinked = { isPatientLinked: false, vet: { pimsId: null } };
    expect(facts(unlinked)).toMatchObject({ isPatientUnlinked: true, isVetUnlinked: true });
    expect(facts({ ...unlinked, isLinkIgnored: true })).toMatchObject({
      isPatientUnlinked: false,
      isVetUnlinked: true,
    });
    const forOffice = { ...unlinked, form: form({ isOfficeUse: true }), context: { ...context(), ...officeUse } };
    expect(facts(forOffice)).toMatchObject({ isPatientUnlinked: false, isVetUnlinked: false });
  });

  it('P-105 prompts for missing weight or birth date of an Rx patient', () => {
    const patient = { weight: null, birthdate: null };
    expect(facts({ patient }).needsPatientPrompt).toBe(true);
    expect(facts({ patient, ...withProduct(product({ productApprovalType: 'OTC' })) }).needsPatientPrompt).toBe(false);
    expect(facts({ patient, form: form({ isOfficeUse: true }) }).needsPatientPrompt).toBe(false);
  });

  it('P-102 asks for confirmation of Schedule II', () => {
    expect(facts(withProduct(scheduleII)).needsConfirmation).toBe(true);
    expect(facts(withProduct(scheduleIV)).needsConfirmation).toBe(false);
  });

  it('P-100 P-101 opens the print view by the toggle, for Print Rx, and always for a controlled product', () => {
    expect(facts({ printsAfterAuthorizing: true }).opensPrintView).toBe(true);
    expect(facts({ type: 'PrintRx' }).opensPrintView).toBe(true);
    expect(facts(withProduct(scheduleIV)).opensPrintView).toBe(true);
    expect(
      facts({ ...withProduct(scheduleIV), type: 'SaveAsDraft', printsAfterAuthorizing: true }).opensPrintView,
    ).toBe(false);
  });

  it('P-098 P-103 records the workflow that was chosen beside an issue that carries none', () => {
    const chosen = facts({ form: form({ workflowLocationUserId: '12', currentWorkflowStatusId: '5' }) });
    expect(chosen.workflow).toEqual({ workflowLocationUserId: '12', currentWorkflowStatusId: '5' });
    expect(chosen.form.workflowLocationUserId).toBeNull();
    expect(chosen.draftForm.workflowLocationUserId).toBe('12');
    expect(facts({ form: form({ workflowLocationUserId: '12' }) }).workflow).toBeNull();
  });

  it('P-097 checks a draft by the draft rules', () => {
    expect(facts({ form: form({ directions: null }) }).issues).toHaveLength(1);
    expect(facts({ type: 'SaveAsDraft', form: form({ directions: null }) }).issues).toEqual([]);
  });
});
