import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RouteParams } from '../../part/page/route-params';
import { createFakeServer } from '../../testing/fake-server';
import { answerPrintings } from '../../testing/recorded-printing';
import { renderScreen } from '../../testing/render';
import { samplePrescription } from '../../testing/sample-prescription';
import type { PrescriptionDetail } from '../../testing/sample-prescription';
import { PrintScreen } from './print-screen';

const issued = (over: Partial<PrescriptionDetail> = {}) =>
  samplePrescription({
    rxStatus: { code: 'Created', description: 'Created' },
    archived: false,
    reprintCount: 0,
    ...over,
  });

function open(prescription: PrescriptionDetail | null) {
  const server = createFakeServer();
  server.answer('GetPrescription', { prescription });
  server.answer('PharmacyOptions', { pharmacyOptions: [] });
  if (prescription) answerPrintings(server, prescription);
  const print = vi.fn();
  window.print = print;
  const view = renderScreen(
    <RouteParams value={{ id: prescription?.id ?? '404' }}>
      <PrintScreen />
    </RouteParams>,
    { server },
  );
  return { ...view, print };
}

/** The visible preview pages; the pages for the printer are identical but hidden. */
async function sheets() {
  await screen.findAllByRole('heading', { level: 2, name: 'Prescription' });
  return [...document.querySelectorAll<HTMLElement>('.paper-preview .paper-sheet')];
}

const valueOf = (sheet: HTMLElement | undefined, label: string) =>
  [...(sheet?.querySelectorAll('dt') ?? [])]
    .filter((term) => term.textContent === label)
    .map((term) => term.nextElementSibling?.textContent);

describe('the printed prescription', () => {
  afterEach(() => vi.restoreAllMocks());

  it('P-345 warns before printing about characters that this computer may lack', async () => {
    open(issued({ directions: 'Give 李 one, then 😀' }));
    await sheets();
    const warning = screen.getByRole('note');
    expect(warning.textContent).toBe(
      "Check the pages below before you print. Some computers can't print these characters: 李 😀. Write missing characters by hand.",
    );
    cleanup();
    open(issued({ directions: 'Give one to Ελένη' }));
    await sheets();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('P-111 shows the practice where it was issued, whichever location is selected', async () => {
    const { location } = issued();
    open(issued({ location: location && { ...location, id: '9', name: 'Battenkill Pet Wellness' } }));
    const [form] = await sheets();
    expect(valueOf(form, 'Name')).toContain('Battenkill Pet Wellness');
    expect(valueOf(form, 'Name')).not.toContain('Wren Street Animal Hospital');
  });

  it('P-108 P-109 P-110 P-111 has the header, patient, practice, and authorization', async () => {
    const prescription = issued();
    open(prescription);
    const [form, ...rest] = await sheets();
    expect(rest).toEqual([]);
    expect(valueOf(form, 'Rx#')).toEqual([prescription.rxNumber]);
    expect(valueOf(form, 'Pharmacy fax')).toEqual(['(614)-555-0190']);
    expect(valueOf(form, 'Name')).toEqual([prescription.locationPatient?.name, 'Wren Street Animal Hospital']);
    expect(valueOf(form, 'Office phone')).toEqual(['(518)-555-0142']);
    expect(valueOf(form, 'Quantity')).toEqual(['90 (ninety) tablets']);
    expect(valueOf(form, 'Directions')).toEqual([prescription.directions]);
    for (const label of [
      'Form',
      'Flavor',
      'Price',
      'Days supply',
      'Refills',
      'Expiration date',
      'Autoship',
      'Notification date',
      'Workflow user',
      'Pharmacy note',
      'Client note',
      'Authorizing vet',
      'Submitted by',
    ]) {
      expect(valueOf(form, label), label).toHaveLength(1);
    }
    expect(valueOf(form, 'Type')).toEqual(['Rx']);
    expect(valueOf(form, 'Origin')).toEqual(['Practice']);
    expect(valueOf(form, 'Method')).toEqual(['ePrescribe']);
  });

  it('P-109 P-184 has a price only if exactly one pack is prescribed', async () => {
    open(issued());
    const [pack] = await sheets();
    expect(valueOf(pack, 'Price')).toEqual(['$204.99']);
    cleanup();
    open(issued({ unitPerFill: 45 }));
    const [half] = await sheets();
    expect(valueOf(half, 'Price')).toEqual(['N/A']);
  });

  it('P-104 contains the eSignature statement', async () => {
    open(issued());
    const [form] = await sheets();
    expect(form?.textContent).toContain('This is my eSignature and implies I have valid VCPR as defined by the AVMA.');
  });

  it('P-112 omits DEA number, wet signature, and checklist for other products', async () => {
    open(issued());
    const [form, checklist] = await sheets();
    expect(checklist).toBeUndefined();
    expect(form?.textContent).not.toMatch(/DEA number|Signature by hand/);
  });

  it('P-112 P-113 P-114 includes them for a controlled product, with the mailing address', async () => {
    const prescription = issued();
    open({
      ...prescription,
      product: { ...prescription.product, isControlled: true, deaSchedule: 'C-II' },
      authorizingVetLocationUser: prescription.authorizingVetLocationUser && {
        ...prescription.authorizingVetLocationUser,
        deaLicense: 'FO1234563',
      },
    });
    const [form, checklist] = await sheets();
    expect(valueOf(form, 'DEA number')).toEqual(['FO1234563']);
    expect(form?.textContent).toContain(
      'This is a Schedule II controlled substance. A physical hard copy must be received by our pharmacy for this prescription to be processed.',
    );
    expect(form?.textContent).toContain('This is the signature that counts.');
    expect(valueOf(form, 'Owner address')).toHaveLength(1);
    expect(valueOf(form, 'Practitioner')).toHaveLength(1);
    expect(checklist?.textContent).toContain('Ridgeline Veterinary Pharmacy400 Sample RoadPhoenix, AZ 85001');
    expect(within(checklist as HTMLElement).getByText('Mail the signed page 1 to the pharmacy')).toBeTruthy();
    expect(checklist?.textContent).toContain('Page 2 of 2');
  });

  it('P-146 records a reprint, adds its number to the printout, and prints it', async () => {
    const { user, server, print } = open(issued({ firstPrintedAt: '2026-11-03T10:00:00.000Z', reprintCount: 1 }));
    const [form] = await sheets();
    expect(form?.textContent).toContain('Reprint 2');
    let printed = '';
    print.mockImplementation(() => (printed = document.querySelector('.paper-print')?.textContent ?? ''));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(server.lastVariables('ReprintPrescription')).toEqual({ id: issued().id });
    expect(printed).toContain('Reprint 2');
    expect(document.body.querySelector(':scope > .paper-print')).not.toBeNull();
  });

  it('P-146 P-112 prints the original first, without a mark but with user and time, then reprints', async () => {
    const { user, server, print } = open(issued());
    const [form] = await sheets();
    expect(form?.textContent).not.toContain('Reprint');
    expect(screen.getByText('Printing records the original.')).toBeTruthy();
    // Content that the browser's own print command would print.
    expect(document.querySelector('.paper-print .paper-sheet')).toBeNull();
    expect(document.querySelector('.paper-print')?.textContent).toContain('Press Print in Signa');
    expect(server.lastVariables('ReprintPrescription')).toBeUndefined();
    const papers: string[] = [];
    print.mockImplementation(() => papers.push(document.querySelector('.paper-print')?.textContent ?? ''));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(await screen.findByText('Recorded as the original. Printing again creates a marked reprint.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(await screen.findByText('Recorded as Reprint 1. Printing again creates a marked reprint.')).toBeTruthy();
    expect(papers).toHaveLength(2);
    expect(papers[0]).not.toContain('Reprint');
    expect(papers[0]).toContain('Printed 11-20-2026 10:00 AM by Dr. Maya Okafor');
    expect(papers[1]).toContain('Reprint 1');
  });

  it('P-146 prints the recorded copy after the browser refused, without recording another', async () => {
    const { user, server, print } = open(issued());
    await sheets();
    print.mockImplementationOnce(() => {
      throw new Error('no printer');
    });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(await screen.findByText('Recorded as the original, but not printed yet.')).toBeTruthy();
    server.fail('ReprintPrescription', 'CONFLICT', 'Asked a second time.');
    let printed = 'nothing';
    print.mockImplementation(() => (printed = document.querySelector('.paper-print')?.textContent ?? ''));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(printed).not.toContain('Reprint');
    expect(screen.queryByText('Asked a second time.')).toBeNull();
  });

  it('P-146 prints nothing that is not recorded', async () => {
    const { user, server, print } = open(issued());
    await sheets();
    server.fail('ReprintPrescription', 'CONFLICT', 'This prescription was archived.');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(await screen.findByText('This prescription was archived.')).toBeTruthy();
    expect(print).not.toHaveBeenCalled();
  });

  it("P-101 P-226 shows 'Error' / 'Error trying to print!' when the browser does not print", async () => {
    const { user, print } = open(issued());
    await sheets();
    print.mockImplementation(() => {
      throw new Error('no printer');
    });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('Error trying to print!')).toBeTruthy();
  });

  it.each([
    ['a draft', { rxStatus: { code: 'Draft', description: 'Draft' } }],
    ['a rejected draft', { rxStatus: { code: 'RejectedDraft', description: 'Declined' } }],
    ['an archived one', { archived: true }],
  ] as const)('P-146 does not print %s', async (_, over) => {
    open(issued(over));
    expect(await screen.findByText('Nothing to print')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    expect(document.querySelector('.paper-sheet')).toBeNull();
  });

  it("P-144 shows 'Could not find RX details' if there is none", async () => {
    open(null);
    expect(await screen.findByText('Could not find RX details')).toBeTruthy();
  });
});
