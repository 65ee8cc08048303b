import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, openRequest, prescription, product, renewal, scheduleIV, vet } from './form.test-data';
import { answerPrintings } from '../../../../testing/recorded-printing';
import { noSigningFacts } from '../../../../testing/no-signing-facts';
import { settled } from '../../../../testing/settled';
import { active, therapyOf } from './signing.test-data';
import type { FormProduct } from '../../prescription-form/state/setting';

const licensed = vet({ deaLicense: 'AO1234563', deaLicenseExpiration: '2027-05-31', hasCurrentDeaLicense: true });
const question = 'This prescription has not been printed';
const hardCopy =
  'This is a controlled substance. A physical hard copy must be received by our pharmacy for this prescription to be processed.';

const print = vi.fn<() => void>();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});
afterEach(() => vi.unstubAllGlobals());

/** Queries by role compute every style of the printout. */
const dialogOf = (title: string) =>
  [...document.querySelectorAll('dialog')].find((dialog) => dialog.querySelector('h2')?.textContent === title);
function inDialog(title: string) {
  const dialog = dialogOf(title);
  if (!dialog) throw new Error(`No dialog is titled ${title}`);
  return within(dialog);
}
const view = () => inDialog('Print prescription');
const asked = () => inDialog(question);
const isAsked = () => dialogOf(question) !== undefined;

/** The print view of a prescription that the server has accepted. */
async function accepted(chosen: FormProduct) {
  const opened = await openRequest(renewal(chosen), {
    vets: [licensed],
    prepare: (server) => {
      server.answer('AddPrescription', { addPrescription: prescription({ product: chosen }) });
      answerPrintings(server, prescription({ product: chosen }));
    },
  });
  await opened.sign();
  await waitFor(() => expect(button('Print').getAttribute('aria-disabled')).toBeNull());
  return { ...opened, close: () => opened.user.click(view().getByText('Close')) };
}

describe('behind the print view', () => {
  it("P-361 doesn't report the prescription just issued as its own duplicate", async () => {
    const chosen = scheduleIV;
    let isStored = false;
    const { server, sign } = await openRequest(renewal(chosen), {
      vets: [licensed],
      prepare: (given) => {
        given.answer('AddPrescription', () => {
          isStored = true;
          return { addPrescription: prescription({ product: chosen }) };
        });
        given.answer('GetSigningFacts', () => ({
          signingFacts: {
            ...noSigningFacts.signingFacts,
            therapy: isStored ? [active({ product: therapyOf({}, chosen), at: '2026-11-20T13:00:00.000Z' })] : [],
          },
        }));
        answerPrintings(given, prescription({ product: chosen }));
      },
    });
    await sign();
    await waitFor(() => expect(button('Print').getAttribute('aria-disabled')).toBeNull());
    // The save invalidates this query, which then includes what was just stored.
    await waitFor(() => expect(server.calls('GetSigningFacts').length).toBeGreaterThan(1));
    await settled(server);
    expect(document.body.textContent).not.toContain('already has');
  });
});

describe('closing the print view', () => {
  it('P-100 P-112 asks first if a controlled prescription was never printed, and shows which hard copy is needed', async () => {
    const { close, seen, server, user } = await accepted(scheduleIV);
    await close();
    expect(asked().getByText(hardCopy)).toBeDefined();
    expect(seen.done).toBe(0);
    await user.click(asked().getByText('Close without printing'));
    await waitFor(() => expect(seen.done).toBe(1));
    expect(print).not.toHaveBeenCalled();
    expect(server.lastVariables('ReprintPrescription')).toBeUndefined();
  });

  it('P-101 P-146 records the original before the printer dialog opens, and a marked reprint for each later print', async () => {
    const { press, server } = await accepted(scheduleIV);
    expect(document.querySelector('.paper-print')).not.toBeNull();
    expect(document.querySelector('.paper-print .paper-sheet')).toBeNull();
    const papers: string[] = [];
    print.mockImplementation(() => {
      expect(server.lastVariables('ReprintPrescription')).toEqual({ id: prescription().id });
      papers.push(document.querySelector('.paper-print')?.textContent ?? '');
    });
    await press('Print');
    expect(await screen.findByText('Recorded as the original. Printing again creates a marked reprint.')).toBeDefined();
    await press('Print');
    expect(await screen.findByText('Recorded as Reprint 1. Printing again creates a marked reprint.')).toBeDefined();
    expect(papers.map((printout) => printout.includes('Reprint 1'))).toEqual([false, true]);
  });

  it("P-101 P-146 prints nothing that isn't recorded, and explains why", async () => {
    const { press, server } = await accepted(scheduleIV);
    server.fail('ReprintPrescription', 'CONFLICT', 'An archived prescription cannot be printed.');
    await press('Print');
    expect(await screen.findByText('An archived prescription cannot be printed.')).toBeDefined();
    expect(print).not.toHaveBeenCalled();
  });

  it('P-100 P-112 prints from the question, and then closes without asking', async () => {
    const { close, seen, user } = await accepted(scheduleIV);
    await close();
    await user.click(asked().getByText('Print'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(isAsked()).toBe(false);
    await waitFor(() => expect(view().getByText('Close').hasAttribute('disabled')).toBe(false));
    await close();
    await waitFor(() => expect(seen.done).toBe(1));
    expect(isAsked()).toBe(false);
  });

  it('P-112 returns to the view if the question is closed', async () => {
    const { close, seen, user } = await accepted(scheduleIV);
    await close();
    await user.click(asked().getByLabelText('Close'));
    expect(isAsked()).toBe(false);
    expect(view().getByText('Print')).toBeDefined();
    expect(seen.done).toBe(0);
  });

  it('P-101 P-112 still asks after a failed print, whose error disappears once printing works', async () => {
    print.mockImplementationOnce(() => {
      throw new Error('No printer');
    });
    const { close, press, user } = await accepted(scheduleIV);
    await press('Print');
    expect(await screen.findByText('Error trying to print!')).toBeDefined();
    await waitFor(() => expect(view().getByText('Close').hasAttribute('disabled')).toBe(false));
    await close();
    await user.click(asked().getByText('Print'));
    await waitFor(() => expect(screen.queryByText('Error trying to print!')).toBeNull());
    expect(print).toHaveBeenCalledTimes(2);
  });

  it('P-112 asks nothing about a prescription that needs no hard copy', async () => {
    const { close, seen } = await accepted(product({ fullfillmentVendor: null }));
    await close();
    await waitFor(() => expect(seen.done).toBe(1));
    expect(isAsked()).toBe(false);
  });

  it('P-101 reports that the printout could not be assembled and offers a retry; the prescription is accepted anyway', async () => {
    const { sign, server, user, seen } = await openRequest(renewal(scheduleIV), {
      vets: [licensed],
      prepare: (asked) => {
        asked.answer('AddPrescription', { addPrescription: prescription({ product: scheduleIV }) });
        asked.fail('PharmacyOptions', 'FORBIDDEN', 'Not now.');
      },
    });
    await sign();
    await waitFor(() => expect(view().getByText(/couldn't be loaded\. Not now\./)).toBeDefined());
    await user.click(view().getByText('Close'));
    expect(asked().getByText(hardCopy)).toBeDefined();
    expect(asked().queryByText('Print')).toBeNull();
    server.answer('PharmacyOptions', { pharmacyOptions: [{ code: 'GGVCP', name: 'Pharmacy', fax: '(614) 555-0190' }] });
    await user.click(view().getByText('Try again'));
    await waitFor(() => expect(asked().getByText('Print')).toBeDefined());
    expect(seen.done).toBe(0);
  });
});
