import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clearChipsInBothOrders, changedByClearing } from '../../testing/clear-chips';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { samplePrescription } from '../../testing/sample-prescription';
import { HistoryScreen } from './history-screen';

const every =
  '/history?q=gabap&view=Controlled&status=FAXED&from=2026-11-01&to=2026-11-20&vet=11&client=5&patient=6' +
  '&product=40&active=yes&types=RX&size=20';

async function start(path: string) {
  const server = createPracticeServer();
  const { locationClient, locationPatient, product } = samplePrescription();
  server.answer('GetPrescriptionCount', { prescriptionCount: 45 });
  server.answer('GetLocationClient', { locationClient: locationClient as never });
  server.answer('getLocationPatient', { locationPatient: locationPatient as never });
  server.answer('GetProductByProductId', { product: product as never });
  const view = renderScreen(<HistoryScreen />, { server, path });
  await screen.findByText(/^Prescriptions \d+ to \d+ of 45/);
  return view;
}

it('P-178 each chip clears only its own filter', async () => {
  const each = [
    ['Status', ['status']],
    ['Date', ['from', 'to']],
    ['Prescribing vet', ['vet']],
    ['Approval type', ['types']],
    ['Client', ['client']],
    ['Patient', ['patient']],
    ['Product', ['product']],
  ];
  expect(await clearChipsInBothOrders(() => start(every))).toEqual([each, each]);
});

it('P-178 clearing a filter returns to page 1', async () => {
  const view = await start('/history?status=FAXED&page=3');
  expect(await changedByClearing(view, 'Status')).toEqual(['page', 'status']);
});

it('P-178 the chips show client, patient, and product by name', async () => {
  await start(every);
  for (const name of ['Marcus Thibodeaux', 'Otis', samplePrescription().product.title])
    expect(
      await screen.findByRole('button', {
        name: (text) => text.includes(name) && /^(Client|Patient|Product)/.test(text),
      }),
    ).toBeDefined();
});
