import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { samplePractice, sampleAssignment, sampleLocation } from '../../../../testing/sample-practice';
import {
  button,
  openRequest,
  patient,
  prescription,
  product,
  renewal,
  signButton,
  task,
  valueOf,
} from './form.test-data';
import { seriousPanel, issued, openPoints, openWith, textOf, signing } from './signing.test-data';

const points = () => [...signing().querySelectorAll<HTMLButtonElement>('ol li button')];
/** The change mark behind a value in the signing summary, and the previous value. */
const signOf = (label: string) => {
  const term = [...signing().querySelectorAll('dt')].find(({ firstChild }) => firstChild?.textContent === label);
  const value = term?.nextElementSibling;
  return [value?.nextElementSibling?.textContent ?? null, /was .*$/.exec(textOf(value as HTMLElement))?.[0] ?? null];
};

describe('required steps', () => {
  it('P-254 are listed above Authorize by name and number, and Authorize stays inert in place', async () => {
    await openRequest(task({ product: product({ weightMin: 44, weightMax: 88 }) }));
    expect(openPoints()).toEqual(['Note to pharmacy for 1 conflict', 'Fill in directions and refills']);
    expect(points().map((point) => point.querySelector('[aria-hidden]')?.textContent)).toEqual(['1', '2']);
    expect(within(signing()).getByText('2 steps left')).toBeDefined();
    const said = textOf(signing());
    expect(said.indexOf('2 steps left')).toBeLessThan(said.indexOf('Authorize for Otis'));
    expect(button(signButton).getAttribute('aria-disabled')).toBe('true');
  });

  it('P-352 ask for nothing if the patient is inactive, and link to the record', async () => {
    const { path, user } = await openRequest(task({ locationPatient: patient({ isActive: false }) }));
    expect(screen.getAllByText('Patient is not active').length).toBeGreaterThan(0);
    expect(points()).toEqual([]);
    expect(button(signButton).getAttribute('aria-disabled')).toBe('true');
    // Key hints are hidden where the key signs nothing.
    expect(signing().querySelector('[data-sign-keys]')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Open Otis' }));
    await waitFor(() => expect(path()).toMatch(/^\/clients\/profile\/5\?patientId=./));
  });

  it('P-352 link from an inactive client to the client', async () => {
    const { locationClient } = task();
    if (!locationClient) throw new Error('The task has a client');
    await openRequest(task({ locationClient: { ...locationClient, isActive: false } }));
    expect(points()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Open Marcus Thibodeaux' }).getAttribute('href')).toMatch(
      /^\/clients\/profile\/5$/,
    );
  });

  it('P-352 explain that a request without a patient is prescribed for office use, and link there', async () => {
    await openRequest(
      task({ locationClientId: null, locationClient: null, locationPatientId: null, locationPatient: null }),
    );
    expect(screen.getByText(/^This request has no client or patient, .* Prescribe it for office use/)).toBeDefined();
    expect(points()).toEqual([]);
    expect(screen.getByRole('link', { name: 'Open Office Use' }).getAttribute('href')).toBe('/officeuserx');
  });

  it("P-254 link to their fields; the first one shows Ctrl Enter, and Authorize doesn't", async () => {
    const opened = await openRequest(task({ product: product({ weightMin: 44, weightMax: 88 }) }));
    const [note, directions] = points();
    expect([note?.querySelectorAll('kbd').length, directions?.querySelectorAll('kbd').length]).toEqual([2, 0]);
    expect(button(signButton).querySelector('kbd')).toBeNull();
    await opened.user.click(directions!);
    await waitFor(() => expect(document.activeElement).toBe(opened.field('Directions')));
    expect(opened.says('Directions')).toBe('This field is required');
    await opened.user.click(points()[0]!);
    await waitFor(() => expect(document.activeElement).toBe(opened.field('Note To Pharmacy')));
    expect(opened.hasSent()).toBe(false);
  });

  it('P-254 disappear once complete; Authorize then shows the keys and signs', async () => {
    const opened = await openRequest(renewal());
    expect(points()).toEqual([]);
    expect([...button(signButton).querySelectorAll('kbd')].map((cap) => cap.getAttribute('data-key'))).toEqual([
      'Ctrl',
      'Enter',
    ]);
    button(signButton).focus();
    fireEvent.keyDown(button(signButton), { key: 'Enter', ctrlKey: true });
    expect((await opened.sent()).addPrescriptionType).toBe('AuthorizeRx');
  });
});

describe('bottom bar of a phone', () => {
  it('P-252 names what is missing, and expands to the whole list on press', async () => {
    const opened = await openRequest(task({ product: product({ weightMin: 44, weightMax: 88 }) }));
    const missing = 'Missing: note to pharmacy for 1 serious conflict, directions and refills';
    expect(textOf(within(signing()).getByText(missing))).toBe(missing);
    const bar = button(/^What you will sign: Otis, Canine, 31 lbs, No Known Allergies/);
    expect(bar.getAttribute('aria-expanded')).toBe('false');
    await opened.user.click(bar);
    expect(bar.getAttribute('aria-expanded')).toBe('true');
    expect(within(signing()).queryByText(missing)).toBeNull();
    expect(document.getElementById(bar.getAttribute('aria-controls') ?? '')?.textContent).toContain('Weight');
  });

  it('P-252 says nothing if nothing is missing', async () => {
    await openRequest(renewal());
    expect(textOf(signing())).not.toContain('Missing:');
  });

  it('P-252 puts conflict and note first, before the signing summary, facts, and form', async () => {
    await openRequest(renewal(product({ weightMin: 44, weightMax: 88 })));
    const order = (element: Element | null) => {
      for (let each = element; each; each = each.parentElement) {
        const set = getComputedStyle(each).order;
        if (set && set !== '0') return Number(set);
      }
      return 0;
    };
    const panel = order(seriousPanel());
    const list = order(document.getElementById(button(/^What you will sign/).getAttribute('aria-controls') ?? ''));
    const form = order(document.querySelector('[data-prescription-form]'));
    expect([panel < list, list < form]).toEqual([true, true]);
    expect(seriousPanel()!.contains(screen.getByLabelText('Note To Pharmacy'))).toBe(true);
  });
});

describe('comparison with the last prescription', () => {
  const weighed = (weight: number) => [
    { at: '2026-04-01T15:00:00.000Z', weight, weightUnit: 'lbs', by: 'Luis Ferreira' } as const,
  ];

  it('P-253 marks an unchanged value, and shows the previous one for a changed value', async () => {
    await openWith({ issued: [issued({ quantity: 30, refills: 3 })], weights: weighed(30) });
    expect(signOf('Directions')).toEqual(['=same as last time', null]);
    expect(signOf('Refills')).toEqual(['=same as last time', null]);
    expect(signOf('Quantity')).toEqual(['', 'was 30']);
    expect(signOf('Weight')).toEqual(['≈about the same as last time', null]);
    expect(within(signing()).queryByText('Unchanged')).toBeNull();
  });

  it('P-253 shows the previous weight of a heavier patient', async () => {
    await openWith({ issued: [issued()], weights: weighed(20) });
    expect(signOf('Weight')).toEqual(['', 'was 20 lbs']);
  });

  it('P-253 shows Unchanged if all values are equal without an alert, until something changes', async () => {
    const opened = await openRequest(renewal());
    expect(within(signing()).getByText('Unchanged')).toBeDefined();
    await opened.choose('Refills', '2');
    expect(within(signing()).queryByText('Unchanged')).toBeNull();
    expect(signOf('Refills')).toEqual(['', 'was 3']);
  });

  it("P-253 doesn't show Unchanged if there is an alert", async () => {
    await openRequest(renewal(product({ weightMin: 44, weightMax: 88 })));
    expect(signOf('Refills')[0]).toBe('=same as last time');
    expect(within(signing()).queryByText('Unchanged')).toBeNull();
  });

  it('P-253 shows no marks without a last prescription', async () => {
    await openRequest(task());
    expect(signing().querySelectorAll('dd').length).toBeGreaterThan(4);
    expect(textOf(signing())).not.toMatch(/[=≈]|was |Unchanged|as on/);
  });
});

describe("a patient that isn't linked to a PIMS", () => {
  const linked = samplePractice({
    assignment: sampleAssignment({ location: sampleLocation({ isPimsEnabled: true, pimsConnectionType: 'EZYVET' }) }),
  });
  const asking = { ...linked, features: new Set(['pimsAlertModal']) };

  it('P-267 is a line of the signing summary rather than a question', async () => {
    const opened = await openRequest(renewal(), { practice: linked });
    expect(valueOf('PIMS').map((value) => value?.trim())).toEqual(['not linked; no writeback']);
    await opened.sign();
    expect((await opened.sent()).addPrescriptionType).toBe('AuthorizeRx');
  });

  it('P-267 is a modal question at a location that requires it', async () => {
    const opened = await openRequest(renewal(), { practice: asking });
    await opened.sign();
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(opened.hasSent()).toBe(false);
  });

  it('P-267 shows nothing if linked, nor without a PIMS', async () => {
    const known = patient({ pimsId: '9006', pimsConnectionType: 'EZYVET' });
    const chosen = product();
    await openRequest(
      renewal(chosen, {
        locationPatient: known,
        previousPrescription: prescription({ product: chosen, locationPatient: known }),
      }),
      { practice: linked },
    );
    expect(screen.queryByText('PIMS', { selector: 'dt' })).toBeNull();
  });
});
