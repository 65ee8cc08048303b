import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render';
import { samplePrescription } from '../../../../testing/sample-prescription';
import type { FormPatient } from '../state/setting';
import { FactsStrip } from './facts-strip';
import { ProductHead } from './product-head';

const { product, locationPatient } = samplePrescription();

function patient(over: Partial<FormPatient>): FormPatient {
  if (!locationPatient) throw new Error('The sample prescription is for a patient');
  return { ...locationPatient, locationPatientClients: [], ...over };
}

const sale = { product, quantity: 90, priceBookType: 'Generic', isOfficeUse: false, today: '2026-11-20' as const };
const showPatient = (over: Partial<FormPatient>) => renderScreen(<FactsStrip patient={patient(over)} {...sale} />);
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const noteOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.nextElementSibling?.textContent;

describe('facts above a form', () => {
  it('P-251 show age with birth date, medications, conditions, price with delivery, and shelf life in one strip', () => {
    showPatient({});
    const labels = screen.getAllByText(/./, { selector: 'dt' }).map(({ textContent }) => textContent);
    expect(labels).toEqual(['Age', 'Medications', 'Health conditions', 'Price', 'Max shelf life']);
    expect(noteOf('Age')).toMatch(/^\d{2}-\d{2}-\d{4}$/);
    expect([valueOf('Price'), noteOf('Price')]).toEqual(['$204.99', '1 to 2 business days']);
  });

  it('P-251 show the weight range of a product that has one, and its handling', () => {
    const banded = { ...product, weightMin: 4, weightMax: 10, isHazardous: true };
    renderScreen(<FactsStrip patient={null} {...sale} product={banded} />);
    expect(valueOf('Weight range')).toBe('4 lbs - 10 lbs');
    expect(valueOf('Handling')).toBe('Hazardous');
  });

  it('P-252 are collapsed under a summary, and expand on press', async () => {
    const { user } = showPatient({ currentMeds: [], activePrescriptions: [], healthConditions: [] });
    const head = screen.getByRole('button', { name: /^Facts .*0 medications, 0 conditions$/ });
    expect(head.getAttribute('aria-expanded')).toBe('false');
    await user.click(head);
    expect(head.getAttribute('aria-expanded')).toBe('true');
  });

  it('omit the current age of a deceased patient', () => {
    showPatient({ isDeceased: true });
    expect(valueOf('Age')).toBe('Deceased');
  });
});

describe("the patient's medications", () => {
  it('P-104 are listed once if both recorded and prescribed', () => {
    const galliprant = {
      code: null,
      name: 'Galliprant',
      isResolved: true,
      productId: '1',
      classification: null,
      presentation: null,
      ingredients: ['grapiprant'],
      keywords: [],
      prescriptionId: null,
    };
    showPatient({
      currentMeds: [galliprant],
      activePrescriptions: [{ ...galliprant, name: 'Galliprant Tablets', prescriptionId: '9' }],
    });
    expect(valueOf('Medications')).toBe('Galliprant Tablets');
  });
});

describe('product line', () => {
  it.each([
    [1, /, 1 tablet$/],
    [90, /, 90 tablets$/],
    [null, /, Flavored Tablet$/],
  ])('shows quantity %d as %s', (quantity, text) => {
    renderScreen(<ProductHead product={product} quantity={quantity} flavor={null} />);
    expect(screen.getByText(text)).toBeDefined();
  });
});
