import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render';
import { samplePrescription } from '../../../testing/sample-prescription';
import type { FormPatient } from '../setting';
import { PatientFacts } from './patient-facts';
import { ProductStrip } from './product-strip';

const { product, locationPatient } = samplePrescription();

function patient(over: Partial<FormPatient>): FormPatient {
  if (!locationPatient) throw new Error('The sample prescription is for a patient');
  return { ...locationPatient, locationPatientClients: [], ...over };
}

const showPatient = (over: Partial<FormPatient>) =>
  renderScreen(<PatientFacts patient={patient(over)} today="2026-11-20" />);
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const noteOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.nextElementSibling?.textContent;

describe('what a vet sees of the patient before signing', () => {
  it.each([
    ['S', 'Spayed'],
    ['N', 'Neutered'],
    ['F', 'Female'],
    ['M', 'Male'],
  ])('writes the gender %s out', (gender, word) => {
    const breed = { code: 'miniature-schnauzer', name: 'Miniature Schnauzer' };
    showPatient({ gender, breed });
    expect(noteOf('Patient')).toBe(`Canine, Miniature Schnauzer, ${word}`);
  });

  it('tells no age of today for a deceased patient', () => {
    showPatient({ isDeceased: true });
    expect(valueOf('Age')).toBe('Deceased');
  });

  it('P-111 says No Known Allergies where none is recorded', () => {
    showPatient({ allergies: [] });
    expect(valueOf('Allergies')).toBe('No Known Allergies');
  });
});

describe('what the patient takes', () => {
  it('P-104 is said once, recorded and prescribed', () => {
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

describe('the line of the product', () => {
  it.each([
    [1, /, 1 tablet$/],
    [90, /, 90 tablets$/],
    [null, /, Flavored Tablet$/],
  ])('counts %d as %s', (quantity, text) => {
    renderScreen(
      <ProductStrip product={product} quantity={quantity} flavor={null} priceBookType="Generic" isOfficeUse={false} />,
    );
    expect(screen.getByText(text)).toBeDefined();
  });
});
