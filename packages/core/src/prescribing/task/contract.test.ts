import { describe, expectTypeOf, it } from 'vitest';
import type { ArchiveLine } from '../archive/index.js';
import type { ConflictPatient, ConflictProduct } from '../../safety/conflict/index.js';
import type { Operations, TaskPartsFragment } from '../../contract/operations.js';
import type { PatientUpdate, PromptAnswers } from '../../clients/patient/index.js';
import type { SentOutcome, taskQueryVariables, TypeCount, WorkflowForm } from './index.js';

type Variables<Name extends keyof Operations> = Operations[Name]['variables'];

describe("contract types match the rules' types", () => {
  it('P-209 P-210 queue filters are accepted unchanged', () => {
    type Sent = ReturnType<typeof taskQueryVariables>;
    expectTypeOf<keyof Sent>().toExtend<keyof Variables<'GetPrescriptionTasks'>>();
    expectTypeOf<Sent>().toExtend<Variables<'GetPrescriptionTasks'>>();
    expectTypeOf<Sent>().toExtend<Variables<'GetPrescriptionTasksCount'>>();
    expectTypeOf<Sent>().toExtend<Variables<'GetPrescriptionTasksGrouped'>>();
    expectTypeOf<Sent>().toExtend<Variables<'GetPrescriptionTasksGroupedCount'>>();
    expectTypeOf<Sent>().toExtend<Variables<'GetQueueCounts'>>();
  });

  it('P-149 P-175 counts by type are accepted unchanged', () => {
    type QueueCounts = Operations['GetQueueCounts']['data']['queueCounts'];
    expectTypeOf<QueueCounts['types'][number]>().toExtend<TypeCount>();
  });

  it('P-215 P-217 P-221 P-223 the input of task and patient calls is accepted unchanged', () => {
    expectTypeOf<Variables<'UpsertPrescriptionTask'>['input']>().toExtend<SentOutcome>();
    expectTypeOf<Variables<'UpdatePrescriptionTaskWorkflow'>['prescriptionTaskWorkflow']>().toExtend<WorkflowForm>();
    expectTypeOf<Variables<'UpdateLocationPatient'>['input']>().toExtend<PatientUpdate>();
    expectTypeOf<PromptAnswers & { id: string }>().toExtend<Variables<'UpdateLocationPatient'>['input']>();
  });

  it('P-190 P-192 records of the contract are accepted unchanged', () => {
    expectTypeOf<NonNullable<TaskPartsFragment['product']>>().toExtend<ConflictProduct>();
    expectTypeOf<NonNullable<TaskPartsFragment['locationPatient']>>().toExtend<ConflictPatient>();
    expectTypeOf<
      Operations['GetLineItemsByPrescriptionId']['data']['lineItemsByPrescriptionId'][number]
    >().toExtend<ArchiveLine>();
  });
});
