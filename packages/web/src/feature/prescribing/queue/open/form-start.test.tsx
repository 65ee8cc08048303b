import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  draft,
  openAnswered,
  openRequest,
  patient,
  prescription,
  product,
  queryButton,
  renewal,
  signButton,
  task,
  valueOf,
} from './form.test-data';

const flavored = product({ hasFlavor: true, productFlavors: [{ flavorId: '3', flavor: 'Chicken' }] });

describe('form of a request', () => {
  it('P-163 is titled Prescription', async () => {
    await openRequest();
    expect(screen.getByRole('heading', { name: 'Prescription', hidden: true }).tagName).toBe('H3');
  });

  it("P-164 starts from the request's own draft", async () => {
    const stored = draft({
      unitPerFill: 45,
      directions: 'Give 2 daily.',
      refills: 2,
      prescExpiryDate: '2027-03-01',
      notifyClientDate: '2026-12-20',
    });
    const { field } = await openRequest(task({ prescription: stored, previousPrescription: prescription() }));
    expect([
      field('Quantity').value,
      field('Directions').value,
      field('Refills').value,
      field('Expiration').value,
      field('Notification Date').value,
    ]).toEqual(['45', 'Give 2 daily.', '2', '03-01-2027', '12-20-2026']);
  });

  it('P-164 starts from the previous prescription, with new dates', async () => {
    const { field } = await openRequest(renewal());
    expect([
      field('Quantity').value,
      field('Directions').value,
      field('Refills').value,
      field('Expiration').value,
      field('Notification Date').value,
    ]).toEqual(['90', 'Give 1 tablet by mouth once daily.', '3', '11-20-2027', '11-20-2026']);
  });

  it("P-164 starts from the request's product, flavor, and quantity", async () => {
    const { field, press } = await openRequest(task({ product: flavored, flavorId: '3', quantityRequested: 12 }));
    await press('Advanced Options');
    expect([
      field('Product Name').textContent,
      field('Quantity').value,
      field('Flavor').value,
      field('Directions').value,
      field('Refills').value,
    ]).toEqual(['Gabapentin Capsules', '12', '3', '', '']);
  });

  it("P-163 shows the patient's weight, age, and allergies beside it", async () => {
    await openRequest(
      task({
        locationPatient: patient({
          allergies: [{ code: 'p', name: 'Penicillins', kind: 'drug-class', ingredients: null }],
        }),
      }),
    );
    expect(valueOf('Weight')).toEqual(['31 lbs (14.06 kg)']);
    expect(valueOf('Age')).toEqual([expect.stringContaining('7')]);
    expect(valueOf('Allergies')).toEqual(['Penicillins']);
  });
});

const answered = {
  actionedByLocationUser: { id: '11', displayName: 'Dr. Maya Okafor' },
  actionedTimestamp: '2026-11-20T15:00:00.000Z',
} as const;

describe('an answered request', () => {
  it.each(['VET_APPROVED', 'PV1_APPROVED', 'PV1_DECLINED'] as const)(
    'P-163 shows the prescription of a %s request and a side panel',
    async (status) => {
      await openAnswered(task({ ...answered, status, prescription: prescription() }));
      expect(valueOf('Direction')).toEqual(['Give 1 tablet by mouth once daily.']);
      const panel = within(screen.getByLabelText('Answer'));
      expect(panel.getByText('25-118203')).toBeDefined();
      expect(queryButton(signButton)).toBeNull();
    },
  );

  it.each([
    { status: 'VET_DECLINED' as const, stored: prescription() },
    { status: 'VET_APPROVED' as const, stored: null },
  ])('P-163 shows client, patient, and product of any other ($status)', async ({ status, stored }) => {
    await openAnswered(task({ ...answered, status, prescription: stored, actionReason: 'Due for exam' }));
    expect(valueOf('Client')).toEqual(['Marcus Thibodeaux']);
    expect(valueOf('Patient')).toEqual(['Otis, Canine']);
    expect(valueOf('Product')).toEqual(['Gabapentin Capsules 100 mg']);
    expect(valueOf('Reason')).toEqual(['Due for exam']);
    expect(screen.queryByText('Direction', { selector: 'dt' })).toBeNull();
    expect(queryButton(signButton)).toBeNull();
  });
});
