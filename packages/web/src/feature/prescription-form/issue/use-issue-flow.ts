import {
  issueFlow,
  type IssueFlowEvent,
  type IssueFlowFacts,
  type SaveRequest,
  type SaveType,
  type WorkflowRequest,
} from '@signa/core/prescribing';
import type { PromptAnswers } from '@signa/core/clients';
import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { fromPromise } from 'xstate';

/** What a save does outside the flow, and what is said about it. */
interface IssueEffects {
  /** Stores weight and birth date; answers the facts with them. Rejects when that fails. */
  readonly savePatient: (answers: PromptAnswers) => Promise<IssueFlowFacts>;
  /** Stores the prescription; answers its id. Rejects when that fails. */
  readonly save: (request: SaveRequest) => Promise<{ readonly id: string }>;
  readonly recordWorkflow: (request: WorkflowRequest) => Promise<unknown>;
  readonly print: (prescriptionId: string) => Promise<void>;
  readonly openLinkPage: () => void;
  readonly showIssues: (facts: IssueFlowFacts) => void;
  readonly showRefusal: (facts: IssueFlowFacts) => void;
  readonly patientSaved: () => void;
  readonly patientNotSaved: () => void;
  readonly saved: (type: SaveType) => void;
  readonly notSaved: (type: SaveType, error: unknown) => void;
  readonly workflowFailed: (error: unknown) => void;
  readonly printFailed: (error: unknown) => void;
  /** All is done: the form can close. */
  readonly done: () => void;
}

/** Hands the machine the effects of the latest drawing, for a step may end long after the one it began in. */
function createHandover() {
  let latest: IssueEffects | null = null;
  return {
    give: (effects: IssueEffects) => {
      latest = effects;
    },
    take: (): IssueEffects => {
      if (!latest) throw new Error('A step ran before its screen was drawn');
      return latest;
    },
  };
}

function machineWith({ take }: ReturnType<typeof createHandover>) {
  return issueFlow.provide({
    actors: {
      savePatient: fromPromise(({ input }) => take().savePatient(input)),
      save: fromPromise(({ input }) => take().save(input)),
      recordWorkflow: fromPromise(({ input }) => take().recordWorkflow(input)),
      print: fromPromise(({ input }) => take().print(input.prescriptionId)),
    },
    actions: {
      showIssues: ({ context }) => context.facts && take().showIssues(context.facts),
      showRefusal: ({ context }) => context.facts && take().showRefusal(context.facts),
      openLinkPage: () => take().openLinkPage(),
      reportPatientSaved: () => take().patientSaved(),
      reportPatientNotSaved: () => take().patientNotSaved(),
      reportSaved: ({ context }) => context.facts && take().saved(context.facts.type),
      reportNotSaved: ({ context }, { error }) => context.facts && take().notSaved(context.facts.type, error),
      reportWorkflowFailed: (_, { error }) => take().workflowFailed(error),
      reportPrintFailed: (_, { error }) => take().printFailed(error),
    },
  });
}

/** The steps of a save as core orders them (P-096), with this portal's effects. */
export function useIssueFlow(effects: IssueEffects) {
  const [{ handover, machine }] = useState(() => {
    const own = createHandover();
    return { handover: own, machine: machineWith(own) };
  });
  useLayoutEffect(() => handover.give(effects));

  const [snapshot, send] = useMachine(machine);
  const isDone = snapshot.status === 'done';
  useEffect(() => {
    if (isDone) handover.take().done();
  }, [isDone, handover]);
  return { snapshot, send } as const;
}

export type IssueFlow = ReturnType<typeof useIssueFlow>;
export type SendIssue = (event: IssueFlowEvent) => void;
