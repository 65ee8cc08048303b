import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerPrintings } from '../../../../testing/recorded-printing';
import { sampleAssignment, sampleLocation, samplePractice } from '../../../../testing/sample-practice';
import { type OpenedRequest, openRequest, patient, prescription, renewal, scheduleII, vet } from './form.test-data';

/** A location with every optional question enabled. */
const practice = samplePractice({
  features: ['pimsWriteback', 'pimsAlertModal'],
  assignment: sampleAssignment({
    location: sampleLocation({
      isPimsEnabled: true,
      pimsAccountId: 'account',
      pimsConnectionType: 'EZYVET',
      pimsWritebackAccountId: 'account',
      pimsWritebackLocationId: 'place',
      isEnabledForWriteback: true,
    }),
  }),
});
const licensed = vet({ deaLicense: 'AO1234563', deaLicenseExpiration: '2027-05-31', hasCurrentDeaLicense: true });
const forDogs = { ...scheduleII, productSpecies: ['canine' as const] };
const cat = { code: 'feline', name: 'Feline', icon: 'cat' } as const;

const prompt = 'Weight and date of birth of Otis';
/** The questions in order; the conflict is a question in the form rather than a dialog. */
const dialogs = [
  'Patient not linked',
  'This vet is not linked to the PIMS',
  prompt,
  'Schedule II controlled substance',
];
/** Queries by role compute every style of the page, which is slow. */
const openDialog = () => document.querySelector('dialog[open]');
const asked = () => dialogs.filter((name) => openDialog()?.textContent.includes(name));

/** Presses a button in the only open dialog. */
async function answer({ user }: OpenedRequest, dialog: string, label: string): Promise<void> {
  await waitFor(() => expect(asked()).toEqual([dialog]));
  const buttons = [...(openDialog()?.querySelectorAll('button') ?? [])];
  const meant = buttons.find(({ textContent }) => textContent.trim() === label);
  if (!meant) throw new Error(`${dialog} has no button ${label}`);
  await user.click(meant);
}

/** Otis without a birth date. Saving his data changes his species to cat, which the product isn't for. */
async function openEverything(over: Parameters<typeof renewal>[1] = {}): Promise<OpenedRequest> {
  const stored = prescription({ id: '55', product: forDogs });
  const opened = await openRequest(renewal(forDogs, { locationPatient: patient({ birthdate: null }), ...over }), {
    practice,
    vets: [licensed],
    prepare: (server) => {
      server.answer('UpdateLocationPatient', { updateLocationPatient: patient({ version: 2, species: cat }) });
      server.answer('AddPrescription', { addPrescription: stored });
      answerPrintings(server, stored);
    },
  });
  await opened.choose('Workflow User', '13');
  await opened.choose('Workflow Status', '2');
  return opened;
}

describe('an issue to which every step applies', () => {
  it('P-096 asks about the patient, the vet, unknown values, the conflict, and Schedule II, then saves and records the workflow', async () => {
    const opened = await openEverything();
    const { fill, sign, press, hasSent, server, sent } = opened;
    await fill('Directions', '');
    await sign();
    expect(asked()).toEqual([]);
    await fill('Directions', 'Give 1 capsule by mouth once daily.');
    await sign();
    await answer(opened, 'Patient not linked', 'Ignore');
    await answer(opened, 'This vet is not linked to the PIMS', 'Continue');
    await waitFor(() => expect(asked()).toEqual([prompt]));
    await fill('Date of birth', '04-02-2019');
    await answer(opened, prompt, 'Continue');
    await screen.findByText('This note is required to authorize.');
    expect(asked()).toEqual([]);
    await fill('Note To Pharmacy', 'Off label on purpose.');
    await press('Continue');
    expect(hasSent()).toBe(false);
    await answer(opened, 'Schedule II controlled substance', 'Authorize for Otis');
    expect(await screen.findByRole('dialog', { name: 'Print prescription' })).toBeDefined();
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
    await waitFor(() => expect(server.calls('upsertPrescriptionWorkflow')).toHaveLength(1));
    expect(server.calls('AddPrescription')).toHaveLength(1);
  });

  it("C-124 opens the link page with the client's names from the alert of an unlinked patient, and saves nothing", async () => {
    const opened = await openEverything();
    const { sign, hasSent, path } = opened;
    await sign();
    await waitFor(() => expect(asked()).toEqual(['Patient not linked']));
    expect(openDialog()?.textContent).toContain(
      'This patient is not linked to PIMS so will not write back to the medical record...',
    );
    await answer(opened, 'Patient not linked', 'Go to Link Page');
    await waitFor(() => expect(path()).toBe('/link?firstName=Marcus&lastName=Thibodeaux'));
    expect(hasSent()).toBe(false);
  });

  it("C-124 opens the profile if the client is linked, because the link page doesn't list that client", async () => {
    const { locationClient } = renewal(forDogs);
    if (!locationClient) throw new Error('The renewal has a client');
    const linked = { ...locationClient, pimsId: '4188', pimsConnectionType: 'EZYVET' as const };
    const opened = await openEverything({ locationClient: linked });
    await opened.sign();
    await answer(opened, 'Patient not linked', 'Go to Link Page');
    await waitFor(() => expect(opened.path()).toMatch(/^\/clients\/profile\/5\?patientId=./));
  });

  it('C-124 asks about an unlinked patient once a day, not for the next prescription, and again tomorrow', async () => {
    const first = await openEverything();
    await first.sign();
    await answer(first, 'Patient not linked', 'Ignore');
    await waitFor(() => expect(asked()).toEqual(['This vet is not linked to the PIMS']));
    cleanup();
    const second = await openEverything();
    await second.sign();
    await waitFor(() => expect(asked()).toEqual(['This vet is not linked to the PIMS']));
    cleanup();
    const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('ignoredLinks/'));
    expect(kept).toHaveLength(1);
    for (const [key, value] of kept) localStorage.setItem(key, String(value).replace('2026-11-20', '2026-11-19'));
    const tomorrow = await openEverything();
    await tomorrow.sign();
    await waitFor(() => expect(asked()).toEqual(['Patient not linked']));
  });

  it('P-096 stores only the patient if the last question is canceled', async () => {
    const opened = await openEverything();
    const { fill, sign, press, hasSent, server } = opened;
    await sign();
    await answer(opened, 'Patient not linked', 'Ignore');
    await answer(opened, 'This vet is not linked to the PIMS', 'Continue');
    await waitFor(() => expect(asked()).toEqual([prompt]));
    await fill('Date of birth', '04-02-2019');
    await answer(opened, prompt, 'Continue');
    await screen.findByText('This note is required to authorize.');
    await fill('Note To Pharmacy', 'Off label on purpose.');
    await press('Continue');
    await answer(opened, 'Schedule II controlled substance', 'Cancel');
    expect(asked()).toEqual([]);
    expect(hasSent()).toBe(false);
    expect(server.calls('UpdateLocationPatient')).toHaveLength(1);
    expect(server.calls('upsertPrescriptionWorkflow')).toEqual([]);
  });

  it('P-096 P-097 saves a draft without asking anything', async () => {
    const { saveDraft, sent, server } = await openEverything();
    await saveDraft();
    expect(asked()).toEqual([]);
    expect((await sent()).addPrescriptionType).toBe('SaveAsDraft');
    expect(server.calls('UpdateLocationPatient')).toEqual([]);
  });
});
