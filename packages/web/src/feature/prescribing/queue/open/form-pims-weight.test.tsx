import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { patientThere } from '../../../clients/add-client/caretaker.test-data';
import { sampleAssignment, sampleLocation, samplePractice } from '../../../../testing/sample-practice';
import { openRequest, patient, renewal } from './form.test-data';
import { signing, textOf } from './signing.test-data';

const location = { isPimsEnabled: true, pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' } as const;
const practice = samplePractice({ assignment: sampleAssignment({ location: sampleLocation(location) }) });
const linked = patient({
  ...{ pimsId: '9001', pimsConnectionType: 'EZYVET', weight: 31, weightUnit: 'lbs' },
});

/** A renewal for Otis at 31 lbs, with this weight in the PIMS. */
const open = (pounds: number | null) =>
  openRequest(renewal(undefined, { locationPatient: linked }), {
    practice,
    prepare: (server) => {
      const theirs = patientThere('9001', 'Otis', { currentWeightInPounds: pounds, dateOfBirth: linked.birthdate });
      server.answer('getPimsPatientById', { pimsPatientById: theirs });
      server.answer('BreedsBySpecies', { breedsBySpecies: [] });
      server.answer('UpdateLocationPatientForConflict', {
        updateLocationPatientForConflict: { ...linked, weight: 29.4, version: linked.version + 1 },
      });
    },
  });

it('P-354 shows a newer PIMS weight above the form and in the signing summary, with one press to use it', async () => {
  const { press, server } = await open(29.4);
  expect(await screen.findByText(/^PIMS has a different weight for Otis: 29\.4 lbs\./)).toBeDefined();
  expect(textOf(signing())).toContain('PIMS: 29.4 lbs');
  await press('Use 29.4 lbs');
  await waitFor(() => expect(textOf(signing())).toContain('29.4 lbs'));
  expect(server.lastVariables('UpdateLocationPatientForConflict')?.input).toMatchObject({
    weight: 29.4,
    weightUnit: 'lbs',
  });
  await waitFor(() => expect(screen.queryByText(/^PIMS has a different weight/)).toBeNull());
});

it.each([31, null])('P-354 shows nothing if the PIMS weight of %s is no news', async (pounds) => {
  const { server } = await open(pounds);
  await waitFor(() => expect(server.calls('getPimsPatientById')).toHaveLength(1));
  await waitFor(() => expect(textOf(signing())).toContain('31 lbs'));
  expect(screen.queryByText(/^PIMS has a different weight/)).toBeNull();
});
