import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, draft, openRequest, patient, product, task } from './form.test-data';
import { minorPanel, openPoints, seriousPanel, signing, textOf } from './signing.test-data';

const carprofen = product({
  title: 'Carprofen Tablets',
  ingredients: ['carprofen'],
  productSpecies: ['canine'],
  productPresentation: { id: '1', description: 'Tablet', image: 'tablet.svg' },
  strengthDisplay: '100 mg',
  unitMeasure: { description: 'tablets' },
});
const otis = patient({ weight: 25, weightUnit: 'kg' });

/** A draft for a dog of 25 kg with these directions. */
const written = (directions: string, of = carprofen) =>
  task({
    product: of,
    locationPatient: otis,
    prescription: draft({ product: of, locationPatient: otis, unitPerFill: 60, directions, daysSupply: null }),
  });

const line = () => document.querySelector<HTMLElement>('[data-dose]');
const inSummary = () => signing().querySelector<HTMLElement>('[data-read="Dose"]');
const type = (directions: string) =>
  fireEvent.change(screen.getByLabelText(/^Directions/), { target: { value: directions } });

describe('the dose by weight', () => {
  it('P-405 is below the directions with the weight, and in the signing summary, quiet within the label', async () => {
    await openRequest(written('Give 1 tablet by mouth once daily with food.'));
    const label = 'label 2.2–4.4 mg/kg, at most 4.4 a day';
    expect(textOf(line())).toBe(`25 kg · 4 mg/kg every 24 hours · ${label}`);
    expect(textOf(inSummary())).toBe(`4 mg/kg every 24 hours${label}`);
    expect([minorPanel(), seriousPanel(), openPoints()]).toEqual([null, null, []]);
  });

  it('P-405 follows what is typed: above the label it is a finding that requires nothing, far above one that does', async () => {
    await openRequest(written('Give 1 tablet by mouth once daily.'));
    type('Give 1 tablet by mouth every 12 hours.');
    expect(textOf(line())).toContain('4 mg/kg every 12 hours · above the label: 2.2–4.4 mg/kg');
    expect(textOf(inSummary())).toBe('4 mg/kg every 12 hoursabove label: 4.4 mg/kg a day');
    expect(textOf(minorPanel())).toContain('Dose');
    expect(textOf(minorPanel())).toContain('8 mg/kg a day');
    expect(openPoints()).toEqual([]);
    type('Give 10 tablets by mouth every 12 hours.');
    expect(textOf(seriousPanel())).toContain('80 mg/kg a day');
    expect(openPoints()).toEqual(['Note to pharmacy for 1 conflict']);
  });

  it('P-405 opens the calculation and each labeled range with its limits and its source', async () => {
    const { user } = await openRequest(written('Give 1 tablet by mouth once daily.'));
    await user.click(button('Labeled doses'));
    const panel = await screen.findByRole('group', { name: 'Labeled doses', hidden: true });
    expect(textOf(panel)).toContain('100 mg ÷ 25 kg = 4 mg/kg');
    expect(within(panel).getAllByRole('listitem', { hidden: true }).map(textOf)).toEqual([
      expect.stringMatching(/^2\.2–4\.4 mg\/kg every 12–24 hours.*Rule D001: 21 CFR 520\.304/),
    ]);
  });

  it('P-441 says that the course is longer than the label allows, and states the limit of one that is unknown', async () => {
    const cephalexin = product({
      ...carprofen,
      ...{ title: 'Cephalexin Capsules', ingredients: ['cephalexin'], strengthDisplay: '500 mg' },
      unitMeasure: { description: 'capsules' },
    });
    await openRequest(written('Give 1 capsule by mouth every 12 hours.', cephalexin));
    expect(textOf(line())).not.toContain('labeled for');
    expect(textOf(minorPanel())).toContain('120 days with 3 refills');
    expect(textOf(minorPanel())).toContain('Course');
    expect(textOf(minorPanel())).toContain('labeled for at most 28 days');
    expect(openPoints()).toEqual([]);
    type('Give 1 capsule by mouth every 12 hours for 28 days.');
    expect([minorPanel(), textOf(line()).includes('labeled for')]).toEqual([null, false]);
    type('Give as directed.');
    expect(textOf(line())).toBe(
      'Dose by weight: the directions name no amount that can be read · labeled for at most 28 days',
    );
    expect(minorPanel()).toBeNull();
  });

  it('P-405 says below the label without a finding, and why it cannot be computed', async () => {
    await openRequest(written('Give 1/4 tablet by mouth once daily.'));
    expect(textOf(line())).toContain('1 mg/kg every 24 hours · below the label: 2.2–4.4 mg/kg');
    expect(minorPanel()).toBeNull();
    type('Give as directed.');
    expect(textOf(line())).toBe('Dose by weight: the directions name no amount that can be read.');
    expect(textOf(inSummary())).toBe('Not computed: the directions name no amount that can be read');
    type('');
    expect(line()).toBeNull();
  });

  it('P-405 is shown without a label range', async () => {
    await openRequest(written('Give 1 capsule by mouth every 8 hours.', product()));
    expect(textOf(line())).toBe('25 kg · 4 mg/kg every 8 hours');
  });

  it('P-405 is not shown for a product that is not dosed by weight', async () => {
    const drops = product({
      title: 'Ofloxacin Ophthalmic Solution',
      ingredients: ['ofloxacin'],
      productPresentation: { id: '9', description: 'Ophthalmic Solution', image: 'drops.svg' },
      strengthDisplay: '0.3%',
    });
    await openRequest(written('Instill 1 drop into both eyes every 6 hours.', drops));
    expect([line(), inSummary()]).toEqual([null, null]);
  });
});
