import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openRequest, patient, product, renewal } from './form.test-data';
import { seriousPanel, openPoints, textOf } from './signing.test-data';

const carprofen = product({
  title: 'Rimadyl Caplets',
  ingredients: ['carprofen'],
  keywords: ['nsaid'],
  strengthDisplay: '25 mg',
});
const dog = (facts: Parameters<typeof patient>[0]) => renewal(carprofen, { locationPatient: patient(facts) });
const allergies = (...names: readonly string[]) =>
  dog({ allergies: names.map((name) => ({ code: 'other', name, kind: 'drug', ingredients: null })) });
const notChecked = () => screen.getByRole('region', { name: 'Not checked', hidden: true });
const calm = () => screen.queryByText('No conflicts.')?.closest('[role=status]')?.textContent ?? null;

describe('recorded in other words', () => {
  it('P-320 warns about a brand, and shows what a misspelled name was read as', async () => {
    await openRequest(allergies('Rimadyl', 'Carprophen'));
    expect(textOf(seriousPanel())).toMatch(/Carprophen \(read as carprofen\)/);
    expect(textOf(seriousPanel())).toMatch(/AllergyPatient(?:Carprophen|Rimadyl)/);
    expect(openPoints()).toEqual(['Choose a reason to override the warning', 'Note to pharmacy for 2 conflicts']);
  });

  it("P-320 lists an unknown name, and allergies then don't count as checked", async () => {
    await openRequest(allergies('Zorblax'));
    expect(textOf(notChecked())).toBe('Zorblax: Not checked: no known drug, class or food was recognized.');
    expect(calm()).toMatch(/^No conflicts\. ?Checked: (?!.*allergies)/);
  });

  it('P-320 reports words that name no single drug, and names that were read as another', async () => {
    await openRequest(allergies('Antibiotics', 'Amoxycilin'));
    expect(textOf(notChecked())).toMatch(/Amoxycilin: Read as amoxicillin\./);
    expect(textOf(notChecked())).toMatch(/Antibiotics: Not checked: no single drug, class, or food was recognized\./);
  });

  it('P-320 checks NKDA and a brand of another drug', async () => {
    await openRequest(allergies('NKDA', 'Keflex'));
    expect(calm()).toMatch(/Checked: .*allergies/);
  });

  it('P-321 warns about kidney disease by another name, and lists a denied one', async () => {
    const healthConditions = [{ code: 'other', name: 'IRIS stage 3' }];
    await openRequest(dog({ healthConditions }));
    expect(textOf(seriousPanel())).toMatch(/Health Condition.*IRIS stage 3/);
  });

  it("P-321 lists a denied condition, and conditions then don't count as checked", async () => {
    await openRequest(dog({ healthConditions: [{ code: 'other', name: 'No renal disease' }] }));
    expect(textOf(notChecked())).toMatch(/^No renal disease: Not checked: read as ruled out/);
    expect(calm()).toMatch(/Checked: (?!.*conditions)/);
  });

  it('P-322 warns about a breed by another name', async () => {
    const ivermectin = product({ ingredients: ['ivermectin'], keywords: ['macrocyclic lactone'] });
    const sheltie = patient({ breed: { code: 'other', name: 'Sheltie' } });
    await openRequest(renewal(ivermectin, { locationPatient: sheltie }));
    expect(textOf(seriousPanel())).toMatch(/Breed.*Sheltie/);
  });

  it('P-324 compares and checks a medication missing from the catalog by its name', async () => {
    const unknown = {
      ...{ code: null, isResolved: false, productId: null, prescriptionId: null, classification: null },
      ...{ presentation: null, ingredients: [], keywords: [] },
    };
    await openRequest(dog({ currentMeds: [{ ...unknown, name: 'Deltasone' }] }));
    expect(textOf(seriousPanel())).toMatch(/Interaction.*Deltasone/);
  });

  it('P-324 lists a medication without a known name', async () => {
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
    expect(textOf(notChecked())).toBe('Zorblax: Not found in the catalog, so not checked for interactions.');
  });
});
