import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';
import { sampleFavorite } from '../../testing/sample-favorite';
import { sampleAssignment, sampleRole, sampleUser } from '../../testing/sample-practice';

const dog = sampleFavorite();
const cat = sampleFavorite({
  ...{ id: '18', name: 'Cat, at home', scope: 'own', isOwn: true, species: ['feline'], weightMin: 3, weightMax: 6 },
  ...{ weightUnit: 'kg', condition: { code: 'condition-anxiety', name: 'Anxiety' }, directions: 'Give 1 nightly.' },
});
const everywhere = sampleFavorite({ id: '19', name: 'For all of us', scope: 'organization', species: [] });

async function open(
  prepare: (server: FakeServer) => void = () => undefined,
  role: Parameters<typeof sampleRole>[0] = 'VET',
) {
  const server = createPracticeServer();
  server.answer('GetUserByUsername', {
    userByUsername: sampleUser({ locationsUsers: [sampleAssignment({ role: sampleRole(role) })] }),
  });
  server.answer('GetFavorites', { favorites: [cat, dog, everywhere] });
  const species = (code: 'canine' | 'feline', name: string) => ({ code, name, icon: `${code}.svg` });
  server.answer('Species', { species: [species('canine', 'Canine'), species('feline', 'Feline')] });
  server.answer('HealthConditionsBySpecies', {
    healthConditionsBySpecies: [{ code: 'condition-anxiety', name: 'Anxiety' }],
  });
  prepare(server);
  const rendered = renderApp('/PrescribingShortcuts/favorites', { server });
  await screen.findByRole('heading', { level: 1, name: 'Favorites' });
  return { ...rendered, server };
}
const row = async (name: string) => {
  const listed = (await screen.findByText(name)).closest('li');
  if (!listed) throw new Error('Not in a row');
  return within(listed);
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the page Favorites', () => {
  it('P-498 lists each with what it fills in, for whom, and who can use it', async () => {
    await open();
    const first = await row('Cat, at home');
    for (const text of ['Only me', 'Give 1 nightly.', /Feline, 3–6 kg, Anxiety/, /90 capsules, 2 refills, 30 days/])
      expect(first.getByText(text)).toBeDefined();
    expect((await row('Gabapentin, dog')).getByText('Location')).toBeDefined();
    expect((await row('For all of us')).getByText(/Any patient/)).toBeDefined();
  });

  it('P-498 finds them by any word, and says so if there is none', async () => {
    const { user } = await open();
    await row('Gabapentin, dog');
    await user.type(screen.getByLabelText('Search favorites'), 'feline');
    await waitFor(() => expect(screen.queryByText('Gabapentin, dog')).toBeNull());
    expect(screen.getByText('Cat, at home')).toBeDefined();
    await user.type(screen.getByLabelText('Search favorites'), 'zz');
    expect(await screen.findByText('No favorite matches')).toBeDefined();
  });

  it('P-498 says how to add the first one, and links the shortcuts', async () => {
    await open((server) => server.answer('GetFavorites', { favorites: [] }));
    expect(await screen.findByText('Open or write a prescription, then choose Save as favorite.')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Shortcuts' }).at(-1)?.getAttribute('href')).toBe(
      '/PrescribingShortcuts',
    );
  });

  it('P-490 P-498 changes one with its version', async () => {
    const { user, server } = await open();
    server.answer('UpdateFavorite', { updateFavorite: { ...cat, version: 2 } });
    await row('Cat, at home');
    await user.click(button('Edit Cat, at home'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Favorite', hidden: true }));
    await user.clear(dialog.getByLabelText(/^To Weight/));
    await user.type(dialog.getByLabelText(/^To Weight/), '7.5');
    await user.click(button(/^Save favorite/));
    await waitFor(() => expect(server.calls('UpdateFavorite')).toHaveLength(1));
    expect(server.lastVariables('UpdateFavorite')).toMatchObject({
      ...{ locationId: '1', id: '18', version: 1 },
      input: { name: 'Cat, at home', scope: 'own', weightMin: 3, weightMax: 7.5, conditionCode: 'condition-anxiety' },
    });
  });

  it('P-490 shows what another user saved in the meantime, and keeps what was typed', async () => {
    const { user, server } = await open();
    server.fail('UpdateFavorite', 'CONFLICT', 'Someone else changed this favorite.');
    await row('Cat, at home');
    await user.click(button('Edit Cat, at home'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Favorite', hidden: true }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'My name');
    server.answer('GetFavorites', { favorites: [{ ...cat, version: 2, directions: 'Give 2 nightly.' }] });
    await user.click(button(/^Save favorite/));
    expect(await dialog.findByText(/Someone else changed it while you were editing/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Keep what I typed', hidden: true }));
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('My name');
    server.answer('UpdateFavorite', { updateFavorite: { ...cat, version: 3 } });
    await user.click(button(/^Save favorite/));
    await waitFor(() =>
      expect(server.lastVariables('UpdateFavorite')).toMatchObject({ version: 2, input: { name: 'My name' } }),
    );
  });

  it('P-498 deletes one after a question', async () => {
    const { user, server } = await open();
    server.answer('DeleteFavorite', { deleteFavorite: cat });
    await row('Cat, at home');
    await user.click(button('Delete Cat, at home'));
    expect(await screen.findByText('Delete Cat, at home?')).toBeDefined();
    server.answer('GetFavorites', { favorites: [dog] });
    await user.click(button('Delete favorite'));
    await waitFor(() => expect(screen.queryByText('Cat, at home')).toBeNull());
    expect(server.lastVariables('DeleteFavorite')).toEqual({ locationId: '1', id: '18' });
  });

  it('P-494 locks those of the organization and of other locations', async () => {
    await open((server) =>
      server.answer('GetFavorites', {
        favorites: [
          everywhere,
          sampleFavorite({ id: '20', name: 'Kept there', scope: 'organization', locationId: '2' }),
        ],
      }),
    );
    await row('For all of us');
    for (const name of ['For all of us', 'Kept there']) {
      expect(button(`${name} is locked`)).toBeDefined();
      expect(screen.queryByRole('button', { name: `Edit ${name}` })).toBeNull();
    }
  });
});
