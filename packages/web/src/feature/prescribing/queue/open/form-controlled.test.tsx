import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { practiceIn, samplePractice } from '../../../../testing/sample-practice';
import { answerPrintings } from '../../../../testing/recorded-printing';
import {
  button,
  openRequest,
  prescription,
  product,
  renewal,
  scheduleII,
  scheduleIV,
  secondVet,
  vet,
} from './form.test-data';

const scheduleTwoText =
  'This is a Schedule II controlled substance. A physical hard copy must be received by our pharmacy for this prescription to be processed.';
const controlledText =
  'This is a controlled substance. A physical hard copy must be received by our pharmacy for this prescription to be processed.';
const refusal = 'Please contact the pharmacy to prescribe controlled substances';

const inOhio = practiceIn('OH');
const licensed = vet({ deaLicense: 'AO1234563', deaLicenseExpiration: '2027-05-31', hasCurrentDeaLicense: true });

describe('a controlled product', () => {
  it.each([
    { what: 'Schedule II in Ohio', chosen: scheduleII, practice: inOhio, text: scheduleTwoText, how: 'Print and mail' },
    { what: 'Schedule IV in Ohio', chosen: scheduleIV, practice: inOhio, text: controlledText, how: 'Print and fax' },
    {
      what: 'Schedule IV in New York',
      chosen: scheduleIV,
      practice: samplePractice(),
      text: controlledText,
      how: 'Print and mail',
    },
  ])('P-113 P-114 shows which hard copy is needed for $what', async ({ chosen, practice, text, how }) => {
    await openRequest(renewal(chosen), { practice, vets: [licensed] });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText(how)).toBeDefined();
  });

  it('P-113 shows no hard copy for other products', async () => {
    await openRequest(renewal());
    expect(screen.queryByText(/controlled substance/)).toBeNull();
  });

  it('P-100 shows schedule and DEA number instead of the print toggle, and always opens the print view', async () => {
    const { sign, sent } = await openRequest(renewal(scheduleIV), { vets: [licensed] });
    expect(screen.queryByLabelText('Print after authorizing')).toBeNull();
    expect(screen.getByText('DEA AO1234563')).toBeDefined();
    expect(screen.getAllByText(/C-IV/).length).toBeGreaterThan(0);
    await sign();
    expect(await screen.findByRole('dialog', { name: 'Print prescription' })).toBeDefined();
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
  });

  it.each([
    { what: 'no DEA license', over: { deaLicense: null, deaLicenseExpiration: null, hasCurrentDeaLicense: false } },
    {
      what: 'one that ran out',
      over: { deaLicense: 'AO1234563', deaLicenseExpiration: '2026-11-19', hasCurrentDeaLicense: false },
    },
  ])('P-115 is not issued by a vet with $what', async ({ over }) => {
    const { sign, hasSent, choose } = await openRequest(renewal(scheduleIV), {
      vets: [vet(over), { ...licensed, id: '12', displayName: secondVet.displayName }],
    });
    // The message appears in the form, beside the schedule and among the required steps.
    expect(screen.getAllByText(refusal).length).toBeGreaterThan(1);
    await sign();
    expect(hasSent()).toBe(false);
    await choose('Authorizing Vet', 'Dr. Lin Hale');
    await sign();
    await waitFor(() => expect(hasSent()).toBe(true));
  });

  it.each([
    { what: 'C-I', chosen: product({ isControlled: true, deaSchedule: 'C-I' }) },
    { what: 'no schedule', chosen: product({ isControlled: true, deaSchedule: null }) },
  ])('P-115 is never issued with $what', async ({ chosen }) => {
    const { sign, hasSent } = await openRequest(renewal(chosen), { vets: [licensed] });
    expect(screen.getAllByText(refusal).length).toBeGreaterThan(0);
    await sign();
    expect(hasSent()).toBe(false);
  });
});

const title = 'Schedule II controlled substance';
const question = () => within(screen.getByRole('dialog', { name: title }));

describe('Schedule II', () => {
  it('P-102 asks before anything is sent or printed; canceling stops the issue', async () => {
    const { sign, press, hasSent } = await openRequest(renewal(scheduleII), { vets: [licensed] });
    await sign();
    expect(question().getByText(scheduleTwoText)).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Print prescription' })).toBeNull();
    await press('Cancel');
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
    expect(hasSent()).toBe(false);
  });

  it('P-102 continues once confirmed', async () => {
    const { sign, user, sent } = await openRequest(renewal(scheduleII), { vets: [licensed] });
    await sign();
    await user.click(question().getByRole('button', { name: 'Authorize for Otis' }));
    expect((await sent()).addPrescriptionType).toBe('AuthorizeRx');
  });
});

describe('print view of a request', () => {
  const printing = async () => within(await screen.findByRole('dialog', { name: 'Print prescription' }));

  it('P-100 P-101 opens with the toggle, which is off by default, and prints only what was accepted', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    let release: () => void = () => undefined;
    const { field, user, sign, press, seen } = await openRequest(renewal(), {
      prepare: (server) => {
        const before = renewal().previousPrescription;
        if (!before) return;
        ({ release } = server.hold('AddPrescription', { addPrescription: before }));
        answerPrintings(server, before);
      },
    });
    expect(field('Print after authorizing').checked).toBe(false);
    await user.click(field('Print after authorizing'));
    await sign();
    const view = await printing();
    const early = view.getByRole('button', { name: 'Print' });
    expect(early.getAttribute('aria-disabled')).toBe('true');
    await user.click(early);
    expect(print).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(button('Print').getAttribute('aria-disabled')).toBeNull());
    await press('Print');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(seen.done).toBe(0);
    await waitFor(() => expect(view.getByText('Close').getAttribute('disabled')).toBeNull());
    await user.click(view.getByText('Close'));
    await waitFor(() => expect(seen.done).toBe(1));
    vi.unstubAllGlobals();
  });

  it('P-101 closes if the save fails', async () => {
    const { field, user, sign } = await openRequest(renewal(), {
      prepare: (server) => server.fail('AddPrescription', 'BAD_USER_INPUT', 'Quantity is too high.'),
    });
    await user.click(field('Print after authorizing'));
    await sign();
    expect(await screen.findByText('Quantity is too high.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('P-101 reports a failed print, and changes nothing', async () => {
    vi.stubGlobal('print', () => {
      throw new Error('No printer');
    });
    const { sign, press, server } = await openRequest(renewal(product({ fullfillmentVendor: null })), {
      prepare: (asked) => answerPrintings(asked, prescription()),
    });
    await sign();
    await waitFor(() => expect(button('Print').getAttribute('aria-disabled')).toBeNull());
    await press('Print');
    expect(await screen.findByText('Error trying to print!')).toBeDefined();
    expect(screen.getByText('Error')).toBeDefined();
    expect(server.calls('AddPrescription')).toHaveLength(1);
    vi.unstubAllGlobals();
  });
});
