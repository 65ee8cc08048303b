import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openRequest, patient, product, queryButton, renewal, signButton } from './form.test-data';
import type { OpenedRequest } from './form.test-data';

const panel = () => screen.queryByRole('region', { name: 'Conflict Detected', hidden: true });
const rows = () =>
  within(panel()!)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);

/** Otis weighs 31 lbs: too heavy for this product, which is for cats anyway. */
const forCats = product({ productSpecies: ['feline'], weightMin: 2, weightMax: 22 });
const tooLight = product({ weightMin: 44, weightMax: 88 });
const vendor = product({ ...tooLight, fullfillmentVendor: null });

describe('a conflict', () => {
  it("P-087 is listed with its kind, the patient's value, and the product's value", async () => {
    await openRequest(renewal(forCats));
    expect(rows()).toEqual([
      expect.stringMatching(/^SpeciesPatientCanine≠.*ProductFeline/),
      expect.stringMatching(/^Weight.*Patient31 lbs.*>.*Product2 lbs - 22 lbs/),
    ]);
  });

  it('P-087 shows no panel if there is none', async () => {
    await openRequest(renewal());
    expect(panel()).toBeNull();
  });

  it('P-087 appears as soon as a field causes it', async () => {
    const { press, fill } = await openRequest(renewal());
    await press('Advanced Options');
    await fill('Days Supply', '200');
    expect(rows()).toEqual([expect.stringMatching(/^Days Supply.*200 days.*180 days/)]);
    await fill('Days Supply', '180');
    expect(panel()).toBeNull();
  });

  it.each([
    { button: 'Authorize', asked: renewal(tooLight), type: 'AuthorizeRx' },
    { button: 'Print Rx', asked: renewal(vendor), type: 'PrintRx' },
  ])('P-088 P-254 blocks $button until there is a note, and focuses it', async ({ asked, type }) => {
    const { sign, fill, field, hasSent, sent } = await openRequest(asked);
    expect(button(signButton).getAttribute('aria-disabled')).toBe('true');
    await sign();
    await waitFor(() => expect(document.activeElement).toBe(field('Note To Pharmacy')));
    await fill('Note To Pharmacy', '   ');
    await sign();
    expect(hasSent()).toBe(false);
    await fill('Note To Pharmacy', 'Off label on purpose.');
    expect(button(signButton).getAttribute('aria-disabled')).toBeNull();
    await sign();
    expect(await sent()).toMatchObject({
      addPrescriptionType: type,
      input: { noteToPharmacy: 'Off label on purpose.' },
    });
  });

  it('P-088 waits for the note if an answer to a question caused it, then resumes where it waited', async () => {
    const species = { code: 'feline', name: 'Feline', icon: 'cat' } as const;
    const { sign, fill, press, hasSent, sent } = await openRequest(
      renewal(product({ productSpecies: ['canine'] }), { locationPatient: patient({ birthdate: null }) }),
      {
        // Another user corrected the species in the meantime.
        prepare: (server) =>
          server.answer('UpdateLocationPatient', { updateLocationPatient: patient({ version: 2, species }) }),
      },
    );
    await sign();
    await fill('Date of birth', '04-02-2019');
    await press('Continue');
    await screen.findByText('This note is required to authorize.');
    expect(hasSent()).toBe(false);
    await fill('Note To Pharmacy', 'Off label on purpose.');
    await press('Continue');
    expect(await sent()).toMatchObject({
      input: { noteToPharmacy: 'Off label on purpose.' },
      shownAlerts: expect.arrayContaining(['record:species']) as string[],
    });
  });

  it('P-088 allows saving a draft while an authorization waits for the note, and authorizes nothing', async () => {
    const species = { code: 'feline', name: 'Feline', icon: 'cat' } as const;
    const { sign, fill, press, saveDraft, sent } = await openRequest(
      renewal(product({ productSpecies: ['canine'] }), { locationPatient: patient({ birthdate: null }) }),
      {
        prepare: (server) =>
          server.answer('UpdateLocationPatient', { updateLocationPatient: patient({ version: 2, species }) }),
      },
    );
    await sign();
    await fill('Date of birth', '04-02-2019');
    await press('Continue');
    await screen.findByText('This note is required to authorize.');
    await saveDraft();
    expect(await sent()).toMatchObject({ addPrescriptionType: 'SaveAsDraft', input: { noteToPharmacy: null } });
  });

  it('P-088 blocks nothing once it has its note', async () => {
    const explained = await openRequest(renewal(tooLight));
    await explained.fill('Note To Pharmacy', 'Off label on purpose.');
    await explained.sign();
    expect((await explained.sent()).addPrescriptionType).toBe('AuthorizeRx');
  });

  it('P-088 allows saving a draft without the note', async () => {
    const { saveDraft, sent } = await openRequest(renewal(tooLight));
    await saveDraft();
    expect(await sent()).toMatchObject({ addPrescriptionType: 'SaveAsDraft', input: { noteToPharmacy: null } });
  });
});

async function correctTo(weight: string, stored: number, opened: OpenedRequest): Promise<void> {
  opened.server.answer('UpdateLocationPatientForConflict', {
    updateLocationPatientForConflict: patient({ weight: stored, version: 2 }),
  });
  await opened.press('Correct weight');
  await opened.fill('Weight', weight);
  await opened.press('Save weight');
}

describe('a weight conflict', () => {
  it('P-089 P-223 offers to correct the weight, and disappears once the new one fits', async () => {
    const opened = await openRequest(renewal(tooLight));
    await opened.sign();
    await correctTo('51', 51, opened);
    await waitFor(() => expect(panel()).toBeNull());
    expect(opened.server.lastVariables('UpdateLocationPatientForConflict')).toEqual({
      input: { id: '6', weight: 51, weightUnit: 'lbs' },
    });
    expect(await screen.findByText('Patient Edited Successfully')).toBeDefined();
    expect(opened.hasSent()).toBe(false);
    await opened.sign();
    expect((await opened.sent()).addPrescriptionType).toBe('AuthorizeRx');
  });

  it("P-089 stays if the new weight doesn't fit either", async () => {
    const opened = await openRequest(renewal(tooLight));
    await correctTo('36', 36, opened);
    await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Weight.*36 lbs/)]));
  });

  it('P-089 C-072 requires a weight from 0 to 9999.99, and names the patient', async () => {
    const opened = await openRequest(renewal(tooLight));
    await opened.press('Correct weight');
    expect(opened.field('Name').textContent).toBe('Otis');
    await opened.fill('Weight', '');
    await opened.press('Save weight');
    expect(opened.says('Weight')).not.toBe('');
    await opened.fill('Weight', '10000');
    await opened.press('Save weight');
    expect(opened.says('Weight')).not.toBe('');
    expect(opened.server.calls('UpdateLocationPatientForConflict')).toEqual([]);
  });

  it('P-089 is the only kind that can be corrected this way', async () => {
    await openRequest(renewal(product({ productSpecies: ['feline'] })));
    expect(button('Save As Draft')).toBeDefined();
    expect(queryButton('Correct weight')).toBeNull();
  });
});
