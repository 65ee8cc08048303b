import { speciesCodes } from '@signa/core/clients';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('medical lookups of a patient', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  it('C-164 C-200 breeds and conditions are those of one species, by name, and empty for an unknown species', async () => {
    const breeds = async (speciesCode: string) =>
      (await server.data(sample.staff, 'BreedsBySpecies', { speciesCode })).breedsBySpecies;
    const conditions = async (speciesCode: string) =>
      (await server.data(sample.staff, 'HealthConditionsBySpecies', { speciesCode })).healthConditionsBySpecies;
    const stored = new Map(
      (
        await server.db.asOwner<{ code: string; species: string }>(
          'select code, species_code as species from signa.breed',
        )
      ).map(({ code, species }) => [code, species]),
    );
    for (const species of speciesCodes) {
      const found = await breeds(species);
      expect(found.map(({ code }) => stored.get(code))).toEqual(found.map(() => species));
      expect(found.map(({ name }) => name)).toEqual(found.map(({ name }) => name).toSorted());
    }
    expect((await breeds('canine')).map(({ name }) => name)).toContain('Beagle');
    const names = async (species: string) => (await conditions(species)).map(({ name }) => name);
    expect(await names('equine')).toContain('Laminitis');
    expect(await names('feline')).toContain('Hyperthyroidism');
    for (const species of ['feline', 'canine', 'avian']) expect(await names(species)).not.toContain('Laminitis');
    expect([await breeds('dog'), await conditions('dog')]).toEqual([[], []]);
  });

  it('C-164 allergies have a kind, and medications a code each', async () => {
    const { allergies } = await server.data(sample.staff, 'Allergies', {});
    expect(allergies).toContainEqual({ code: 'allergy-penicillin', name: 'Penicillin', kind: 'drug' });
    expect(allergies).toContainEqual({ code: 'other', name: 'Other', kind: 'other' });
    const { medications } = await server.data(sample.staff, 'Medications', {});
    expect(medications).toContainEqual({ code: 'medication-carprofen', name: 'Carprofen' });
    expect(new Set(medications.map(({ code }) => code)).size).toBe(medications.length);
  });
});
