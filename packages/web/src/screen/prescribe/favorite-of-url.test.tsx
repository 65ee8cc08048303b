import { encodeQueryValue } from '@signa/core/practice';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  createTaskServer,
  patient,
  product,
  prescription,
  task,
} from '../../feature/prescribing/queue/open/form.test-data';
import { deleteAllUnsent } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import { detailedProduct, speciesAnswer } from '../../part/product/product.test-data';
import { noClientIdentity } from '../../testing/sample-client-identity';
import { renderScreen } from '../../testing/render';
import { sampleFavorite } from '../../testing/sample-favorite';
import { sampleListedPatient } from '../../testing/sample-listed-patient';
import { samplePractice } from '../../testing/sample-practice';
import { settled } from '../../testing/settled';
import { PrescribeScreen } from './prescribe-screen';

const { locationClient } = prescription();
const weighed = { weight: 36, weightUnit: 'kg', weightRecorded: { at: '2026-11-02T15:00:00.000Z', by: null } } as const;

function createServer() {
  const server = createTaskServer(task());
  server.answer('Species', speciesAnswer);
  server.answer('GetProductByProductId', { product: detailedProduct(product()) });
  const link = { locationPatientId: '6', locationClientId: '5', isActive: true, isPrimary: true };
  server.answer('GetLocationClient', {
    locationClient: locationClient && {
      ...locationClient,
      ...noClientIdentity,
      locationPatientClients: [{ ...link, locationPatient: sampleListedPatient('6', 'Otis') }],
    },
  });
  server.answer('getLocationPatient', { locationPatient: patient({ id: '6', ...weighed }) });
  server.answer('GetFavorites', {
    favorites: [sampleFavorite(), sampleFavorite({ id: '18', name: 'Other', productId: '41' })],
  });
  return server;
}

async function open(favoriteId: string) {
  deleteAllUnsent();
  const values = { clientId: '5', patientId: '6', productId: '40', favoriteId };
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeQueryValue(value)}`);
  const server = createServer();
  const rendered = renderScreen(<PrescribeScreen />, {
    server,
    path: `/create/rx/?${query.join('&')}`,
    practice: samplePractice(),
  });
  await screen.findByText('Prescription', { selector: 'h3' });
  await settled(server);
  return rendered;
}
const directions = () => screen.getByLabelText<HTMLTextAreaElement>('Directions').value;

describe('a favorite that was chosen before the form opened', () => {
  it('P-499 P-496 fills in the form once, with its arithmetic', async () => {
    const { user } = await open('17');
    await waitFor(() => expect(directions()).toBe('Give 4 capsules every 8 hours.'));
    expect(document.body.textContent).toContain('rounded to whole units: 4');
    await user.clear(screen.getByLabelText('Directions'));
    await user.paste('My own words.');
    expect(directions()).toBe('My own words.');
  });

  it.each(['18', '999', 'x'])(
    'P-499 leaves the form of another product, or without a known favorite, as it is: %s',
    async (id) => {
      await open(id);
      expect(directions()).toBe('');
    },
  );
});
