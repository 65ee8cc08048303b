import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, draft, patient, product, queryButton, signButton, task } from './form.test-data';
import {
  seriousPanel,
  issued,
  minorPanel,
  openPoints,
  openWith,
  textOf,
  signing,
  therapyOf,
} from './signing.test-data';

const suspension = product({
  title: 'Gabapentin Oral Suspension',
  strengthDisplay: '50 mg/mL',
  unitMeasure: { description: 'mL' },
  packsizeQty: 60,
});
const ofSuspension = { product: therapyOf({}, suspension), quantity: 60, daysSupply: 60, refills: 1 };
const last = issued({
  ...ofSuspension,
  rxNumber: '26-104065',
  issuedAt: '2026-07-25T14:20:00.000Z',
  directions: 'Give 0.5 mL by mouth every 12 hours.',
});

/** A draft of the suspension without any dose warning. */
const drafted = (over: Parameters<typeof draft>[0] = {}) =>
  task({
    product: suspension,
    prescription: draft({
      product: suspension,
      unitPerFill: 60,
      directions: 'Give 0.5 mL by mouth every 12 hours.',
      daysSupply: 60,
      ...over,
    }),
  });
const slipped = drafted({ directions: 'Give 5 mL by mouth every 12 hours.', daysSupply: null });
const wrongDays = drafted({ daysSupply: 30 });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value;
const named = (name: string) => button(new RegExp(`^${name.replaceAll(' ', '[ \u00A0]')}$`));
const isNamed = (name: string) => queryButton(new RegExp(`^${name.replaceAll(' ', '[ \u00A0]')}$`)) !== null;
const sunken = (panel: HTMLElement) =>
  within(panel)
    .getAllByText((_, element) => element?.tagName === 'P' && / [=·] /.test(element.textContent))
    .map(textOf);

describe('a days supply that contradicts quantity and directions', () => {
  it('P-241 P-245 shows its calculation, and requires one press', async () => {
    await openWith({}, wrongDays);
    const panel = minorPanel()!;
    expect(textOf(panel)).toMatch(/^Worth knowingArithmetic only; Signa does not propose a dose/);
    expect(textOf(panel)).toContain('60 mL at these directions; the days supply is 30.');
    expect(sunken(panel)).toEqual(['60 mL ÷ (0.5 mL × 2 a day) = 60 days']);
    expect([...panel.querySelectorAll('b')].map(textOf)).toEqual(['0.5', '2', '60 days']);
    expect(openPoints()).toEqual(['60 or 30 days']);
    expect(textOf(signing())).toContain('1 to check');
    expect(button(signButton).getAttribute('aria-disabled')).toBe('true');
  });

  it('P-241 P-245 is replaced with the computed one by one press', async () => {
    const opened = await openWith({}, wrongDays);
    await opened.user.click(named('Use 60 days'));
    expect(minorPanel()).toBeNull();
    expect(openPoints()).toEqual([]);
    await opened.sign();
    expect(await opened.sent('UpdatePrescription')).toMatchObject({ input: { daysSupply: 60, noteToPharmacy: null } });
  });

  it('P-245 keeps what was typed by one press, until a number changes', async () => {
    const opened = await openWith({}, wrongDays);
    await opened.user.click(named('Keep 30 days'));
    expect([isNamed('Keep 30 days'), isNamed('Use 60 days')]).toEqual([false, false]);
    expect(textOf(minorPanel())).toContain('Kept 30 days');
    // The pressed button is gone, so the next key goes to Authorize.
    expect(document.activeElement).toBe(button(signButton));
    expect(openPoints()).toEqual([]);
    await opened.fill('Days Supply', '31');
    expect(openPoints()).toEqual(['60 or 31 days']);
    await opened.fill('Days Supply', '30');
    await opened.sign();
    expect(await opened.sent('UpdatePrescription')).toMatchObject({ input: { daysSupply: 30, noteToPharmacy: null } });
  });

  it('P-245 P-254 is focused by Authorize, by click and by Ctrl Enter', async () => {
    const opened = await openWith({}, wrongDays);
    await opened.sign();
    await waitFor(() => expect(document.activeElement).toBe(named('Use 60 days')));
    button(signButton).focus();
    fireEvent.keyDown(button(signButton), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(document.activeElement).toBe(named('Use 60 days')));
    expect(opened.hasSent()).toBe(false);
  });

  it('P-245 can still be saved in a draft', async () => {
    const opened = await openWith({}, wrongDays);
    await opened.saveDraft();
    expect(await opened.sent('UpdatePrescription')).toMatchObject({ input: { daysSupply: 30 } });
  });

  it('P-241 requires nothing if they agree', async () => {
    await openWith({ issued: [last] }, drafted());
    expect([seriousPanel(), minorPanel(), openPoints()]).toEqual([null, null, []]);
  });
});

describe('ten times the usual amount', () => {
  it('P-242 is serious, with the calculation and the usual value', async () => {
    await openWith({ issued: [last] }, slipped);
    const panel = seriousPanel()!;
    expect(textOf(panel)).toMatch(/^Serious1 conflict/);
    expect(textOf(panel)).toContain('Ten times the last dose5 mL each time; 0.5 mL on Rx# 26-104065 of 07-25-2026.');
    expect(sunken(panel)).toEqual(['5 ÷ 0.5 = 10 · 5 mL × 50 mg/mL = 250 mg each time, last 25 mg']);
    expect(openPoints()).toEqual(['Note to pharmacy for 1 conflict', '5 mL or 0.5 mL']);
  });

  it('P-242 is replaced with the usual dose by one press, and then needs no note', async () => {
    const opened = await openWith({ issued: [last] }, slipped);
    await opened.user.click(named('Use 0.5 mL'));
    expect(value('Directions')).toBe('Give 0.5 mL by mouth every 12 hours.');
    expect(seriousPanel()).toBeNull();
    await opened.sign();
    expect(await opened.sent('UpdatePrescription')).toMatchObject({
      input: { directions: 'Give 0.5 mL by mouth every 12 hours.', noteToPharmacy: null },
    });
  });

  it('P-242 needs the note if kept', async () => {
    const opened = await openWith({ issued: [last] }, slipped);
    await opened.user.click(named('Keep 5 mL'));
    expect(openPoints()).toEqual(['Note to pharmacy for 1 conflict']);
    await opened.fill('Note To Pharmacy', 'Raised on purpose.');
    await opened.sign();
    expect(await opened.sent('UpdatePrescription')).toMatchObject({
      input: { directions: 'Give 5 mL by mouth every 12 hours.', noteToPharmacy: 'Raised on purpose.' },
    });
  });

  it("P-242 of the product's usual quantity offers that quantity", async () => {
    const opened = await openWith(
      { usage: { count: 12, median: 60 } },
      drafted({ unitPerFill: 600, daysSupply: null }),
    );
    expect(textOf(seriousPanel())).toMatch(/Ten times/);
    await opened.user.click(named('Use 60 mL'));
    expect(value('Quantity')).toBe('60');
    expect(seriousPanel()).toBeNull();
  });
});

describe('a weight that differs from the previous one', () => {
  const weights = [
    { at: '2026-11-19T15:00:00.000Z', weight: 31, weightUnit: 'lbs', by: 'Luis Ferreira' },
    { at: '2026-08-14T15:00:00.000Z', weight: 14, weightUnit: 'lbs', by: 'Dr. Tomás Lindqvist' },
  ] as const;

  it('P-243 by a mix-up of pounds and kilograms is serious, and shows who entered it when', async () => {
    await openWith({ weights: [...weights] }, drafted());
    expect(textOf(seriousPanel())).toContain(
      'Weight more than doubled31 lbs, entered 11-19-2026 by Luis Ferreira; 14 lbs on 08-14-2026.',
    );
    expect(openPoints()).toEqual(['Note to pharmacy for 1 conflict', '31 lbs or 14 lbs']);
  });

  it('P-243 is resolved by storing the previous one, with one press', async () => {
    const opened = await openWith({ weights: [...weights] }, drafted());
    opened.server.answer('UpdateLocationPatientForConflict', {
      updateLocationPatientForConflict: patient({ weight: 14, version: 2 }),
    });
    await opened.user.click(named('Use 14 lbs'));
    await waitFor(() => expect(seriousPanel()).toBeNull());
    expect(opened.server.lastVariables('UpdateLocationPatientForConflict')).toEqual({
      input: { id: '6', weight: 14, weightUnit: 'lbs' },
    });
  });

  it('P-243 by a quarter within a month is worth knowing', async () => {
    await openWith({ weights: [weights[0], { ...weights[1], at: '2026-10-30T15:00:00.000Z', weight: 24 }] }, drafted());
    expect(seriousPanel()).toBeNull();
    expect(textOf(minorPanel())).toContain('24 lbs on 10-30-2026');
    expect(openPoints()).toEqual(['31 lbs or 24 lbs']);
  });
});
