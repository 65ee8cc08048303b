import { encodeQueryValue } from '@signa/core/practice';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { detailedProduct, speciesAnswer } from '../../part/product/product.test-data';
import type { FormProduct, FormShortcut } from '../../feature/prescribing/prescription-form/state/setting';
import { deleteAllUnsent } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice } from '../../testing/sample-practice';
import {
  button,
  createTaskServer,
  draft,
  prescription,
  product,
  queryButton,
  task,
} from '../../feature/prescribing/queue/open/form.test-data';
import { formShown as directShown, openDirect, serverWith } from '../direct/direct.test-data';
import { officeClient, officePatient } from '../office-use/office-use.test-data';
import { PrescribeScreen } from './prescribe-screen';
import { sampleShortcut } from '../../testing/sample-shortcut';

const shortcut = (over: Partial<FormShortcut>): FormShortcut =>
  sampleShortcut({ label: 'vetou', details: 'For office use only.', ...over });
const vetou = [shortcut({}), shortcut({ id: '2', type: 'NP', details: 'Ship to the practice address.' })];
const forPractice = { isOfficeUse: true, locationClientId: '201', locationPatientId: '301' };
const people = { locationClient: officeClient(), locationPatient: officePatient() };

function createServer(sold: FormProduct = product({ isOfficeUse: true })): FakeServer {
  const server = createTaskServer(task());
  server.answer('Species', speciesAnswer);
  server.answer('Shortcut', { shortcut: vetou });
  server.answer('GetProductByProductId', { product: detailedProduct(sold) });
  server.answer('GetOfficeUseClient', { officeUseClient: officeClient() });
  server.answer('getLocationPatient', { locationPatient: officePatient() });
  server.answer('GetProductPresentationsForProductFamily', { productPresentations: [sold.productPresentation] });
  server.answer('GetProductsExtendedDataFromProductFamily', {
    productsExtendedData: { flavorProductMap: [], classificationProductMap: [] },
  });
  server.answer('AddPrescription', { addPrescription: prescription({ ...forPractice, ...people }) });
  return server;
}

const wizard = `/officeuserx/create/rx?productId=${encodeQueryValue('40')}`;

function open(server = createServer(), { code = 'GGVCP', path = wizard } = {}) {
  deleteAllUnsent();
  const location = sampleLocation({
    locationPharmacies: [{ code, name: 'The pharmacy', fax: null, isPrimary: true }],
  });
  return renderScreen(<PrescribeScreen />, {
    server,
    path,
    practice: samplePractice({ features: ['fancySearch'], assignment: sampleAssignment({ location }) }),
  });
}

const formShown = () => screen.findByText('Prescription', { selector: 'h3' });
const field = (label: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label);
const directions = () => field(/^Directions/);
const steps = () =>
  [...screen.getByRole('navigation', { name: 'Steps' }).querySelectorAll('[data-words] > :first-child')].map(
    (label) => label.textContent,
  );

describe('the office-use wizard', () => {
  it('P-037 has only the steps Select Product and Prescribe, and asks for no client', async () => {
    const { server, path } = open();
    await formShown();
    expect(steps()).toEqual(['Select Product', 'Prescribe']);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(server.calls('LocationClientSearch')).toHaveLength(0);
    expect(path()).toMatch(/^\/officeuserx\/create\/rx\?/);
  });

  it('P-039 shows Office Use in the header card, without a Change button', async () => {
    open();
    await formShown();
    expect(screen.getByRole('region', { name: 'Prescribed for' }).textContent).toBe('Office Use');
    expect(queryButton(/^Change (?!the prescription)/)).toBeNull();
  });

  it('A-142 starts with the text of the vetou shortcut', async () => {
    const { user } = open();
    await formShown();
    await user.click(button('Advanced Options'));
    expect(directions().value).toBe('For office use only.');
    expect(field(/^Note To Pharmacy/).value).toBe('Ship to the practice address.');
  });

  it('A-142 starts with the code if there is no such shortcut', async () => {
    const server = createServer();
    server.answer('Shortcut', { shortcut: [] });
    const { user } = open(server);
    await formShown();
    await user.click(button('Advanced Options'));
    expect([directions().value, field(/^Note To Pharmacy/).value]).toEqual(['vetou', 'vetou']);
  });

  it.each([
    ['GGVCP', '0'],
    ['RVP', '999'],
  ])('A-143 starts at pharmacy %s with %s refills', async (code, refills) => {
    open(createServer(), { code });
    await formShown();
    expect(screen.getByLabelText<HTMLSelectElement>('Refills').value).toBe(refills);
  });

  it('P-040 A-140 is issued for the office-use client and patient, and opens /officeuserx', async () => {
    const { user, server, path } = open();
    await formShown();
    await user.click(button('Authorize for Office Use'));
    await waitFor(() => expect(path()).toBe('/officeuserx'));
    expect(server.lastVariables('AddPrescription')).toMatchObject({
      addPrescriptionType: 'AuthorizeRx',
      input: {
        ...forPractice,
        productId: '40',
        refills: 0,
        directions: 'For office use only.',
        noteToPharmacy: 'Ship to the practice address.',
      },
    });
    expect(screen.getByText('Rx created successfully')).toBeDefined();
  });

  it('P-040 a draft opens it too', async () => {
    const server = createServer();
    server.answer('AddPrescription', { addPrescription: draft({ ...forPractice, ...people }) });
    const { user, path } = open(server);
    await formShown();
    await user.click(button('Save As Draft'));
    await waitFor(() => expect(path()).toBe('/officeuserx'));
  });

  it('A-140 adds the office-use client first if there is none, once', async () => {
    const server = createServer();
    let isThere = false;
    server.answer('GetOfficeUseClient', () => ({ officeUseClient: isThere ? officeClient() : null }));
    server.answer('AddOfficeUseClient', () => {
      isThere = true;
      return { addOfficeUseClient: officeClient() };
    });
    open(server);
    await formShown();
    expect(server.calls('AddOfficeUseClient')).toHaveLength(1);
  });

  it('A-140 shows what is missing if there is no patient, instead of loading forever', async () => {
    const server = createServer();
    server.answer('GetOfficeUseClient', { officeUseClient: officeClient({ locationPatientClients: [] }) });
    open(server);
    expect(await screen.findByText(/^The office-use patient of this location is missing/)).toBeDefined();
    expect(server.calls('getLocationPatient')).toHaveLength(0);
  });

  it('P-031 redirects to the office-use selection without a product, or with one not for office use', async () => {
    const { path, unmount } = open(createServer(product({ isOfficeUse: false })));
    await waitFor(() => expect(path()).toMatch(/^\/officeuserx\/create\/rx\/product-selection/));
    unmount();
    const second = open(createServer(), { path: '/officeuserx/create/rx' });
    await waitFor(() => expect(second.path()).toBe('/officeuserx/create/rx/product-selection'));
  });

  it("P-031 also requests the form's choices for office use", async () => {
    const { server } = open();
    await formShown();
    await waitFor(() =>
      expect(server.lastVariables('GetProductPresentationsForProductFamily')?.isOfficeUse).toBe(true),
    );
    await waitFor(() =>
      expect(server.lastVariables('GetProductsExtendedDataFromProductFamily')?.isOfficeUse).toBe(true),
    );
  });

  it('P-063 does not issue a controlled product', async () => {
    const controlled = product({ isOfficeUse: true, isControlled: true, deaSchedule: 'C-IV' });
    const { user, server } = open(createServer(controlled));
    await formShown();
    await user.click(button('Authorize for Office Use'));
    expect(
      (await screen.findAllByText('Please contact the pharmacy to prescribe controlled substances')).length,
    ).toBeGreaterThan(0);
    expect(server.calls('AddPrescription')).toHaveLength(0);
  });
});

describe('an office-use draft', () => {
  const stored = draft({ ...forPractice, ...people, directions: 'For office use only.', refills: 0 });

  it('P-039 shows Office Use without a Change button; issuing it, P-040 opens /officeuserx', async () => {
    const server = serverWith(stored);
    server.answer('UpdatePrescription', { updatePrescription: prescription({ ...forPractice, ...people }) });
    const { user, path } = await openDirect({ from: 'draft', id: '77' }, server);
    await directShown();
    expect(screen.getByRole('region', { name: 'Summary' }).textContent).toContain('Office Use');
    expect(queryButton(/^Change (?!the prescription)/)).toBeNull();
    await user.click(button('Authorize for Office Use'));
    await waitFor(() => expect(path()).toBe('/officeuserx'));
  });

  it('P-117 deleting it opens /officeuserx', async () => {
    const server = serverWith(stored);
    server.answer('DeletePrescription', { deletePrescription: { id: '77' } });
    const { user, path } = await openDirect({ from: 'draft', id: '77' }, server);
    await directShown();
    await user.click(button('Delete the draft for Office Use'));
    await user.click(screen.getByLabelText('Due for exam'));
    await user.click(button('Delete draft for Office Use'));
    await waitFor(() => expect(path()).toBe('/officeuserx'));
  });
});
