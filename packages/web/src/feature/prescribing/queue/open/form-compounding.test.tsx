import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { compound, draft, openRequest, optionsOf, reasons, renewal, scheduleIV, task } from './form.test-data';

const reason = 'Reason For Compounding';

describe('reason for compounding', () => {
  it('P-073 is chosen from the list, and required except for a draft', async () => {
    const { field, says, sign, hasSent, saveDraft, sent } = await openRequest(renewal(compound));
    expect(optionsOf(field(reason))).toEqual([reasons.concentration, reasons.allergy]);
    expect(says(reason)).toBe('GFI 256 requires a reason for compounding from April 1, 2023 per FDA.');
    await sign();
    expect(says(reason)).toBe('This field is required');
    expect(hasSent()).toBe(false);
    await saveDraft();
    expect((await sent()).input.reasonForCompound).toBeNull();
  });

  it('P-073 is sent when chosen', async () => {
    const { choose, sign, sent } = await openRequest(renewal(compound));
    await choose(reason, reasons.concentration);
    await sign();
    expect((await sent()).input).toMatchObject({
      reasonForCompound: reasons.concentration,
      allergicIngredient: null,
    });
  });

  it('P-073 is neither shown nor sent for a product that is not a compound', async () => {
    const { saveDraft, sent } = await openRequest(
      task({ product: scheduleIV, prescription: draft({ product: scheduleIV, reasonForCompound: 'Left over' }) }),
    );
    expect(screen.queryByLabelText(/^Reason For Compounding/)).toBeNull();
    await saveDraft();
    expect((await sent('UpdatePrescription')).input.reasonForCompound).toBeNull();
  });

  it('P-073 needs no choice if the pharmacy has its rationale', async () => {
    const { field, sign, sent } = await openRequest(renewal({ ...compound, hasPharmacyRationale: true }));
    expect(field(reason).tagName).toBe('OUTPUT');
    await sign();
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
  });
});

describe('allergic ingredient', () => {
  it('P-075 appears only for a reason that names an allergy, and is then required except for a draft', async () => {
    const { field, choose, press, fill, says, sign, hasSent, sent } = await openRequest(renewal(compound));
    await press('Advanced Options');
    expect(field('Allergic Ingredient').tagName).toBe('OUTPUT');
    await choose(reason, reasons.allergy);
    expect(field('Allergic Ingredient').tagName).toBe('INPUT');
    await sign();
    expect(says('Allergic Ingredient')).toBe('This field is required');
    await fill('Allergic Ingredient', 'x'.repeat(101));
    expect(says('Allergic Ingredient')).toBe('Enter at most 100 characters');
    await sign();
    expect(hasSent()).toBe(false);
    await fill('Allergic Ingredient', 'xylitol');
    await sign();
    expect((await sent()).input).toMatchObject({ reasonForCompound: reasons.allergy, allergicIngredient: 'xylitol' });
  });

  it('P-075 is cleared by another reason', async () => {
    const { field, choose, press, fill, saveDraft, sent } = await openRequest(renewal(compound));
    await press('Advanced Options');
    await choose(reason, reasons.allergy);
    await fill('Allergic Ingredient', 'xylitol');
    await choose(reason, reasons.concentration);
    await choose(reason, reasons.allergy);
    expect(field('Allergic Ingredient').value).toBe('');
    await saveDraft();
    expect((await sent()).input.allergicIngredient).toBeNull();
  });
});

describe('days supply', () => {
  it('P-076 is a whole number from 1 to 365 with at most 3 digits', async () => {
    const { press, field, user, says, fill, saveDraft, hasSent, sent } = await openRequest(renewal());
    await press('Advanced Options');
    await user.type(field('Days Supply'), '1234');
    expect(field('Days Supply').value).toBe('123');
    for (const wrong of ['366', '0', '1.5']) {
      await fill('Days Supply', wrong);
      expect([wrong, says('Days Supply')]).toEqual([wrong, 'Must be greater than zero & less than or equal to 365']);
    }
    // A truncated number would be a different valid one.
    await user.clear(field('Days Supply'));
    await user.click(field('Days Supply'));
    await user.paste('1234');
    expect(field('Days Supply').value).toBe('1234');
    await user.tab();
    expect(says('Days Supply')).toBe('Must be greater than zero & less than or equal to 365');
    await saveDraft();
    expect(hasSent()).toBe(false);
    await fill('Days Supply', '60');
    await saveDraft();
    expect((await sent()).input.daysSupply).toBe(60);
  });

  it('P-076 is optional', async () => {
    const { press, fill, saveDraft, sent } = await openRequest(renewal());
    await press('Advanced Options');
    await fill('Days Supply', '');
    await saveDraft();
    expect((await sent()).input.daysSupply).toBeNull();
  });
});
