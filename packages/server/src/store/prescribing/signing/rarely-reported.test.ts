import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { duplicateTherapy } from '@signa/core/safety';
import { todayIn } from '@signa/core/base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../../../testing/every-database.js';
import { raiseExpiringRequests } from '../../../job/expiring-requests.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { postgresTestDatabase } from '../../../testing/postgres-test-database.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnPostgres('duplicates in the sample practice', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await postgresTestDatabase());
  });
  afterAll(() => server.close());

  it('P-238 P-239 leave 50 requests on 48 cards after the timer has run', async () => {
    await raiseExpiringRequests({ database: server.db.database, clock: server.clock });
    const { waitingCounts } = await server.data(sample.vet, 'GetWaitingCounts', { locationId: sample.wren });
    expect(waitingCounts).toMatchObject({ cards: 48, joined: 2 });
  });

  it('P-236 require a note in 3 of 48 requests, and in no renewal of the only open prescription', async () => {
    const locationId = sample.wren;
    const { prescriptionTasks } = await server.data(sample.vet, 'GetPrescriptionTasks', {
      locationId,
      status: 'pending',
    });
    const told: string[] = [];
    for (const row of prescriptionTasks) {
      const { prescriptionTask: task } = await server.data(sample.vet, 'GetPrescriptionTask', row);
      if (!task?.product || !task.locationPatient) continue;
      const { signingFacts: facts } = await server.data(sample.vet, 'GetSigningFacts', {
        locationId,
        locationPatientId: task.locationPatient.id,
      });
      const duplicates = duplicateTherapy({
        product: task.product,
        patient: { ...task.locationPatient, activePrescriptions: [] },
        daysSupply: null,
        today: todayIn('America/New_York', server.clock.now()),
        knowledge: sampleKnowledge,
        facts,
        self: {
          taskId: task.id,
          draftId: task.prescriptionId,
          previousPrescriptionId: task.previousPrescriptionId,
        },
      });
      if (duplicates.some(({ grade }) => grade !== 'worth-knowing'))
        told.push(`${task.type} of ${task.locationPatient.name}`);
    }
    expect(told.filter((one) => one.endsWith('Pepper'))).toHaveLength(1);
    for (const name of ['Otis', 'Kofi', 'Diesel', 'Clementine'])
      expect(told.filter((one) => one.endsWith(name))).toEqual([]);
    expect(told.toSorted()).toEqual(['approval of Figaro', 'approval of Scout', 'renewal of Pepper']);
  });
});
