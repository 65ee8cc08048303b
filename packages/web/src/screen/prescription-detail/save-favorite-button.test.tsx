import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { sampleFavorite } from '../../testing/sample-favorite';
import { sampleAssignment, samplePractice, sampleRole } from '../../testing/sample-practice';
import { samplePrescription } from '../../testing/sample-prescription';
import { SaveFavoriteButton } from './save-favorite-button';

function show(over: Parameters<typeof samplePrescription>[0] = {}, role: Parameters<typeof sampleRole>[0] = 'VET') {
  const server = createPracticeServer();
  server.answer('Species', { species: [{ code: 'canine', name: 'Canine', icon: 'canine.svg' }] });
  server.answer('HealthConditionsBySpecies', { healthConditionsBySpecies: [] });
  server.answer('AddFavorite', { addFavorite: sampleFavorite() });
  const practice = samplePractice({ assignment: sampleAssignment({ role: sampleRole(role) }) });
  return renderScreen(<SaveFavoriteButton prescription={samplePrescription(over)} />, { server, practice });
}
const queryButton = () => screen.queryByRole('button', { name: 'Save as favorite' });

describe('Save as favorite', () => {
  it('P-497 keeps what a signed prescription says, for the species of its patient', async () => {
    const { directions, unitPerFill, refills } = samplePrescription();
    const { user, server } = show();
    await user.click(screen.getByRole('button', { name: 'Save as favorite' }));
    await screen.findByRole('dialog', { name: 'Save As Favorite', hidden: true });
    await user.click(screen.getByRole('button', { name: /^Save favorite/, hidden: true }));
    await waitFor(() => expect(server.calls('AddFavorite')).toHaveLength(1));
    expect(server.lastVariables('AddFavorite')).toMatchObject({
      locationId: '1',
      input: {
        name: 'Galliprant Tablets 60 mg',
        productId: '7',
        species: ['canine'],
        scope: 'own',
        directions,
        unitPerFill,
        refills,
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  });

  it('P-494 P-497 is hidden for drafts, and from users who cannot change shortcuts', () => {
    const { unmount } = show({ rxStatus: { code: 'Draft', description: 'Draft' } });
    expect(queryButton()).toBeNull();
    unmount();
    show({}, 'STAFF');
    expect(queryButton()).toBeNull();
  });
});
