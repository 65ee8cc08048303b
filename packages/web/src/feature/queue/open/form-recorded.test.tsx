import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openRequest, patient, product, renewal } from './form.test-data';
import { gravePanel, openPoints, textOf } from './signing.test-data';

const carprofen = product({ title: 'Rimadyl Caplets', ingredients: ['carprofen'], keywords: ['nsaid'] });
const dog = (facts: Parameters<typeof patient>[0]) => renewal(carprofen, { locationPatient: patient(facts) });
const allergies = (...names: readonly string[]) =>
  dog({ allergies: names.map((name) => ({ code: 'other', name, kind: 'drug', ingredients: null })) });
const notChecked = () => screen.getByRole('region', { name: 'Not checked', hidden: true });
const calm = () => screen.queryByText('No conflicts.')?.closest('[role=status]')?.textContent ?? null;

describe('what was recorded in other words', () => {
  it('P-320 a brand is warned of, a misspelled name with what it was read as', async () => {
    await openRequest(allergies('Rimadyl', 'Carprophen'));
    expect(textOf(gravePanel())).toMatch(/Carprophen \(read as carprofen\)/);
    expect(textOf(gravePanel())).toMatch(/AllergyPatient(?:Carprophen|Rimadyl)/);
    expect(openPoints()).toEqual(['Choose a reason against the warning', 'Note to pharmacy for 2 conflicts']);
  });

  it('P-320 what names nothing is listed, and allergies are then not among what was checked', async () => {
    await openRequest(allergies('Zorblax'));
    expect(textOf(notChecked())).toBe('Zorblax: Not checked: it names no drug, class or food that is known here.');
    expect(calm()).toMatch(/^No conflicts\. ?Checked: (?!.*allergies)/);
  });

  it('P-320 words that name no single drug, and what was read as another name, are said', async () => {
    await openRequest(allergies('Antibiotics', 'Amoxycilin'));
    expect(textOf(notChecked())).toMatch(/Amoxycilin: Read as amoxicillin\./);
    expect(textOf(notChecked())).toMatch(/Antibiotics: Not checked: it names no single drug, class or food\./);
  });

  it('P-320 NKDA and a brand of another drug are checked', async () => {
    await openRequest(allergies('NKDA', 'Keflex'));
    expect(calm()).toMatch(/Checked: .*allergies/);
  });

  it('P-321 kidney disease by another name is warned of, a denied one listed', async () => {
    const healthConditions = [{ code: 'other', name: 'IRIS stage 3' }];
    await openRequest(dog({ healthConditions }));
    expect(textOf(gravePanel())).toMatch(/Health Condition.*IRIS stage 3/);
  });

  it('P-321 a denied condition is listed, and conditions are then not among what was checked', async () => {
    await openRequest(dog({ healthConditions: [{ code: 'other', name: 'No renal disease' }] }));
    expect(textOf(notChecked())).toMatch(/^No renal disease: Not checked: read as ruled out/);
    expect(calm()).toMatch(/Checked: (?!.*conditions)/);
  });

  it('P-322 a breed by another name is warned of', async () => {
    const ivermectin = product({ ingredients: ['ivermectin'], keywords: ['macrocyclic lactone'] });
    const sheltie = patient({ breed: { code: 'other', name: 'Sheltie' } });
    await openRequest(renewal(ivermectin, { locationPatient: sheltie }));
    expect(textOf(gravePanel())).toMatch(/Breed.*Sheltie/);
  });

  it('P-324 a medication that the catalogue does not have is compared and checked by its name', async () => {
    const unknown = {
      ...{ code: null, isResolved: false, productId: null, prescriptionId: null, classification: null },
      ...{ presentation: null, ingredients: [], keywords: [] },
    };
    await openRequest(dog({ currentMeds: [{ ...unknown, name: 'Deltasone' }] }));
    expect(textOf(gravePanel())).toMatch(/Interaction.*Deltasone/);
  });

  it('P-324 one without a known name is listed', async () => {
    const unknown = {
      ...{ code: null, isResolved: false, productId: null, prescriptionId: null, classification: null },
      ...{ presentation: null, ingredients: [], keywords: [] },
    };
    await openRequest(
      dog({
        currentMeds: [
          { ...unknown, name: 'Pepcid' },
          { ...unknown, name: 'Zorblax' },
        ],
      }),
    );
    expect(textOf(notChecked())).toBe('Zorblax: Not found in the catalogue, so not checked for interactions.');
  });
});
