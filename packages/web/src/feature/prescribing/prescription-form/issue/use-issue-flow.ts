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

/** The side effects of a save, and its notices. */
interface IssueEffects {
  /** Stores weight and birth date, and resolves to the updated facts. Rejects on failure. */
  readonly savePatient: (answers: PromptAnswers) => Promise<IssueFlowFacts>;
  /** Stores the prescription and resolves to its ID. Rejects on failure. */
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
  /** Called once everything is done and the form can close. */
  readonly done: () => void;
}

/**
 * Gives the state machine the effects of the latest render, since a step may end long after the render in which it
 * started.
 */
function createHandover() {
  let latest: IssueEffects | null = null;
  return {
    give: (effects: IssueEffects) => {
      latest = effects;
    },
    take: (): IssueEffects => {
      if (!latest) throw new Error('A step ran before its screen rendered');
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

/** Runs the steps of a save that core defines (P-096), with this portal's effects. */
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
