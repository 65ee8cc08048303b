import type { Operations } from '@signa/core/contract';
import type { Instant } from '@signa/core/base';
import { judged } from '../../store/catalog/product/judged-product.js';
import type {
  StoredGroupedTask,
  StoredTask,
  StoredTaskGroup,
  StoredTaskRow,
} from '../../store/prescribing/task/stored-task.js';
import { presentClient } from './client.js';
import { presentPrescription, presentStatus } from './prescription.js';

type PresentedTask = NonNullable<Operations['GetPrescriptionTask']['data']['prescriptionTask']>;
type PresentedRow = Operations['GetPrescriptionTasks']['data']['prescriptionTasks'][number];
type PresentedGroup = Operations['GetPrescriptionTasksGrouped']['data']['prescriptionTasksGrouped'][number];

export function presentTask(task: StoredTask, now: Instant): PresentedTask {
  return {
    ...task,
    prescription: task.prescription && presentPrescription(task.prescription, now),
    previousPrescription: task.previousPrescription && presentPrescription(task.previousPrescription, now),
    product: task.product && judged(task.product),
    locationClient: task.locationClient && presentClient(task.locationClient),
  };
}

/** A listed task, which either names its client or is grouped under it. */
export function presentTaskRow(row: StoredTaskRow): PresentedRow;
export function presentTaskRow(row: StoredGroupedTask): PresentedGroup['tasks'][number];
export function presentTaskRow(row: StoredGroupedTask): PresentedGroup['tasks'][number] {
  const { prescription } = row;
  return { ...row, prescription: prescription && { ...prescription, rxStatus: presentStatus(prescription.rxStatus) } };
}

export function presentTaskGroup({ locationClient, count, tasks }: StoredTaskGroup): PresentedGroup {
  return {
    locationClient: locationClient && presentClient(locationClient),
    count,
    tasks: tasks.map((task) => presentTaskRow(task)),
  };
}
