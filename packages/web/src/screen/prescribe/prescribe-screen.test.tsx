import { encodeQueryValue } from '@signa/core/practice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { detailedProduct, speciesAnswer } from '../../part/product/product.test-data';
import { deleteAllUnsent } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { noSigningFacts } from '../../testing/no-signing-facts';
import { samplePractice } from '../../testing/sample-practice';
import {
  button,
  createTaskServer,
  draft,
  patient,
  prescription,
  product,
  task,
} from '../../feature/prescribing/queue/open/form.test-data';
import { active, openPoints } from '../../feature/prescribing/queue/open/signing.test-data';
import type { PartyClient } from '../../feature/prescribing/wizard/flow/use-parties';
import { clientFound } from '../../feature/clients/client-search/client.test-data';
import { sampleListedPatient } from '../../testing/sample-listed-patient';
import { PrescribeScreen } from './prescribe-screen';
import { UnsentNewLine } from '../../feature/prescribing/wizard/unsent/unsent-new-line';
import { noClientIdentity } from '../../testing/sample-client-identity';
import { sampleAlert } from '../../testing/sample-alert';
import { settled } from '../../testing/settled';

const known = prescription();

function client(over: Partial<PartyClient> = {}): PartyClient {
  if (!known.locationClient) throw new Error('The sample prescription has a client');
  const linked = (id: string, name: string, isActive = true, isDeceased = false) => ({
    locationPatientId: id,
    locationClientId: '5',
    isActive: true,
    isPrimary: true,
    locationPatient: sampleListedPatient(id, name, { isActive, isDeceased }),
  });
  return {
    ...known.locationClient,
    ...noClientIdentity,
    locationPatientClients: [linked('6', 'Otis'), linked('7', 'Juno'), linked('8', 'Rex', true, true)],
    ...over,
  };
}

function createServer(): FakeServer {
  const server = createTaskServer(task());
  server.answer('Species', speciesAnswer);
  server.answer('GetProductByProductId', { product: detailedProduct(product()) });
  server.answer('GetLocationClient', { locationClient: client() });
  server.answer('getLocationPatient', ({ id }) => ({
    locationPatient: patient({ id, name: id === '6' ? 'Otis' : 'Juno' }),
  }));
  server.answer('LocationClientSearch', { locationClientSearch: { data: [clientFound()], count: 1 } });
  return server;
}

const query = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeQueryValue(value)}`)
    .join('&');
const of = (values: Readonly<Record<string, string>>) => `/create/rx/?${query({ ...values, productId: '40' })}`;
const whole = of({ clientId: '5', patientId: '6' });

function show(path: string, server = createServer()) {
  return renderScreen(<PrescribeScreen />, { server, path, practice: samplePractice({ features: ['fancySearch'] }) });
}

const open = (path: string, server?: FakeServer) => {
  deleteAllUnsent();
  return show(path, server);
};

const steps = () =>
  [...screen.getByRole('navigation', { name: 'Steps' }).querySelectorAll('[data-words] > :first-child')].map(
    (label) => label.textContent,
  );
const current = () =>
  screen.getByRole('navigation', { name: 'Steps' }).querySelector('[aria-current=step]')?.textContent;
const formShown = () => screen.findByText('Prescription', { selector: 'h3' });
const directions = () => screen.getByLabelText<HTMLTextAreaElement>('Directions');
const decoded = (path: string, name: string) => atob(new URLSearchParams(path.split('?')[1]).get(name) ?? '');
const inQuery = (path: string, name: string) => new URLSearchParams(path.split('?')[1]).has(name);

describe('the prescribe wizard', () => {
  it('P-037 has four steps and skips those whose answer is known', async () => {
    open(whole);
    await formShown();
    expect(steps()).toEqual(['Select Product', 'Select Client', 'Select Patient', 'Prescribe']);
    expect(current()).toContain('Prescribe');
    expect(screen.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(directions()));
  });

  it('C-342 shows the alerts of the patient and the client beside the form', async () => {
    const server = createServer();
    server.answer('GetRecordAlerts', { recordAlerts: [sampleAlert({ recordId: '6' })] });
    open(whole, server);
    expect(await screen.findByText('Bites: muzzle first')).toBeDefined();
    expect(server.lastVariables('GetRecordAlerts')).toMatchObject({ clientId: '5', patientId: '6' });
  });

  it('P-041 shows that a patient is deceased, without a current age', async () => {
    const server = createServer();
    server.answer('getLocationPatient', {
      locationPatient: patient({ isActive: false, isDeceased: true, deceasedDate: '2026-01-05', allergies: [] }),
    });
    open(whole, server);
    const card = within(await screen.findByRole('region', { name: 'Prescribed for' }));
    expect(await card.findByText('Deceased')).toBeDefined();
    expect(await screen.findByText('Patient is not active')).toBeDefined();
    expect(screen.getByText('Please make Patient active')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Prescribed for' }).textContent).not.toMatch(/\d+ (y|mo)\b/);
  });

  it('C-283 shows that the practice system provides no allergies for an imported patient', async () => {
    const server = createServer();
    const imported = { isPIMSImport: true, pimsConnectionType: 'EZYVET' as const, allergies: [], isActive: false };
    server.answer('getLocationPatient', { locationPatient: patient(imported) });
    open(whole, server);
    const card = within(await screen.findByRole('region', { name: 'Prescribed for' }));
    expect((await card.findAllByText('Not provided by EZYVET, not checked')).length).toBeGreaterThan(0);
    expect(card.queryByText('No Known Allergies')).toBeNull();
  });

  it('P-039 shows No Known Allergies, as the form and the printout do', async () => {
    const server = createServer();
    server.answer('getLocationPatient', { locationPatient: patient({ allergies: [], isActive: false }) });
    open(whole, server);
    const card = within(await screen.findByRole('region', { name: 'Prescribed for' }));
    expect(await card.findByText('No Known Allergies')).toBeDefined();
    expect(card.queryByText('Deceased')).toBeNull();
    expect(screen.getByRole('region', { name: 'Prescribed for' }).textContent).toMatch(/\d+ (y|mo)\b/);
  });

  it('P-037 P-038 P-263 selects client and patient by keyboard, the patient by name', async () => {
    const { user, path } = open(of({}));
    await screen.findByRole('option', { name: /Marcus Thibodeaux/ });
    expect(current()).toContain('Select Client');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('option', { name: /Juno/ })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search by patient name')));
    await user.keyboard('{Enter}');
    expect(current()).toContain('Select Patient');
    await user.keyboard('jun');
    expect(screen.getByRole('option', { name: /Otis/ })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('option', { name: /Otis/ })).toBeNull());
    expect(screen.getByLabelText('Search by patient name').parentElement?.textContent).toContain('1 of 1 found');
    await user.keyboard('{Enter}');
    await formShown();
    expect([decoded(path(), 'clientId'), decoded(path(), 'patientId')]).toEqual(['5', '7']);
  });

  it('P-037 redirects to the product selection without a product, keeping client and patient', async () => {
    const { path } = open(`/create/rx/?${query({ clientId: '5' })}`);
    await waitFor(() => expect(path()).toBe(`/create/rx/product-selection/?${query({ clientId: '5' })}`));
  });

  /** Client 9 was merged into client 5, patient 16 into patient 6. */
  const mergedServer = () => {
    const server = createServer();
    server.answer('GetLocationClient', ({ id }) => ({
      locationClient: client(
        id === '9' ? { id, firstName: 'Ellie', isActive: false, mergedIntoId: '5', locationPatientClients: [] } : {},
      ),
    }));
    server.answer('getLocationPatient', ({ id }) => ({
      locationPatient: patient(
        id === '16'
          ? { id, name: 'Ottis', isActive: false, mergedIntoId: '6', locationPatientClients: [] }
          : { id, name: 'Otis' },
      ),
    }));
    return server;
  };

  it.each([
    [of({ clientId: '9', patientId: '6' }), 'Client Was Merged'],
    [of({ clientId: '5', patientId: '16' }), 'Patient Was Merged'],
  ])('C-278 %s redirects to the record that was kept, with product and patient', async (start, said) => {
    const { path } = open(start, mergedServer());
    await formShown();
    expect(await screen.findByText(said)).toBeDefined();
    expect(['clientId', 'patientId', 'productId'].map((name) => decoded(path(), name))).toEqual(['5', '6', '40']);
    expect(screen.queryByText(/is not active/)).toBeNull();
  });

  it('C-278 C-007 a path with a merged client prescribes for the one that was kept', async () => {
    const { path } = open('/create/prescription/client/9', mergedServer());
    expect(await screen.findByText('Client Was Merged')).toBeDefined();
    await waitFor(() => expect(decoded(path(), 'clientId')).toBe('5'));
    expect(screen.queryByText(/is not active/)).toBeNull();
  });

  it('C-007 P-010 opens with the client in its address', async () => {
    const { path } = open('/create/prescription/client/5');
    await waitFor(() => expect(path()).toBe(`/create/rx/product-selection/?${query({ clientId: '5' })}`));
  });

  it('P-011 drops an unknown client or patient', async () => {
    const server = createServer();
    server.answer('GetLocationClient', { locationClient: null });
    const { path } = open(whole, server);
    await screen.findByRole('option', { name: /Marcus Thibodeaux/ });
    await waitFor(() => expect([inQuery(path(), 'clientId'), inQuery(path(), 'patientId')]).toEqual([false, false]));
  });

  it('P-046 redirects to the selection when the product is no longer active', async () => {
    const server = createServer();
    server.answer('GetProductByProductId', { product: detailedProduct(product({ isActive: false })) });
    const { path } = open(whole, server);
    await waitFor(() => expect(path()).toMatch(/^\/create\/rx\/product-selection\/\?/));
    expect(inQuery(path(), 'productId')).toBe(false);
  });
});

describe('the recipient', () => {
  it('P-039 shows client and patient, and Change goes back to the patient, then to the client; P-038', async () => {
    const { user, path } = open(whole);
    await formShown();
    expect(screen.getByRole('region', { name: 'Prescribed for' }).textContent).toMatch(/Otis.*Marcus Thibodeaux/);
    await user.click(button('Change the patient'));
    expect(await screen.findByRole('option', { name: /Juno/ })).toBeDefined();
    expect(inQuery(path(), 'patientId')).toBe(false);
    await user.click(button('Change the client'));
    expect(await screen.findByRole('option', { name: /Marcus/ })).toBeDefined();
    expect(inQuery(path(), 'clientId')).toBe(false);
  });

  it('P-041 stops for an inactive client, and Change continues', async () => {
    const server = createServer();
    server.answer('GetLocationClient', { locationClient: client({ isActive: false }) });
    const { user } = open(whole, server);
    expect(await screen.findByText('Client is not active')).toBeDefined();
    expect(screen.getByText(/Please activate client\./)).toBeDefined();
    expect(screen.queryByText('Prescription', { selector: 'h3' })).toBeNull();
    await settled(server);
    await user.click(button('Change the patient'));
    await user.click(button('Change the client'));
    expect(await screen.findByRole('option', { name: /Marcus/ })).toBeDefined();
  });

  it('P-041 C-053 stops for an inactive or deceased patient', async () => {
    const server = createServer();
    server.answer('getLocationPatient', { locationPatient: patient({ isDeceased: true }) });
    const { user } = open(whole, server);
    expect(await screen.findByText('Patient is not active')).toBeDefined();
    expect(screen.getByText(/Please make Patient active/)).toBeDefined();
    await user.click(button('Change the patient'));
    expect(await screen.findByRole('option', { name: /Rex.*Deceased/ })).toBeDefined();
    await user.click(screen.getByRole('option', { name: /Rex/ }));
    expect(await screen.findByText('Patient is not active')).toBeDefined();
    expect(current()).toContain('Select Patient');
  });
});

describe('unsent input', () => {
  it('P-236 shows what the patient already has, and asks for a note', async () => {
    const server = createServer();
    server.answer('GetSigningFacts', {
      signingFacts: { ...noSigningFacts.signingFacts, therapy: [active()] },
    });
    open(whole, server);
    await formShown();
    const panel = await screen.findByRole('region', { name: 'Conflict Detected', hidden: true });
    expect(panel.textContent).toContain('Otis already has gabapentin, issued yesterday.');
    expect(openPoints()[0]).toBe('Note to pharmacy for 1 conflict');
    expect(within(panel).queryByText(/covers it/)).toBeNull();
    expect(server.lastVariables('GetSigningFacts')).toEqual({
      locationId: '1',
      locationPatientId: '6',
      locationClientId: '5',
      productId: '40',
    });
  });

  it('P-040 an issued prescription opens its client and patient', async () => {
    const { user, server, path } = open(whole);
    await formShown();
    await user.click(directions());
    await user.paste('Give 1 capsule by mouth once daily.');
    await user.selectOptions(screen.getByLabelText('Refills'), '1');
    await user.click(button('Authorize for Otis'));
    await waitFor(() => expect(path()).toBe('/clients/profile/5?patientId=Ng%3D%3D'));
    expect(server.lastVariables('AddPrescription')).toMatchObject({
      addPrescriptionType: 'AuthorizeRx',
      input: { productId: '40', locationClientId: '5', locationPatientId: '6', isOfficeUse: false },
    });
    expect(screen.getByText('Rx created successfully')).toBeDefined();
  });

  it('P-040 a saved draft opens them too', async () => {
    const server = createServer();
    server.answer('AddPrescription', { addPrescription: draft() });
    const { user, path } = open(whole, server);
    await formShown();
    await user.click(button('Save As Draft'));
    await waitFor(() => expect(path()).toBe('/clients/profile/5?patientId=Ng%3D%3D'));
  });

  it('is restored after leaving or reloading the page, and offered on other pages until discarded', async () => {
    const first = open(whole);
    await formShown();
    await first.user.click(directions());
    await first.user.paste('Half a capsule.');
    first.unmount();
    const second = show(whole);
    await formShown();
    expect(directions().value).toBe('Half a capsule.');
    expect(screen.getByText(/^Your unsent changes from/)).toBeDefined();
    second.unmount();
    const third = renderScreen(<UnsentNewLine />, { server: createServer(), path: '/dashboard' });
    expect(screen.getByText(/^Gabapentin Capsules 100 mg for Otis is not sent yet/)).toBeDefined();
    await third.user.click(button('Continue'));
    expect(third.path()).toMatch(/^\/create\/rx\/\?/);
    await third.user.click(button('Discard'));
    expect(screen.queryByText(/is not sent yet/)).toBeNull();
  });
});
