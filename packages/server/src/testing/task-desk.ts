import type { Operations } from '@signa/core/contract';
import { sample } from './sample-server.js';
import type { TestServer } from './test-server.js';

export type Task = NonNullable<Operations['GetPrescriptionTask']['data']['prescriptionTask']>;
type PrescriptionInput = Operations['AddPrescription']['variables']['input'];
export type SaveVariables = Operations['AddPrescription']['variables'];

/** Finds pending requests of the sample and builds the portal's calls that answer them. */
export class TaskDesk {
  constructor(private readonly server: TestServer) {}

  /** A patient's pending request, completely. */
  async pending(patient: string, type: string, product = ''): Promise<Task> {
    const { prescriptionTasks } = await this.server.data(sample.vet, 'GetPrescriptionTasks', {
      locationId: sample.wren,
      status: 'pending',
      type: [type],
      nameFilter: patient,
    });
    const row = prescriptionTasks.find(
      (task) => task.assignedToLocationUserId !== null && task.product?.title.includes(product),
    );
    if (!row) throw new Error(`No pending ${type} request of ${patient} for ${product}`);
    return this.task(row);
  }

  async task({ id, uuid }: { readonly id: string; readonly uuid: string }): Promise<Task> {
    const { prescriptionTask } = await this.server.data(sample.vet, 'GetPrescriptionTask', { id, uuid });
    if (!prescriptionTask) throw new Error('The listed request is missing');
    return prescriptionTask;
  }

  /** A copy of a prescription, because requests for the same one would share a card. */
  private async copyOf(prescriptionId: string): Promise<string | null> {
    const [table] = await this.server.db.asOwner<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'signa' and table_name = 'prescription' and is_generated = 'NEVER'`,
    );
    const columns = table?.columns ?? '';
    const [copy] = await this.server.db.asOwner<{ id: string }>(
      `with taken as (select nextval('signa.prescription_id') as id)
      insert into signa.prescription (${columns}) select ${columns.replaceAll(/[^, ]+/g, 'made.$&')}
      from taken, signa.prescription rx, jsonb_populate_record(null::signa.prescription, to_jsonb(rx) ||
        jsonb_build_object('id', taken.id, 'uuid', gen_random_uuid(), 'rx_number', rx.rx_number || '-' || taken.id)) made
      where rx.id = $1 returning id::text`,
      [prescriptionId],
    );
    return copy?.id ?? null;
  }

  /** A copy of a sample request, so that each test has its own. */
  async fresh(patient: string, type: string, product = '', changes = ''): Promise<Task> {
    const model = await this.pending(patient, type, product);
    const previous = model.previousPrescriptionId && (await this.copyOf(model.previousPrescriptionId));
    const [added] = await this.server.db.asOwner<{ id: string; uuid: string }>(
      `insert into signa.task (location_id, type, origin, created_at, quantity_requested, remaining_qty, product_id, flavor_id, client_id,
        patient_id, assigned_to, external_order_id, previous_prescription_id)
      select location_id, type, origin, now() - interval '1 year', quantity_requested, remaining_qty, product_id, flavor_id, client_id,
        patient_id, assigned_to, 'order-' || nextval('signa.order_id'), $3::bigint
      from signa.task where location_id = $1 and id = $2 returning id::text, uuid::text`,
      [model.locationId, model.id, previous],
    );
    if (!added) throw new Error('The inserted row is missing');
    if (changes)
      await this.server.db.asOwner(`update signa.task set ${changes} where id = $1 and location_id = $2`, [
        added.id,
        model.locationId,
      ]);
    return this.task(added);
  }
}

/** A date this many days from today, far enough from midnight not to be affected by it. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The portal's call to approve a request, or to save it as a draft. */
export function answerTo(
  task: Task,
  changes: Partial<PrescriptionInput> = {},
  addPrescriptionType = 'AuthorizeRx',
): SaveVariables {
  return {
    addPrescriptionType,
    input: {
      locationId: task.locationId,
      locationClientId: task.locationClientId,
      locationPatientId: task.locationPatientId,
      productId: task.productId,
      unitPerFill: task.quantityRequested,
      directions: 'Give as directed.',
      refills: 0,
      prescExpiryDate: dayFromNow(60),
      authorizingVet: task.assignedToLocationUserId,
      noteToPharmacy: 'Owner and vet have discussed the risk.',
      overrideReason: 'other',
      confirmedPatientId: task.locationPatientId,
      ...changes,
    },
    prescriptionTaskToAttach: { id: task.id, type: task.type },
  };
}

/** The portal's call to decline a request. */
export function declineOf(
  task: Task,
  actionReason = 'Due for exam',
): Operations['UpsertPrescriptionTask']['variables'] {
  return { input: { uuid: task.uuid, type: task.type, status: 'VET_DECLINED', action: 'Declined', actionReason } };
}

/** A benzodiazepine or a Schedule II drug within the law of New York. */
export const lawful = { refills: 0, daysSupply: 30, prescExpiryDate: dayFromNow(28) };
