import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

/** A user by their id at the location; the id is not that of a location. */
interface Named {
  readonly id: string;
  readonly displayName: string;
}

describeOnOneDatabase('user names', (make) => {
  let server: TestServer;
  let people: readonly Named[] = [];
  beforeAll(async () => {
    server = await startSampleServer(await make());
    people = await server.db.asOwner<Named>(
      `select id::text, display_name as "displayName" from signa.location_user u
      where location_id = 1 and id > 3 and not exists (select from signa.location l where l.id = u.id) order by id limit 3`,
    );
    expect(new Set(people.map(({ displayName }) => displayName)).size).toBe(3);
  });
  afterAll(() => server.close());

  it('P-188 P-178 a prescription names the vet, the acting user, and the assignee, in its list too', async () => {
    const [vet, acting, worker] = people;
    const [rx] = await server.db.asOwner<{ id: string }>(
      `update signa.prescription set authorizing_vet_id = $1, acting_location_user_id = $2, workflow_location_user_id = $3
      where id = (select max(id) from signa.prescription where location_id = 1 and removed_at is null and not archived) returning id::text`,
      [vet?.id, acting?.id, worker?.id],
    );
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: rx?.id ?? '' });
    expect(prescription).toMatchObject({
      authorizingVetLocationUser: vet,
      actingLocationUser: acting,
      workflowLocationUser: worker,
    });
    const { prescriptionHistory } = await server.data(sample.vet, 'GetPrescriptionHistory', {
      locationId: sample.wren,
      take: 500,
    });
    expect(prescriptionHistory.find(({ id }) => id === rx?.id)).toMatchObject({
      authorizingVetLocationUser: vet,
      workflowLocationUser: worker,
    });
    expect(
      prescriptionHistory.map(({ locationClient: client, locationClientId: id }) => [client?.id ?? null, id]),
    ).toEqual(prescriptionHistory.map(({ locationClientId: id }) => [id, id]));
    expect(
      prescriptionHistory.map(({ locationPatient: patient, locationPatientId: id }) => [patient?.id ?? null, id]),
    ).toEqual(prescriptionHistory.map(({ locationPatientId: id }) => [id, id]));
  });

  it('P-190 a request names the vet it is for, who answered it, and the assignee, in its list too', async () => {
    const [vet, answering, worker] = people;
    const task = await new TaskDesk(server).fresh(
      'Clementine',
      'approval',
      '',
      `assigned_to = ${vet?.id}, actioned_by = ${answering?.id}, workflow_location_user_id = ${worker?.id}`,
    );
    const named = {
      assignedToLocationUser: vet,
      actionedByLocationUser: answering,
      prescriptionTaskWorkflow: { workflowLocationUser: worker },
    };
    expect(task).toMatchObject(named);
    const { prescriptionTasks } = await server.data(sample.vet, 'GetPrescriptionTasks', {
      ...{ locationId: sample.wren, status: 'pending', type: ['approval'], nameFilter: 'Clementine' },
    });
    expect(prescriptionTasks.find(({ id }) => id === task.id)).toMatchObject(named);
  });
});
