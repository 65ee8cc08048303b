import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { ClientProfileScreen } from './client-profile-screen';
import { client, createProfileServer, link, listed } from './client-profile.test-data';

/** The profile of a client with Otis and a given number of patients named Bella. */
async function open(bellas: number) {
  const many = Array.from({ length: bellas }, (_, index) => link(listed(`9${index}`, `Bella ${index}`)));
  const server = createProfileServer(client({ locationPatientClients: [link(listed('6', 'Otis')), ...many] }));
  const { user } = renderScreen(<ClientProfileScreen />, { server, path: '/clients/profile/5' });
  return { user, patients: within(await screen.findByRole('region', { name: 'Patients' })) };
}

describe('the patients of a client with many patients', () => {
  it('C-302 are searchable by name; arrow keys continue into the results', async () => {
    const { user, patients } = await open(60);
    const box = patients.getByRole('searchbox', { name: 'Search the 61 patients by name' });
    await user.type(box, 'bella 4');
    expect(patients.getByText('11 of 61 found')).toBeDefined();
    expect(patients.getAllByRole('link')).toHaveLength(11);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Bella 4');
  });

  it('C-302 are not searchable if there are only ten', async () => {
    const { patients } = await open(9);
    expect(patients.getAllByRole('link')).toHaveLength(10);
    expect(patients.queryByRole('searchbox')).toBeNull();
  });
});
