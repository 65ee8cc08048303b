import { screen } from '@testing-library/react';
import type { Operations } from '@signa/core/contract';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render';
import { samplePractice } from '../../../testing/sample-practice';
import { settled } from '../../../testing/settled';
import { PatientDialog } from './patient-dialog';
import { createPatientFormServer, otis } from './patient-form.test-data';

type Open = Operations['GetSpeciesChange']['data']['speciesChange'];

const carprofen: Open[number] = {
  id: '41',
  rxNumber: '26-118203',
  title: 'Carprofen Chewable Tablets',
  strengthDisplay: '25 mg',
  findings: [
    {
      rule: 'record:species',
      grade: 'serious',
      text: 'Feline ≠ Canine',
      reason: 'The product is not for this species.',
      source: 'Product record',
    },
  ],
};
const fine: Open[number] = { ...carprofen, id: '42', rxNumber: '26-118204', title: 'Gabapentin', findings: [] };

async function edit(open: Open | null) {
  const server = createPatientFormServer();
  if (open) server.answer('GetSpeciesChange', { speciesChange: open });
  else server.fail('GetSpeciesChange', 'CONFLICT', 'Not now');
  const target = { kind: 'stored', patient: otis() } as const;
  const dialog = <PatientDialog target={target} onSaved={() => undefined} onClose={() => undefined} />;
  const { user } = renderScreen(dialog, { server, practice: samplePractice({ features: ['patientGender'] }) });
  await screen.findByRole('option', { name: 'Zoe Zimmer' });
  await settled(server);
  const species = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Species' });
  const [stored = '', other = ''] = ['canine', 'feline'].toSorted((code) => (code === species.value ? -1 : 1));
  return { server, choose: (code: string) => user.selectOptions(species, code), stored, other };
}

describe('species change warning', () => {
  it('P-338 lists the open prescriptions before saving, with the conflicts of each', async () => {
    const { server, choose, stored, other } = await edit([carprofen, fine]);
    expect(server.calls('GetSpeciesChange')).toEqual([]);
    await choose(other);
    expect(await screen.findByText(/^2 open prescriptions were issued for the species/)).toBeDefined();
    expect(server.calls('GetSpeciesChange')[0]?.variables).toEqual({
      ...{ locationId: '1', locationPatientId: '6', speciesCode: other },
    });
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.textContent.startsWith('Rx#'));
    expect(first?.textContent).toBe(
      'Rx# 26-118203: Carprofen Chewable TabletsSerious: Feline ≠ Canine. The product is not for this species.',
    );
    expect(second?.textContent).toBe('Rx# 26-118204: GabapentinNo conflicts found.');
    await choose(stored);
    expect(screen.queryByText(/open prescriptions were/)).toBeNull();
  });

  it('P-338 renders nothing without open prescriptions', async () => {
    const { server, choose, other } = await edit([]);
    await choose(other);
    await settled(server);
    expect(server.calls('GetSpeciesChange')).toHaveLength(1);
    expect(screen.queryByText(/open prescription/)).toBeNull();
  });

  it('P-338 reports if the prescriptions could not be checked', async () => {
    const { choose, other } = await edit(null);
    await choose(other);
    expect(await screen.findByText('The open prescriptions could not be checked for this species.')).toBeDefined();
  });
});
