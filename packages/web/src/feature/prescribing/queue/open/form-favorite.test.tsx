import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAssignment, samplePractice, sampleRole } from '../../../../testing/sample-practice';
import { sampleFavorite } from '../../../../testing/sample-favorite';
import { settled } from '../../../../testing/settled';
import type { FullTask } from '../request/rows';
import { button, openRequest, patient, queryButton, task } from './form.test-data';

const weighed = { weight: 36, weightUnit: 'kg', weightRecorded: { at: '2026-11-02T15:00:00.000Z', by: null } } as const;
const otis = (over = {}) => task({ locationPatient: patient({ ...weighed, ...over }) });
const forCats = sampleFavorite({ id: '18', name: 'Gabapentin, cat', species: ['feline'] });
const ofOther = sampleFavorite({ id: '19', name: 'Another product', productId: '41' });

async function open(asked: FullTask = otis(), favorites = [sampleFavorite(), forCats, ofOther]) {
  const opened = await openRequest(asked, { prepare: (server) => server.answer('GetFavorites', { favorites }) });
  await settled(opened.server);
  return opened;
}
const item = (name: string | RegExp) => screen.findByRole('menuitem', { name, hidden: true });
async function choose(asked?: FullTask) {
  const opened = await open(asked);
  await opened.user.click(button(/^Favorites/));
  await opened.user.click(await item(/^Gabapentin, dog/));
  return opened;
}
const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ') ?? '';
const lines = () => plain(document.body.textContent);
const arithmetic = '36 kg × 10 mg/kg ÷ 100 mg = 3.6, rounded to whole units: 4';

describe('favorites in the form', () => {
  it('P-495 P-496 offers those of its product for its patient, and fills them in by keyboard', async () => {
    const { user, field } = await open();
    button('Favorites (1)').focus();
    await user.keyboard('{Enter}');
    await item(/^Gabapentin, dog/);
    expect(screen.queryByRole('menuitem', { name: /cat|Another/, hidden: true })).toBeNull();
    expect(lines()).toContain('Favorites for Otis (canine, 36 kg)');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field('Directions').value).toBe('Give 4 capsules every 8 hours.'));
    expect(field('Quantity').value).toBe('90');
    expect(field('Refills').value).toBe('2');
  });

  it('P-496 shows the arithmetic at the directions and in what is signed, until they are edited', async () => {
    const { fill } = await choose();
    await waitFor(() => expect(lines()).toContain(arithmetic));
    const signed = within(document.querySelector<HTMLElement>('[data-signing]')!);
    expect(signed.getByText((text) => plain(text).includes(arithmetic))).toBeDefined();
    await fill('Directions', 'Give 3 capsules every 8 hours.');
    expect(lines()).not.toContain(arithmetic);
  });

  it('P-496 Undo restores what was typed before', async () => {
    const { user, fill, field } = await open();
    await fill('Directions', 'My own words.');
    await user.click(button(/^Favorites/));
    await user.click(await item(/^Gabapentin, dog/));
    await waitFor(() => expect(field('Directions').value).toBe('Give 4 capsules every 8 hours.'));
    await user.click(button('Undo'));
    expect(field('Directions').value).toBe('My own words.');
    expect(queryButton('Undo')).toBeNull();
  });

  it('P-496 offers no Undo that would lose a later change', async () => {
    const { fill, field } = await choose();
    await fill('Quantity', '60');
    expect(queryButton('Undo')).toBeNull();
    expect(field('Directions').value).toBe('Give 4 capsules every 8 hours.');
  });

  it('P-493 P-496 says why the directions are not filled in, and fills in the rest', async () => {
    const { field } = await choose(otis({ weightRecorded: { at: '2025-11-01T15:00:00.000Z', by: null } }));
    expect(field('Directions').value).toBe('');
    expect(field('Quantity').value).toBe('90');
    expect(lines()).toContain(
      'Gabapentin, dog: the directions are not filled in. Recorded 11-01-2025, more than a year ago: the weight is too old.',
    );
  });

  it('P-496 the computed directions are sent, and nothing of the calculation', async () => {
    const { saveDraft, sent } = await choose();
    await saveDraft();
    const { input } = await sent();
    expect(input).toMatchObject({
      directions: 'Give 4 capsules every 8 hours.',
      unitPerFill: 90,
      refills: 2,
      daysSupply: 30,
    });
    expect(JSON.stringify(input)).not.toMatch(/weight|favorite/i);
  });
});

describe('Save as favorite', () => {
  async function openDialog() {
    const opened = await open();
    opened.server.answer('Species', { species: [{ code: 'canine', name: 'Canine', icon: 'canine.svg' }] });
    opened.server.answer('HealthConditionsBySpecies', { healthConditionsBySpecies: [] });
    await opened.fill('Directions', 'Give 1 capsule nightly.');
    await opened.user.click(button(/^Favorites/));
    await opened.user.click(await item('Save as favorite'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save As Favorite', hidden: true }));
    const type = async (label: string, text: string) => {
      await opened.user.clear(dialog.getByLabelText(label));
      await opened.user.click(dialog.getByLabelText(label));
      await opened.user.paste(text);
    };
    return { ...opened, dialog, type, save: () => opened.user.click(button(/^Save favorite/)) };
  }

  it('P-497 P-491 keeps what the form says, for the species of its patient', async () => {
    const { server, save, type } = await openDialog();
    server.answer('AddFavorite', { addFavorite: sampleFavorite() });
    await type('Name', 'Nightly');
    await save();
    await waitFor(() => expect(server.calls('AddFavorite')).toHaveLength(1));
    expect(server.lastVariables('AddFavorite')).toMatchObject({
      locationId: '1',
      input: {
        ...{
          name: 'Nightly',
          scope: 'own',
          productId: '40',
          directions: 'Give 1 capsule nightly.',
          species: ['canine'],
        },
        ...{ unitPerFill: 10, weightMin: null, conditionCode: null },
      },
    });
    expect(await screen.findByText('Favorite saved')).toBeDefined();
  });

  it('P-492 explains a calculation that does not fit the product, and sends nothing', async () => {
    const { server, save, type, dialog } = await openDialog();
    await type('Directions', 'Give {{weight kg * 10 mg / 50 mg to whole} capsules.'.replace('{{', '{'));
    await save();
    expect(await dialog.findByText(/divides by another strength than the product has \(100 mg\)/)).toBeDefined();
    await type('Directions', 'Give {weight kg * 10 mg / 100 mg to half} capsules.');
    expect(await dialog.findByText('Capsules can’t be halved. Write to whole.')).toBeDefined();
    expect(server.calls('AddFavorite')).toHaveLength(0);
  });

  it('P-491 keeps what was typed if it is refused', async () => {
    const { server, save, type, dialog } = await openDialog();
    server.refuse('AddFavorite', [{ path: 'input.name', code: 'taken', message: 'Another favorite has this name.' }]);
    await type('Name', 'Taken');
    await save();
    expect(await dialog.findAllByText(/Another favorite has this name/)).not.toHaveLength(0);
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Taken');
  });

  it('P-494 is offered only to users who can change shortcuts', async () => {
    await openRequest(otis(), {
      practice: samplePractice({ assignment: sampleAssignment({ role: sampleRole('STAFF') }) }),
    });
    expect(queryButton(/^Favorites/)).toBeNull();
  });
});
