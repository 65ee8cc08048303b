import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { PromptAnswers } from '../../clients/patient/index.js';
import type { PrescriptionForm, SaveType } from '../prescription/index.js';
import type { IssueFlowFacts } from './issue-flow-facts.js';

/** A question to the user that is not repeated once answered. */
export type IssueQuestion = 'patientLink' | 'vetLink' | 'patientPrompt' | 'confirmation';

export interface IssueFlowContext {
  /** `null` before the first submission. */
  readonly facts: IssueFlowFacts | null;
  readonly answered: readonly IssueQuestion[];
  readonly isPrintViewOpen: boolean;
  /** The id of the saved prescription; printing works from then on (P-101). */
  readonly savedId: string | null;
}

/**
 * - `submit`: Save Draft, Authorize, or Print Rx was selected; the flow decides the next step
 * - `recheck`: the weight was corrected while a conflict waits for its note
 * - `ignore`, `goToLinkPage`: the answers to the unlinked-patient alert
 * - `continue`, `saveDraft`: the answers to the unlinked-vet alert
 * - `answer`: the patient prompt; `null` when left blank
 * - `confirm`: the Schedule II confirmation
 * - `print`, `close`: in the print view
 * - `cancel`: at any question; stores nothing
 */
export type IssueFlowEvent =
  | { readonly type: 'submit' | 'recheck'; readonly facts: IssueFlowFacts }
  | { readonly type: 'ignore' | 'goToLinkPage' | 'continue' | 'saveDraft' | 'confirm' | 'print' | 'close' | 'cancel' }
  | { readonly type: 'answer'; readonly answers: PromptAnswers | null };

export interface SaveRequest {
  readonly type: SaveType;
  readonly form: PrescriptionForm;
}

export interface WorkflowRequest extends NonNullable<IssueFlowFacts['workflow']> {
  readonly prescriptionId: string;
}

/** Actors are effects that the screen provides. */
const provided = (name: string) => Promise.reject(new Error(`The screen provides the actor '${name}'`));

/** Returns a value that is always present in the step that reads it. */
function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('This step comes after a submit, and after the save');
  return value;
}
const factsOf = ({ facts }: IssueFlowContext) => known(facts);
const asks = (context: IssueFlowContext, question: IssueQuestion) => !context.answered.includes(question);
const draftOf = (facts: IssueFlowFacts): IssueFlowFacts => ({
  ...facts,
  type: 'SaveAsDraft',
  form: facts.draftForm,
  opensPrintView: false,
});

/**
 * State machine of a save, with the steps in the order of P-096; a step that does not apply is skipped. The screen
 * shows the question of the state, sends the answers, and provides the effects by name:
 *
 * - actors `savePatient` (resolves with the facts updated by the new weight and birth date), `save` (resolves with the
 *   id of the prescription), `recordWorkflow`, `print`
 * - actions `showIssues`, `showRefusal`, `openLinkPage`, and the `report…` actions for success and failure
 *
 * Nothing is saved before the state `saving`, and nothing twice: no event is accepted while a save is in progress. The
 * screen keeps what was typed, so a failed save loses nothing. States with the tag `saving` store something.
 *
 * @see P-071, P-088, P-096, P-097, P-100 to P-103, P-105 to P-107, C-124
 */
export const issueFlow = setup({
  types: { context: {} as IssueFlowContext, events: {} as IssueFlowEvent, tags: {} as 'saving' },
  actors: {
    savePatient: fromPromise<IssueFlowFacts, PromptAnswers>(() => provided('savePatient')),
    save: fromPromise<{ readonly id: string }, SaveRequest>(() => provided('save')),
    recordWorkflow: fromPromise<unknown, WorkflowRequest>(() => provided('recordWorkflow')),
    print: fromPromise<unknown, { readonly prescriptionId: string }>(() => provided('print')),
  },
  actions: {
    showIssues: () => {},
    showRefusal: () => {},
    openLinkPage: () => {},
    reportPatientSaved: () => {},
    reportPatientNotSaved: (_, _params: { error: unknown }) => {},
    reportSaved: () => {},
    reportNotSaved: (_, _params: { error: unknown }) => {},
    reportWorkflowFailed: (_, _params: { error: unknown }) => {},
    reportPrintFailed: (_, _params: { error: unknown }) => {},
    begin: assign((_, { facts }: { facts: IssueFlowFacts }) => ({ facts, answered: [], savedId: null })),
    takeFacts: assign((_, { facts }: { facts: IssueFlowFacts }) => ({ facts })),
    makeDraft: assign(({ context }) => ({ facts: draftOf(factsOf(context)) })),
    remember: assign(({ context }, { question }: { question: IssueQuestion }) => ({
      answered: [...context.answered, question],
    })),
    openPrintView: assign({ isPrintViewOpen: true }),
    closePrintView: assign({ isPrintViewOpen: false }),
    rememberSaved: assign((_, { id }: { id: string }) => ({ savedId: id })),
  },
  guards: {
    hasIssues: ({ context }) => factsOf(context).issues.length > 0,
    isDraft: ({ context }) => factsOf(context).type === 'SaveAsDraft',
    asksForDraft: (_, { facts }: { facts: IssueFlowFacts }) => facts.type === 'SaveAsDraft',
    isExplainedNow: (_, { facts }: { facts: IssueFlowFacts }) => !facts.isConflictUnexplained,
    isRefused: ({ context }) => !factsOf(context).authority.allowed,
    asksPatientLink: ({ context }) => factsOf(context).isPatientUnlinked && asks(context, 'patientLink'),
    asksVetLink: ({ context }) => factsOf(context).isVetUnlinked && asks(context, 'vetLink'),
    asksPatientPrompt: ({ context }) => factsOf(context).needsPatientPrompt && asks(context, 'patientPrompt'),
    isBlank: (_, { answers }: { answers: PromptAnswers | null }) => answers === null,
    isConflictUnexplained: ({ context }) => factsOf(context).isConflictUnexplained,
    asksConfirmation: ({ context }) => factsOf(context).needsConfirmation && asks(context, 'confirmation'),
    opensPrintView: ({ context }) => factsOf(context).opensPrintView,
    isPrintViewOpen: ({ context }) => context.isPrintViewOpen,
    hasWorkflow: ({ context }) => factsOf(context).workflow !== null,
  },
}).createMachine({
  id: 'issue',
  initial: 'editing',
  context: { facts: null, answered: [], isPrintViewOpen: false, savedId: null },
  states: {
    editing: {
      on: {
        submit: { target: 'validation', actions: { type: 'begin', params: ({ event }) => ({ facts: event.facts }) } },
      },
    },
    validation: {
      always: [
        { target: 'editing', guard: 'hasIssues', actions: 'showIssues' },
        { target: 'saving', guard: 'isDraft' },
        { target: 'authority' },
      ],
    },
    authority: {
      always: [{ target: 'editing', guard: 'isRefused', actions: 'showRefusal' }, { target: 'patientLinkCheck' }],
    },
    patientLinkCheck: { always: [{ target: 'patientLink', guard: 'asksPatientLink' }, { target: 'vetLinkCheck' }] },
    patientLink: {
      on: {
        ignore: { target: 'vetLinkCheck', actions: { type: 'remember', params: { question: 'patientLink' } } },
        goToLinkPage: { target: 'editing', actions: 'openLinkPage' },
        cancel: 'editing',
      },
    },
    vetLinkCheck: { always: [{ target: 'vetLink', guard: 'asksVetLink' }, { target: 'patientPromptCheck' }] },
    vetLink: {
      on: {
        continue: { target: 'patientPromptCheck', actions: { type: 'remember', params: { question: 'vetLink' } } },
        saveDraft: { target: 'saving', actions: 'makeDraft' },
        cancel: 'editing',
      },
    },
    patientPromptCheck: {
      always: [{ target: 'patientPrompt', guard: 'asksPatientPrompt' }, { target: 'conflictCheck' }],
    },
    patientPrompt: {
      exit: { type: 'remember', params: { question: 'patientPrompt' } },
      on: {
        answer: [
          { target: 'conflictCheck', guard: { type: 'isBlank', params: ({ event }) => ({ answers: event.answers }) } },
          { target: 'savingPatient' },
        ],
        cancel: 'editing',
      },
    },
    savingPatient: {
      tags: 'saving',
      invoke: {
        src: 'savePatient',
        input: ({ event }) => {
          assertEvent(event, 'answer');
          return event.answers ?? {};
        },
        onDone: {
          target: 'validation',
          actions: [{ type: 'takeFacts', params: ({ event }) => ({ facts: event.output }) }, 'reportPatientSaved'],
        },
        onError: {
          target: 'conflictCheck',
          actions: { type: 'reportPatientNotSaved', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    conflictCheck: {
      always: [{ target: 'conflict', guard: 'isConflictUnexplained' }, { target: 'confirmationCheck' }],
    },
    conflict: {
      on: {
        submit: [
          // A draft needs no note: it is a new submission that starts over.
          {
            target: 'validation',
            guard: { type: 'asksForDraft', params: ({ event }) => ({ facts: event.facts }) },
            actions: { type: 'begin', params: ({ event }) => ({ facts: event.facts }) },
          },
          // The same press resumes where it waits: answered questions are not repeated (P-088).
          { target: 'validation', actions: { type: 'takeFacts', params: ({ event }) => ({ facts: event.facts }) } },
        ],
        // No conflict needs a note any more, and nothing is sent automatically (P-089).
        recheck: {
          target: 'editing',
          guard: { type: 'isExplainedNow', params: ({ event }) => ({ facts: event.facts }) },
        },
        cancel: 'editing',
      },
    },
    confirmationCheck: {
      always: [{ target: 'confirmation', guard: 'asksConfirmation' }, { target: 'printViewCheck' }],
    },
    confirmation: {
      on: {
        confirm: { target: 'printViewCheck', actions: { type: 'remember', params: { question: 'confirmation' } } },
        cancel: 'editing',
      },
    },
    printViewCheck: {
      always: [{ target: 'saving', guard: 'opensPrintView', actions: 'openPrintView' }, { target: 'saving' }],
    },
    saving: {
      tags: 'saving',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ type: factsOf(context).type, form: factsOf(context).form }),
        onDone: {
          target: 'workflowCheck',
          actions: [{ type: 'rememberSaved', params: ({ event }) => ({ id: event.output.id }) }, 'reportSaved'],
        },
        onError: {
          target: 'editing',
          actions: ['closePrintView', { type: 'reportNotSaved', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    workflowCheck: { always: [{ target: 'recordingWorkflow', guard: 'hasWorkflow' }, { target: 'saved' }] },
    recordingWorkflow: {
      tags: 'saving',
      invoke: {
        src: 'recordWorkflow',
        input: ({ context }) => ({ ...known(factsOf(context).workflow), prescriptionId: known(context.savedId) }),
        onDone: 'saved',
        onError: {
          target: 'saved',
          actions: { type: 'reportWorkflowFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    saved: { always: [{ target: 'printView', guard: 'isPrintViewOpen' }, { target: 'done' }] },
    printView: { on: { print: 'printing', close: { target: 'done', actions: 'closePrintView' } } },
    printing: {
      invoke: {
        src: 'print',
        input: ({ context }) => ({ prescriptionId: known(context.savedId) }),
        onDone: 'printView',
        onError: {
          target: 'printView',
          actions: { type: 'reportPrintFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { type: 'final' },
  },
});
