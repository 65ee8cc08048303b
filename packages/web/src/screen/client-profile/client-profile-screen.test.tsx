import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { directState } from '../../feature/prescribing/prescription-form/direct/direct-source';
import { deleteAllUnsent } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import { recentsOf } from '../../platform/recents/recents';
import { renderApp, renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice } from '../../testing/sample-practice';
import { samplePrescriptionRow } from '../../testing/sample-prescription';
import { ClientProfileScreen } from './client-profile-screen';
import { client, createProfileServer, patient, vet } from './client-profile.test-data';

const profile = '/clients/profile/5';
const of = (patientId: string) => `${profile}?patientId=${encodeURIComponent(btoa(patientId))}`;

/** Renders the screen only on its own path, as the router does; on other paths, shows the navigation state. */
function OnItsPath() {
  const { pathname, state } = useLocation();
  return pathname.startsWith('/clients/') ? <ClientProfileScreen /> : <output>{JSON.stringify(state)}</output>;
}

function show(path = profile, server = createProfileServer(), practice = samplePractice()) {
  deleteAllUnsent();
  return renderScreen(<OnItsPath />, { server, path, practice });
}

const region = (name: string) => screen.findByRole('region', { name });
/** Facts of a section, by label. */
const factsIn = (part: HTMLElement) =>
  new Map(
    [...part.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
const patientsShown = async () => within(await region('Patients')).findAllByRole('link');
const chosen = () => screen.getByRole('link', { current: true }).textContent;

describe('the client', () => {
  it('C-050 shows name, email, active phones and addresses, and whether the client is active', async () => {
    show();
    const facts = factsIn(await region('Client'));
    expect(facts.get('Email')).toBe('marcus@example.com');
    expect(facts.get('Phone')).toBe('(518)-555-0111 home');
    expect(facts.get('Address')).toContain('12 Elm Street');
    expect(facts.get('Is Active')).toBe('Yes');
    expect(screen.getByRole('heading', { level: 2, name: 'Marcus Thibodeaux' })).toBeDefined();
  });

  it('C-050 shows N/A for missing values, and marks an inactive client', async () => {
    show(profile, createProfileServer(client({ email: null, phones: [], addresses: [], isActive: false })));
    const card = await region('Client');
    const facts = factsIn(card);
    expect(['Email', 'Phone', 'Address', 'Is Active'].map((label) => facts.get(label))).toEqual([
      'N/A',
      'N/A',
      'N/A',
      'No',
    ]);
    expect(within(card).getByText('Not active')).toBeDefined();
  });

  it('C-194 C-276 shows birth date and driving license if they are known and can be read', async () => {
    const known = { birthdate: '1980-02-29', drivingLicense: 'S123 456' };
    const { unmount } = show(profile, createProfileServer(client(known)));
    const facts = factsIn(await region('Client'));
    expect([facts.get('Birthdate'), facts.get('Driver’s license')]).toEqual(['02-29-1980', 'S123 456']);
    unmount();
    show();
    const less = factsIn(await region('Client'));
    expect([less.has('Birthdate'), less.has('Driver’s license')]).toEqual([false, false]);
  });

  it('C-050 C-056 shows whether the client is linked only if the location uses a practice system', async () => {
    const { unmount } = show(
      profile,
      createProfileServer(client({ pimsProviderId: 'B-7', pimsConnectionType: 'BITWERX' })),
    );
    expect(factsIn(await region('Client')).get('PIMS Status')).toContain('Linked, PIMS ID B-7');
    unmount();
    const location = sampleLocation({ isPimsEnabled: false });
    show(profile, createProfileServer(), samplePractice({ assignment: sampleAssignment({ location }) }));
    expect(factsIn(await region('Client')).has('PIMS Status')).toBe(false);
  });

  it('P-290 is added to recent records, or else the patient in the address is', async () => {
    const opened = () =>
      recentsOf({ locationUserId: '11', locationId: '1' }).map(({ kind, title }) => `${kind} ${title}`);
    const { unmount } = show();
    await region('Client');
    await waitFor(() => expect(opened()).toEqual(['client Marcus Thibodeaux']));
    unmount();
    show(of(client().locationPatientClients[0]?.locationPatient?.id ?? ''));
    await region('Client');
    await waitFor(() =>
      expect(opened()).toEqual([
        `patient ${client().locationPatientClients[0]?.locationPatient?.name}`,
        'client Marcus Thibodeaux',
      ]),
    );
  });

  it('C-050 C-142 C-244 has Help Client in its header if the location has it, and shows below it who is waiting', async () => {
    const server = createProfileServer();
    server.answerPost('/impersonate/validate', () => ({ body: {} }));
    const { unmount } = show(profile, server, samplePractice({ features: ['oobo'] }));
    expect(await screen.findByRole('button', { name: 'Help Client' })).toBeDefined();
    const waits = 'Help Client is waiting for the storefront account of Marcus Thibodeaux. Checked every 10 seconds.';
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(waits));
    unmount();
    show();
    await region('Client');
    expect(screen.queryByRole('button', { name: 'Help Client' })).toBeNull();
  });

  it('C-005 C-050 shows a skeleton while loading', async () => {
    const server = createProfileServer();
    const { release } = server.hold('GetLocationClient', { locationClient: client() });
    show(profile, server);
    expect(screen.getByRole('status', { name: 'Loading the client' })).toBeDefined();
    release();
    expect(await region('Client')).toBeDefined();
  });

  it('P-227 shows why loading failed and retries', async () => {
    const server = createProfileServer();
    server.fail('GetLocationClient', 'CONFLICT', 'Not now');
    const { user } = show(profile, server);
    expect(await screen.findByText('Not now')).toBeDefined();
    server.answer('GetLocationClient', { locationClient: client() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await region('Client')).toBeDefined();
  });
});

describe('a client without a profile', () => {
  it.each([
    ['nobody', null],
    ['a client of another location', client({ locationId: '2' })],
    ['the office-use client', client({ isOfficeUse: true })],
  ])('C-006 %s redirects to the create home', async (_, found) => {
    const { path } = show(profile, createProfileServer(found));
    await waitFor(() => expect(path()).toBe('/create'));
  });

  it('C-006 redirects to the create home if the server finds no such client', async () => {
    const server = createProfileServer();
    server.fail('GetLocationClient', 'NOT_FOUND');
    const { path } = show(profile, server);
    await waitFor(() => expect(path()).toBe('/create'));
  });

  it.each(['/clients/profile', '/clients/profile/', '/clients/profile/nobody'])(
    'C-006 %s redirects to the create home without a request',
    async (path) => {
      const server = createProfileServer();
      server.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
      const app = renderApp(path, { server });
      await waitFor(() => expect(app.path()).toBe('/create'));
      expect(server.calls('GetLocationClient')).toHaveLength(0);
    },
  );

  it('C-004 C-006 highlights Clients in the breadcrumbs, and Back returns to the clients of the create home', async () => {
    const { user, path } = show();
    await region('Client');
    const trail = within(screen.getByRole('navigation', { name: 'Trail' }));
    expect(trail.getByText('Clients')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/create?createBy=client');
    await user.keyboard('{Escape}');
    expect(path()).toBe('/create?createBy=client');
  });
});

describe("the client's patients", () => {
  it('C-051 are those with active links, active ones first, then by name; C-053 shows why some cannot have prescriptions', async () => {
    show();
    const rows = await patientsShown();
    expect(rows.map((row) => row.textContent)).toEqual([
      'JunoFeline',
      'OtisCanine',
      'MaxCanineNot active',
      'RexCanineDeceased',
    ]);
  });

  it('C-051 report when there are none, and offer no product', async () => {
    show(profile, createProfileServer(client({ locationPatientClients: [] })));
    expect((await screen.findAllByText('No patient is available')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^Add Product/)).toBeNull();
  });

  it('C-050 C-141 a client without patients has an empty order history', async () => {
    const server = createProfileServer(client({ locationPatientClients: [] }));
    show(profile, server, samplePractice({ features: ['orderHistory'] }));
    expect(await within(await region('Order History')).findByText('No Orders Found')).toBeDefined();
    expect(server.calls('GetOrdersByLocationPatientIds')).toEqual([]);
  });

  it.each([
    ['the first patient', profile, 'Juno'],
    ['the patient in the address', of('6'), 'Otis'],
    ['the first patient, for one of another client', of('10'), 'Juno'],
    ['the first patient, for an invalid ID', `${profile}?patientId=%25%25`, 'Juno'],
  ])('C-005 shows %s', async (_, path, name) => {
    show(path);
    await patientsShown();
    expect(chosen()).toContain(name);
    expect(await screen.findByRole('heading', { level: 2, name })).toBeDefined();
  });

  it('C-005 selecting one replaces the patient in the address, keeps the filters, and returns to page 1', async () => {
    const { user, path } = show(`${of('6')}&active=yes&page=2`);
    const [juno] = await patientsShown();
    if (juno) await user.click(juno);
    expect(path()).toBe(`${of('7')}&active=yes`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Juno' })).toBeDefined();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path()).toBe(`${of('6')}&active=yes`));
  });
});

describe('the selected patient', () => {
  it('C-055 shows species, breed, gender, birth date, weight, vet, and status', async () => {
    const server = createProfileServer();
    server.answer('getLocationPatient', { locationPatient: patient({ prescVetLocationUserId: '14' }) });
    server.answer('GetLocationUser', { locationUser: vet('14', 'Dr. Annika Rosenthal') });
    show(of('6'), server);
    const panel = await region('Patient Profile');
    await within(panel).findByText('Dr. Annika Rosenthal');
    const facts = factsIn(panel);
    expect(facts.get('Species')).toBe('Canine');
    expect(facts.get('Breed')).toBe('Beagle');
    expect(facts.get('Gender')).toBe('Male');
    expect(facts.get('Birthdate')).toBe('04-02-2019');
    expect(facts.get('Weight')).toContain('31 lbs');
    expect(facts.get('Is Active')).toBe('Yes');
    expect(facts.has('Date of Death')).toBe(false);
  });

  it.each([
    ['U', 'Unknown'],
    ['O', 'Other'],
  ])('C-055 shows the stored gender %s as %s', async (gender, label) => {
    const server = createProfileServer();
    server.answer('getLocationPatient', { locationPatient: patient({ gender }) });
    show(of('6'), server);
    expect(factsIn(await region('Patient Profile')).get('Gender')).toBe(label);
  });

  it('C-055 shows N/A for unknown values, and the date of death only if it is known', async () => {
    const server = createProfileServer();
    const nothing = { species: null, breed: null, gender: null, birthdate: null, weight: null, weightUnit: null };
    server.answer('getLocationPatient', {
      locationPatient: patient({ ...nothing, id: '8', isDeceased: true, deceasedDate: '2026-11-02' }),
    });
    show(of('8'), server);
    const facts = factsIn(await region('Patient Profile'));
    for (const label of ['Species', 'Breed', 'Gender', 'Birthdate', 'Weight', 'Vet'])
      expect(facts.get(label)).toBe('N/A');
    expect(facts.get('Date of Death')).toBe('11-02-2026');
  });

  it('C-056 shows whether the patient is linked, with the PIMS ID or else the provider ID', async () => {
    const server = createProfileServer();
    server.answer('getLocationPatient', { locationPatient: patient({ pimsId: 'P-9', pimsProviderId: 'B-9' }) });
    const { unmount } = show(of('6'), server);
    expect(factsIn(await region('Patient Profile')).get('PIMS Status')).toContain('Linked, PIMS ID P-9');
    unmount();
    show(of('6'));
    expect(factsIn(await region('Patient Profile')).get('PIMS Status')).toBe('Not Linked');
    const location = sampleLocation({ isPimsEnabled: false });
    show(of('6'), createProfileServer(), samplePractice({ assignment: sampleAssignment({ location }) }));
    await waitFor(async () => {
      const panels = await screen.findAllByRole('region', { name: 'Patient Profile' });
      expect(panels.map((panel) => factsIn(panel).has('PIMS Status'))).toEqual([true, false]);
    });
  });

  it('C-283 C-058 shows which data the practice system does not provide for an imported patient', async () => {
    const server = createProfileServer();
    const imported = { isPIMSImport: true, pimsId: '9901', pimsConnectionType: 'EZYVET' as const, allergies: [] };
    server.answer('getLocationPatient', { locationPatient: patient(imported) });
    show(of('6'), server);
    const facts = factsIn(await region('Medical Information'));
    for (const label of ['Allergies/Hypersensitivities', 'Current medications', 'Health Conditions'])
      expect(facts.get(label)).toBe('Not provided by EZYVET, not checked');
  });

  it('C-058 lists allergies prominently, and medications and conditions, or N/A', async () => {
    const server = createProfileServer();
    const coded = (name: string) => ({ code: name, name, kind: 'drug', ingredients: null });
    server.answer('getLocationPatient', {
      locationPatient: patient({ allergies: [coded('Penicillin'), coded('Beef')] }),
    });
    show(of('6'), server);
    const panel = await region('Medical Information');
    const facts = factsIn(panel);
    expect(facts.get('Allergies/Hypersensitivities')).toBe('Penicillin, Beef');
    expect(within(panel).getByLabelText('Recorded allergy')).toBeDefined();
    expect(facts.get('Current medications')).toBe('N/A');
    expect(facts.get('Health Conditions')).toBe('N/A');
  });

  it('P-227 shows why a patient cannot be loaded and keeps the list', async () => {
    const server = createProfileServer();
    server.fail('getLocationPatient', 'CONFLICT', 'Not now');
    show(of('6'), server);
    expect(await screen.findByText('Not now')).toBeDefined();
    expect(await patientsShown()).toHaveLength(4);
  });
});

describe('Add Product', () => {
  const selection = `/create/rx/product-selection/?clientId=NQ%3D%3D&patientId=Ng%3D%3D`;

  it('C-008 opens the product selection with client and patient, by link or shortcut key', async () => {
    const { user, path } = show(of('6'));
    const add = await screen.findByRole('link', { name: 'Add Product for Otis' });
    expect(add.getAttribute('href')).toBe(selection);
    expect(within(add).getByText('Add Product for Otis')).toBeDefined();
    await user.keyboard('a');
    expect(path()).toBe(selection);
  });

  it.each([
    ['an inactive patient', of('9'), client(), 'Patient is not active', 'Please make Patient active'],
    ['a deceased patient', of('8'), client(), 'Patient is not active', 'Please make Patient active'],
    ['an inactive client', of('6'), client({ isActive: false }), 'Client is not active', 'Please activate client.'],
    [
      'an inactive client of an inactive patient',
      of('8'),
      client({ isActive: false }),
      'Client is not active',
      'Please activate client.',
    ],
  ])('C-053 C-189 is refused for %s', async (_, address, given, title, description) => {
    const { user, path, services } = show(address, createProfileServer(given));
    await user.click(await screen.findByRole('button', { name: /^Add Product/ }));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(description)).toBeDefined();
    expect(services.notices.read().all[0]?.stays).toBe(1500);
    expect(path()).toBe(address);
  });
});

describe("the patient's prescription history", () => {
  const rows = async () => within(await region('Prescription History')).findAllByRole('listitem');

  it('C-054 C-166 P-178 requests 5 prescriptions of this patient, each a link', async () => {
    const { server } = show(of('6'));
    const [row] = await rows();
    expect(server.lastVariables('GetPrescriptionHistory')).toEqual({
      locationId: '1',
      locationPatientId: '6',
      productApprovalTypeFilters: ['AOTC', 'RX', 'OTC'],
      skip: 0,
      take: 5,
    });
    expect(within(row!).getByRole('link').getAttribute('href')).toBe('/history/41');
    for (const text of ['Galliprant Tablets', '× 90', 'Rx# 25-118203', 'fillable'])
      expect(row?.textContent).toContain(text);
    expect(row?.textContent).not.toContain('Marcus');
  });

  it('C-054 C-166 P-178 hides archived ones, filters by type, and changes the page size, all in the address', async () => {
    const server = createProfileServer();
    server.answer('GetPrescriptionCount', { prescriptionCount: 12 });
    const { user, path } = show(of('6'), server);
    await rows();
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ skip: 5, take: 5 }));
    await user.click(screen.getByRole('switch', { name: 'Show only active' }));
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ archived: false, skip: 0 }),
    );
    await user.click(screen.getByRole('button', { name: 'Approval type' }));
    await user.click(screen.getByRole('checkbox', { name: 'OTC' }));
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionCount')?.productApprovalTypeFilters).toEqual(['AOTC', 'RX']),
    );
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10');
    await waitFor(() => expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ skip: 0, take: 10 }));
    expect(path()).toBe(`${of('6')}&active=yes&types=AOTC%2CRX&size=10`);
  });

  it('P-178 shows 0 Results Found... when empty, and P-227 reports a failed load', async () => {
    const server = createProfileServer();
    server.answer('GetPrescriptionHistory', { prescriptionHistory: [] });
    server.answer('GetPrescriptionCount', { prescriptionCount: 0 });
    const history = async () => within(await screen.findByRole('region', { name: 'Prescription History' }));
    const { unmount } = show(of('6'), server);
    expect(await (await history()).findByText('0 Results Found...')).toBeDefined();
    unmount();
    const failing = createProfileServer();
    failing.fail('GetPrescriptionHistory', 'CONFLICT', 'Not now');
    show(of('6'), failing);
    expect(await (await history()).findByText("We couldn't refresh the list.")).toBeDefined();
  });

  it('C-008 C-166 copies a prescription into the direct form', async () => {
    const server = createProfileServer();
    const first = samplePrescriptionRow();
    const prescriptionHistory = [first, { ...first, id: '42', product: { ...first.product, title: 'Vetmedin 5 mg' } }];
    server.answer('GetPrescriptionHistory', { prescriptionHistory });
    const { user, path } = show(of('6'), server);
    await rows();
    await user.click(screen.getByRole('button', { name: 'Copy Vetmedin 5 mg for Otis' }));
    expect(path()).toBe('/create/rx/direct/');
    expect(screen.getByRole('status').textContent).toBe(JSON.stringify(directState({ from: 'copy', id: '42' })));
  });

  it('P-117 a rejected draft leaves the user with its client and patient', async () => {
    const server = createProfileServer();
    const draft = samplePrescriptionRow({ rxStatus: { code: 'Draft', description: 'Draft' }, issuedDate: null });
    server.answer('GetPrescriptionHistory', { prescriptionHistory: [draft] });
    server.answer('DeclinePrescription', { declinePrescription: { ...draft, declineReason: 'Due for exam' } });
    const { user, path } = show(profile, server);
    await user.click(await screen.findByRole('button', { expanded: false, name: /Galliprant/ }));
    await user.click(await screen.findByRole('button', { name: 'Reject the draft for Otis' }));
    await user.click(screen.getByLabelText('Due for exam'));
    await user.click(screen.getByRole('button', { name: 'Decline draft for Otis' }));
    await waitFor(() => expect(path()).toBe(of('6')));
  });
});

describe('the patient form', () => {
  const lists = () => {
    const server = createProfileServer();
    server.answer('Species', { species: [] });
    server.answer('Allergies', { allergies: [] });
    server.answer('Medications', { medications: [] });
    server.answer('BreedsBySpecies', { breedsBySpecies: [] });
    server.answer('HealthConditionsBySpecies', { healthConditionsBySpecies: [] });
    server.answer('LocationsUsers', { locationsUsers: { data: [], count: 0 } });
    return server;
  };

  it('C-052 C-189 does not open for an inactive client, and shows why, also with its key', async () => {
    const server = lists();
    server.answer('GetLocationClient', { locationClient: client({ isActive: false }) });
    const { user, services } = show(profile, server);
    await user.click(await screen.findByRole('button', { name: /^Add Patient/ }));
    expect(await screen.findByText('Client is not active')).toBeDefined();
    expect(services.notices.read().all[0]?.stays).toBe(1500);
    expect(screen.getByText('Please activate client.')).toBeDefined();
    await user.keyboard('p');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('C-059 C-060 opens for a new patient, who is shown once linked', async () => {
    const server = lists();
    server.answer('GetLocationPatientsByFilter', {
      locationPatientsByFilter: [{ ...patient({ id: '9', name: 'Moose' }), locationPatientClients: [] }],
    });
    server.answer('UpsertLocationPatientClient', {
      upsertLocationPatientClient: { locationPatientId: '9', locationClientId: '5', isActive: true, isPrimary: false },
    });
    const { user, path } = show(profile, server);
    await user.click(await screen.findByRole('button', { name: /^Add Patient/ }));
    await user.type(await screen.findByRole('combobox', { name: 'Patient name' }), 'Moo');
    await user.click(await screen.findByRole('option', { name: /Moose/ }));
    await waitFor(() => expect(path()).toBe(of('9')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('C-059 opens with the shown patient by key, and not for users without access to clients', async () => {
    const { user, unmount } = show(of('6'), lists());
    await screen.findByRole('button', { name: /^Update Patient/ });
    await user.keyboard('u');
    expect(await screen.findByRole('dialog', { name: 'Update Patient' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Otis');
    unmount();
    const role = { ...sampleAssignment().role, rolesModules: [] };
    show(of('6'), lists(), samplePractice({ assignment: sampleAssignment({ role }) }));
    await region('Patient Profile');
    expect(screen.queryByRole('button', { name: /Patient/ })).toBeNull();
  });
});
