import { describe, expect, it } from 'vitest';
import { calendarDays } from '../../../../testing/calendar-days';
import { button, compound, draft, openRequest, optionsOf, product, reasons, renewal, task } from './form.test-data';

const [option, date] = ['Client Notification', 'Notification Date'];

const chosen = (select: HTMLElement) => select.querySelector<HTMLOptionElement>('option:checked')?.text;

describe('client notification', () => {
  it('P-078 defaults to Today', async () => {
    const { field, saveDraft, sent } = await openRequest();
    expect(optionsOf(field(option))).toEqual([
      'None',
      'Today',
      '30 Days',
      '60 Days',
      '90 Days',
      '6 Months',
      'Select Date',
    ]);
    expect([chosen(field(option)), field(date).value]).toEqual(['Today', '11-20-2026']);
    await saveDraft();
    expect((await sent()).input.notifyClientDate).toBe('2026-11-20');
  });

  it('P-078 counts its days from today; None disables the date and sends null', async () => {
    const { field, choose, saveDraft, sent } = await openRequest();
    for (const [choice, day] of [
      ['30 Days', '12-20-2026'],
      ['60 Days', '01-19-2027'],
      ['90 Days', '02-18-2027'],
      ['6 Months', '05-22-2027'],
    ] as const) {
      await choose(option, choice);
      expect([choice, field(date).value]).toEqual([choice, day]);
    }
    await choose(option, 'None');
    expect([field(date).value, field(date).disabled]).toEqual(['', true]);
    await saveDraft();
    expect((await sent()).input.notifyClientDate).toBeNull();
  });

  it('P-078 P-079 accepts a selected date, and none before today', async () => {
    const { field, fill, says, saveDraft, hasSent, sent } = await openRequest();
    expect(calendarDays(field(date))).toEqual(['2026-11-20', '']);
    await fill(date, '11-19-2026');
    expect(chosen(field(option))).toBe('Select Date');
    expect(says(date)).toBe('Please provide a valid Date');
    await saveDraft();
    expect(hasSent()).toBe(false);
    await fill(date, '11-25-2026');
    await saveDraft();
    expect((await sent()).input.notifyClientDate).toBe('2026-11-25');
  });

  it.each([
    { stored: '2026-12-20', choice: '30 Days', shown: '12-20-2026' },
    { stored: null, choice: 'None', shown: '' },
    { stored: '2026-12-24', choice: 'Select Date', shown: '12-24-2026' },
    { stored: '2026-11-01', choice: 'Today', shown: '11-20-2026' },
  ])('P-079 reopens a draft with $stored as $choice', async ({ stored, choice, shown }) => {
    const { field } = await openRequest(task({ prescription: draft({ notifyClientDate: stored }) }));
    expect([chosen(field(option)), field(date).value]).toEqual([choice, shown]);
  });
});

const isOpen = () => button('Advanced Options').getAttribute('aria-expanded') === 'true';
const flavored = product({ hasFlavor: true, productFlavors: [{ flavorId: '3', flavor: 'Chicken' }] });

describe('advanced options', () => {
  it.each([
    { what: 'a plain draft', stored: draft(), opens: false },
    { what: 'a flavor', stored: draft({ product: flavored, flavorId: '3' }), opens: true },
    { what: 'a days supply', stored: draft({ daysSupply: 30 }), opens: true },
    { what: 'a note', stored: draft({ noteToPharmacy: 'Please call.' }), opens: true },
  ])('P-080 expand by themselves for $what: $opens', async ({ stored, opens }) => {
    await openRequest(task({ product: stored.product, prescription: stored }));
    expect(isOpen()).toBe(opens);
  });

  it('P-080 expand by themselves on an error in one of their fields, and stay expanded during its correction', async () => {
    const { user, choose, sign, field, says } = await openRequest(renewal(compound));
    await choose('Reason For Compounding', reasons.allergy);
    expect(isOpen()).toBe(false);
    await sign();
    expect(isOpen()).toBe(true);
    expect(says('Allergic Ingredient')).toBe('This field is required');
    await user.type(field('Allergic Ingredient'), 'fish');
    expect(field('Allergic Ingredient').value).toBe('fish');
  });

  it('P-080 stay collapsed on an error in another field', async () => {
    const { fill, sign, says } = await openRequest(renewal());
    await fill('Directions', '');
    await sign();
    expect(says('Directions')).toBe('This field is required');
    expect(isOpen()).toBe(false);
  });

  it('P-080 P-081 start expanded in later forms of this browser once chosen', async () => {
    const { field, user } = await openRequest();
    expect(isOpen()).toBe(false);
    await user.click(field('Open by default'));
    expect(localStorage.getItem('advancedOptionsOpen')).toBe('true');
  });

  it('P-080 P-081 start expanded if the preference says so', async () => {
    localStorage.setItem('advancedOptionsOpen', 'true');
    const { field, user } = await openRequest();
    expect(isOpen()).toBe(true);
    await user.click(field('Open by default'));
    expect(localStorage.getItem('advancedOptionsOpen')).toBe('false');
  });
});

describe('AutoShip prompt', () => {
  const tick = 'Prompt the client for AutoShip';

  it('P-080 P-164 is a checkbox in Advanced Options, prefilled from the request and sent as shown', async () => {
    const { field, user, saveDraft, sent } = await openRequest(task({ isAutoship: true }));
    await user.click(button('Advanced Options'));
    expect(field(tick).checked).toBe(true);
    await user.click(field(tick));
    await saveDraft();
    expect((await sent()).input.autoShipPrompt).toBe(false);
  });

  it('P-080 P-164 is unchecked if the request asks for nothing', async () => {
    const { field, user, saveDraft, sent } = await openRequest(task({ isAutoship: false }));
    await user.click(button('Advanced Options'));
    expect(field(tick).checked).toBe(false);
    await user.click(field(tick));
    await saveDraft();
    expect((await sent()).input.autoShipPrompt).toBe(true);
  });
});
