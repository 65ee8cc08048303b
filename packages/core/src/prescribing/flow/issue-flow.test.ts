import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { allowed, refuse } from '../../base/failure/index.js';
import type { PromptAnswers } from '../../clients/patient/index.js';
import { form } from '../prescription/prescription.test-data.js';
import type { IssueFlowFacts } from './issue-flow-facts.js';
import { issueFlow, type IssueFlowEvent, type SaveRequest } from './issue-flow.js';

const plain: IssueFlowFacts = {
  type: 'AuthorizeRx',
  form: form(),
  draftForm: form({ workflowLocationUserId: '12' }),
  issues: [],
  authority: allowed,
  isPatientUnlinked: false,
  isVetUnlinked: false,
  needsPatientPrompt: false,
  isConflictUnexplained: false,
  needsConfirmation: false,
  opensPrintView: false,
  workflow: null,
};

interface Effects {
  readonly save?: () => Promise<{ readonly id: string }>;
  readonly savePatient?: (answers: PromptAnswers) => Promise<IssueFlowFacts>;
  readonly recordWorkflow?: () => Promise<unknown>;
  readonly print?: () => Promise<unknown>;
}

/** A screen that records what it is asked to do. */
function screen(effects: Effects = {}) {
  const log: string[] = [];
  const saved: SaveRequest[] = [];
  const note = (text: string) => () => void log.push(text);
  const provided = issueFlow.provide({
    actors: {
      save: fromPromise(({ input }) => {
        saved.push(input);
        log.push(`save ${input.type}`);
        return effects.save?.() ?? Promise.resolve({ id: '77' });
      }),
      savePatient: fromPromise(({ input }) => {
        log.push('savePatient');
        return effects.savePatient?.(input) ?? Promise.resolve(plain);
      }),
      recordWorkflow: fromPromise(({ input }) => {
        log.push(`recordWorkflow ${input.prescriptionId} ${input.workflowLocationUserId}`);
        return effects.recordWorkflow?.() ?? Promise.resolve();
      }),
      print: fromPromise(({ input }) => {
        log.push(`print ${input.prescriptionId}`);
        return effects.print?.() ?? Promise.resolve();
      }),
    },
    actions: {
      showIssues: note('showIssues'),
      showRefusal: note('showRefusal'),
      openLinkPage: note('openLinkPage'),
      reportPatientSaved: note('reportPatientSaved'),
      reportPatientNotSaved: note('reportPatientNotSaved'),
      reportSaved: note('reportSaved'),
      reportNotSaved: note('reportNotSaved'),
      reportWorkflowFailed: note('reportWorkflowFailed'),
      reportPrintFailed: note('reportPrintFailed'),
    },
  });
  const actor = createActor(provided).start();
  const submit = (changes: Partial<IssueFlowFacts> = {}) =>
    actor.send({ type: 'submit', facts: { ...plain, ...changes } });
  const send = (type: Exclude<IssueFlowEvent['type'], 'submit' | 'recheck' | 'answer'>) => actor.send({ type });
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, log, saved, submit, send, reach, state: () => actor.getSnapshot().value };
}

const failing = () => Promise.reject(new Error('The server is away.'));

describe('an issue without questions', () => {
  it('P-096 is saved once and then done', async () => {
    const { submit, reach, log, saved } = screen();
    submit();
    submit();
    await reach('done');
    expect(log).toEqual(['save AuthorizeRx', 'reportSaved']);
    expect(saved).toEqual([{ type: 'AuthorizeRx', form: form() }]);
  });

  it('P-096 stops first at field validation', () => {
    const { submit, state, log } = screen();
    submit({
      issues: [{ path: 'refills', code: 'required', message: 'This field is required' }],
      authority: refuse('FORBIDDEN', 'Not you.'),
      isPatientUnlinked: true,
    });
    expect([state(), log]).toEqual(['editing', ['showIssues']]);
  });

  it('P-068 P-096 stops without authority before any question', () => {
    const { submit, state, log } = screen();
    submit({ authority: refuse('FORBIDDEN', 'Not you.'), isPatientUnlinked: true });
    expect([state(), log]).toEqual(['editing', ['showRefusal']]);
  });

  it('P-097 saves a draft with validation, save, and workflow step only', async () => {
    const { submit, reach, log } = screen();
    submit({
      type: 'SaveAsDraft',
      authority: refuse('FORBIDDEN', 'Not you.'),
      isPatientUnlinked: true,
      isVetUnlinked: true,
      needsPatientPrompt: true,
      isConflictUnexplained: true,
      needsConfirmation: true,
      workflow: { workflowLocationUserId: '12', currentWorkflowStatusId: '5' },
    });
    await reach('done');
    expect(log).toEqual(['save SaveAsDraft', 'reportSaved', 'recordWorkflow 77 12']);
  });
});

describe('questions', () => {
  const everything = {
    isPatientUnlinked: true,
    isVetUnlinked: true,
    needsPatientPrompt: true,
    isConflictUnexplained: true,
    needsConfirmation: true,
    opensPrintView: true,
  };

  it('P-096 are asked in order, each once, before anything is saved', async () => {
    const { actor, submit, send, reach, state, log } = screen();
    submit(everything);
    expect(state()).toBe('patientLink');
    send('ignore');
    expect(state()).toBe('vetLink');
    send('continue');
    expect(state()).toBe('patientPrompt');
    actor.send({ type: 'answer', answers: null });
    expect(state()).toBe('conflict');
    expect(log).toEqual([]);
    actor.send({ type: 'submit', facts: { ...plain, ...everything, isConflictUnexplained: false } });
    expect(state()).toBe('confirmation');
    expect([actor.getSnapshot().context.isPrintViewOpen, log]).toEqual([false, []]);
    send('confirm');
    expect(actor.getSnapshot().context.isPrintViewOpen).toBe(true);
    await reach('printView');
    expect(log).toEqual(['save AuthorizeRx', 'reportSaved']);
  });

  it('P-096 end without a save when one is canceled', () => {
    for (const question of [
      'isPatientUnlinked',
      'isVetUnlinked',
      'needsPatientPrompt',
      'isConflictUnexplained',
      'needsConfirmation',
    ] as const) {
      const { submit, send, state, log } = screen();
      submit({ [question]: true });
      expect(state()).not.toBe('editing');
      send('cancel');
      expect([state(), log]).toEqual(['editing', []]);
    }
  });

  it('C-124 can lead to the link page without a save', () => {
    const { submit, send, state, log } = screen();
    submit({ isPatientUnlinked: true });
    send('goToLinkPage');
    expect([state(), log]).toEqual(['editing', ['openLinkPage']]);
  });

  it("P-071 can end as a draft, with the draft's workflow, when the vet is to be linked first", async () => {
    const { submit, send, reach, log, saved } = screen();
    submit({ isVetUnlinked: true, needsConfirmation: true, opensPrintView: true });
    send('saveDraft');
    await reach('done');
    expect(log).toEqual(['save SaveAsDraft', 'reportSaved']);
    expect(saved[0]?.form.workflowLocationUserId).toBe('12');
  });

  it('P-088 let the waiting submission continue once the note is entered, and recheck what changed', async () => {
    const { actor, submit, reach, state, log } = screen();
    submit({ isConflictUnexplained: true });
    actor.send({ type: 'submit', facts: { ...plain, isConflictUnexplained: true } });
    expect(state()).toBe('conflict');
    actor.send({ type: 'submit', facts: { ...plain, form: form({ noteToPharmacy: 'Off label.' }) } });
    await reach('done');
    expect(log).toEqual(['save AuthorizeRx', 'reportSaved']);
  });

  it('P-088 are not asked again by a press while the note is awaited', () => {
    const { submit, send, state, log } = screen();
    submit({ isPatientUnlinked: true, isConflictUnexplained: true });
    send('ignore');
    submit({ isPatientUnlinked: true, isConflictUnexplained: true });
    expect(state()).toBe('conflict');
    send('cancel');
    submit({ isPatientUnlinked: true, isConflictUnexplained: true });
    expect([state(), log]).toEqual(['patientLink', []]);
  });

  it('P-088 allow saving a draft while the note is awaited, as a separate submission', async () => {
    const { actor, submit, send, reach, log } = screen();
    submit({ isPatientUnlinked: true, isConflictUnexplained: true });
    send('ignore');
    submit({ type: 'SaveAsDraft', isConflictUnexplained: true });
    expect(actor.getSnapshot().context.answered).toEqual([]);
    await reach('done');
    expect(log).toEqual(['save SaveAsDraft', 'reportSaved']);
  });

  it('P-089 require no note once a corrected weight resolves the conflict, and nothing is sent automatically', () => {
    const { actor, submit, state, log } = screen();
    submit({ isConflictUnexplained: true });
    actor.send({ type: 'recheck', facts: { ...plain, isConflictUnexplained: true } });
    expect(state()).toBe('conflict');
    actor.send({ type: 'recheck', facts: plain });
    expect([state(), log]).toEqual(['editing', []]);
    expect(actor.getSnapshot().can({ type: 'recheck', facts: plain })).toBe(false);
  });

  it('P-053 P-088 return to the form when the note is not valid', () => {
    const { actor, submit, state, log } = screen();
    submit({ isConflictUnexplained: true });
    actor.send({
      type: 'submit',
      facts: { ...plain, issues: [{ path: 'noteToPharmacy', code: 'too-long', message: 'Too long' }] },
    });
    expect([state(), log]).toEqual(['editing', ['showIssues']]);
  });

  it('P-096 are asked again when the form is submitted again', () => {
    const { submit, send, state } = screen();
    submit({ isPatientUnlinked: true, needsConfirmation: true });
    send('ignore');
    send('cancel');
    submit({ isPatientUnlinked: true });
    expect(state()).toBe('patientLink');
  });
});

describe('patient prompt', () => {
  const answers = { weight: 12.5, weightUnit: 'lbs' } as const;

  it('P-106 continues without a save when both fields stay blank', async () => {
    const { actor, submit, reach, log } = screen();
    submit({ needsPatientPrompt: true });
    actor.send({ type: 'answer', answers: null });
    await reach('done');
    expect(log).toEqual(['save AuthorizeRx', 'reportSaved']);
  });

  it('P-107 P-088 saves the patient first and continues with the updated facts', async () => {
    const { actor, submit, reach, log } = screen({
      savePatient: () => Promise.resolve({ ...plain, needsPatientPrompt: true, isConflictUnexplained: true }),
    });
    submit({ needsPatientPrompt: true });
    actor.send({ type: 'answer', answers });
    await reach('conflict');
    expect(log).toEqual(['savePatient', 'reportPatientSaved']);
  });

  it('P-107 continues when the patient cannot be saved', async () => {
    const { actor, submit, reach, log } = screen({ savePatient: failing });
    submit({ needsPatientPrompt: true });
    actor.send({ type: 'answer', answers });
    await reach('done');
    expect(log).toEqual(['savePatient', 'reportPatientNotSaved', 'save AuthorizeRx', 'reportSaved']);
  });
});

describe('save, workflow, and print', () => {
  it('P-101 closes the print view and keeps the form when the save fails', async () => {
    const { actor, submit, reach, log } = screen({ save: failing });
    submit({ opensPrintView: true });
    expect(actor.getSnapshot().context.isPrintViewOpen).toBe(true);
    await reach('editing');
    expect(actor.getSnapshot().context).toMatchObject({ isPrintViewOpen: false, savedId: null });
    expect(log).toEqual(['save AuthorizeRx', 'reportNotSaved']);
  });

  it('P-101 prints only what the server accepted, and a failing print changes nothing', async () => {
    const { actor, submit, send, reach, log } = screen({ print: failing });
    submit({ opensPrintView: true });
    expect(actor.getSnapshot().can({ type: 'print' })).toBe(false);
    await reach('printView');
    send('print');
    await reach('printView');
    expect(log).toEqual(['save AuthorizeRx', 'reportSaved', 'print 77', 'reportPrintFailed']);
    send('close');
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('P-103 leaves the prescription saved when the workflow step fails', async () => {
    const { submit, reach, log } = screen({ recordWorkflow: failing });
    submit({ workflow: { workflowLocationUserId: '12', currentWorkflowStatusId: '5' } });
    await reach('done');
    expect(log).toEqual(['save AuthorizeRx', 'reportSaved', 'recordWorkflow 77 12', 'reportWorkflowFailed']);
  });

  it('P-096 names an effect that the screen does not provide, and saves nothing', async () => {
    const actor = createActor(issueFlow).start();
    actor.send({ type: 'submit', facts: plain });
    await waitFor(actor, (snapshot) => snapshot.value === 'editing');
    expect(actor.getSnapshot().context.savedId).toBeNull();
  });
});
