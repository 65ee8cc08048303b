import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { caretakerFound, patientThere } from '../../feature/clients/add-client/caretaker.test-data';
import { endsWellFormed } from '../../testing/content-model';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice } from '../../testing/sample-practice';
import { settled } from '../../testing/settled';
import { ClientProfileScreen } from './client-profile-screen';
import { client, createProfileServer, link, listed, patient } from './client-profile.test-data';
import type { ProfileClient } from './use-client-profile';

endsWellFormed();

const account = { isPimsEnabled: true, pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET' as const };
const withPims = (over: Parameters<typeof sampleLocation>[0] = account) =>
  samplePractice({ assignment: sampleAssignment({ location: sampleLocation(over) }) });

const marcusThere = caretakerFound({
  id: '4188',
  pimsId: '4188',
  firstName: 'Marcus',
  lastName: 'Thibodeau',
  patients: [
    patientThere('9214', 'Otis', { dateOfBirth: '2020-01-01' }),
    patientThere('9215', 'Juno'),
    patientThere('9216', 'Ghost', { isDeleted: true }),
    patientThere('9217', 'Max'),
  ],
});
const knownThere = patient({ id: '99' });
const bare = { weight: null, weightUnit: null };
const marcus = client({
  email: null,
  locationPatientClients: [
    link(listed('6', 'Otis', { ...bare, birthdate: '2019-01-01', gender: null })),
    link(listed('7', 'Juno', { weight: 9, weightUnit: 'lbs', gender: 'F' })),
    link(listed('9', 'Max', { isActive: false })),
    link(listed('8', 'Rex', { pimsId: '9000', pimsConnectionType: 'EZYVET' })),
  ],
});

function OnItsPath() {
  return useLocation().pathname.startsWith('/clients/') ? <ClientProfileScreen /> : null;
}

function createServer(given: ProfileClient = marcus): FakeServer {
  const server = createProfileServer(given);
  server.answer('searchPimsCaretakers', { searchPimsCaretakers: [marcusThere] });
  server.answer('getPimsCaretakerById', { pimsCaretakerById: marcusThere });
  server.answer('GetLocationPatientByPimsId', { locationPatientByPimsId: null });
  server.answer('GetLocationClientByPimsId', { locationClientByPimsId: null });
  server.answer('UpdateLocationClient', { updateLocationClient: { ...given, pimsId: '4188' } });
  return server;
}

async function open(server = createServer(), practice = withPims()) {
  const rendered = renderScreen(<OnItsPath />, { server, path: '/clients/profile/5', practice });
  await rendered.user.click(await screen.findByRole('button', { name: /^Link/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'PIMS Link' }));
  await panel.findByRole('form', { name: 'Link Marcus Thibodeaux to PIMS' });
  const choose = async () => rendered.user.click(await panel.findByRole('radio', { name: /Marcus Thibodeau/ }));
  const send = () => panel.getByRole('button', { name: /^Link client/ });
  return { ...rendered, server, panel, choose, send };
}
type Opened = Awaited<ReturnType<typeof open>>;

const pair = ({ user, panel }: Opened, name: string, id: string) =>
  user.selectOptions(panel.getByRole('combobox', { name: `${name} in PIMS` }), id);

describe('the Link button', () => {
  it('C-050 C-084 is shown if PIMS is on and the client is not linked, for users who can link', async () => {
    const offers = async (practice = withPims(), given = marcus) => {
      const { unmount } = renderScreen(<OnItsPath />, {
        server: createServer(given),
        path: '/clients/profile/5',
        practice,
      });
      await screen.findByRole('region', { name: 'Client' });
      const found = screen.queryByRole('button', { name: /^Link/ }) !== null;
      unmount();
      return found;
    };
    expect(await offers()).toBe(true);
    expect(await offers(withPims({ ...account, isPimsEnabled: false }))).toBe(false);
    const organization = { id: '1', name: 'Wren', isActive: true, isPIMSEnabled: false };
    expect(await offers(withPims({ ...account, organization }))).toBe(false);
    expect(await offers(withPims({ ...account, pimsAccountId: null }))).toBe(false);
    expect(await offers(withPims(), { ...marcus, pimsId: '1', pimsConnectionType: 'EZYVET' })).toBe(false);
    const practice = withPims();
    expect(await offers({ ...practice, mayUse: (name) => name !== 'UpdateLocationClient' })).toBe(false);
  });
});

describe('the link panel', () => {
  it('C-109 shows in order the selected PIMS client, the search prefilled with the names, and the patients', async () => {
    const { panel, server } = await open();
    const heads = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['Selected PIMS client', 'Search the PIMS', 'Pair the patients', 'What linking will save']);
    const box = (name: string) => panel.getByRole<HTMLInputElement>('textbox', { name });
    expect([box('First name').value, box('Last name').value, box('Phone').value]).toEqual(['Marcus', 'Thibodeaux', '']);
    await waitFor(() =>
      expect(server.lastVariables('searchPimsCaretakers')).toEqual({
        input: {
          checkIfPatientDeceased: true,
          pimsAccountId: 'wren-street-01',
          pimsConnectionType: 'EZYVET',
          firstName: 'Marcus',
          lastName: 'Thibodeaux',
        },
      }),
    );
    expect(panel.getByText(/^Nobody is selected yet/)).toBeDefined();
  });

  it('C-109 searches after a pause in typing, with at most 50 characters, an organization by its single name', async () => {
    const rescue = { ...marcus, firstName: null, lastName: 'Second Chance Rescue' };
    const server = createServer(rescue);
    const { user } = renderScreen(<OnItsPath />, { server, path: '/clients/profile/5', practice: withPims() });
    await user.click(await screen.findByRole('button', { name: /^Link/ }));
    const panel = within(await screen.findByRole('dialog'));
    await panel.findByRole('radio');
    expect(panel.getByRole('region', { name: /Search the PIMS/ }).textContent).toContain('EZYVET, 1 client');
    expect(server.lastVariables('searchPimsCaretakers')?.input).toMatchObject({ lastName: 'Second Chance Rescue' });
    expect(server.lastVariables('searchPimsCaretakers')?.input).not.toHaveProperty('firstName');
    const before = server.calls('searchPimsCaretakers').length;
    const last = panel.getByRole<HTMLInputElement>('textbox', { name: 'Last name' });
    await user.clear(last);
    await user.click(last);
    await user.paste('x'.repeat(60));
    expect(last.value).toBe('x'.repeat(50));
    await waitFor(() => expect(server.lastVariables('searchPimsCaretakers')?.input.lastName).toBe('x'.repeat(50)));
    expect(server.calls('searchPimsCaretakers')).toHaveLength(before + 1);
  });

  it('C-113 pairs nobody automatically, offers each patient once, and only active, unlinked, and existing ones', async () => {
    const server = createServer();
    server.answer('GetLocationPatientByPimsId', ({ pimsId }) => ({
      locationPatientByPimsId: pimsId === '9217' ? knownThere : null,
    }));
    const opened = await open(server);
    await opened.choose();
    const { panel } = opened;
    const selects = panel.getAllByRole<HTMLSelectElement>('combobox');
    expect(selects.map((select) => select.getAttribute('aria-label') ?? select.labels[0]?.textContent)).toEqual([
      'Juno in PIMS',
      'Otis in PIMS',
    ]);
    expect(selects.map(({ value }) => value)).toEqual(['', '']);
    const offered = (name: string) =>
      within(panel.getByRole('combobox', { name: `${name} in PIMS` }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(offered('Otis')).toEqual([
        'Not paired',
        'Otis 9214, Feline, Domestic Shorthair, 6 y 10 mo, 9.7 lbs',
        'Juno 9215, Feline, Domestic Shorthair, 5 y 6 mo, 9.7 lbs',
      ]),
    );
    await pair(opened, 'Otis', '9214');
    expect(offered('Juno')).toEqual(['Not paired', 'Juno 9215, Feline, Domestic Shorthair, 5 y 6 mo, 9.7 lbs']);
    expect(panel.getByText(/^1 of 2 paired/)).toBeDefined();
    expect(panel.getByText('birthdate 01-01-2019, 01-01-2020')).toBeDefined();
  });

  it('C-237 shows the best matches first, with the assessment and reasons, and selects none', async () => {
    const server = createServer();
    const phoneThere = (number: string) => [{ number, type: null, isPrimary: true, isValidMobile: null }];
    const name = { firstName: 'Marcus', lastName: 'Thibodeaux' };
    const namesake = caretakerFound({
      ...name,
      id: '1',
      pimsId: '1',
      phones: phoneThere('802-555-0188'),
      patients: [],
    });
    const phones = phoneThere('(518) 555-0111');
    const patients = [patientThere('9214', 'Otis', { normalizedSpecies: 'canine' })];
    const same = { ...marcusThere, lastName: 'Thibodeaux', phones, patients };
    server.answer('searchPimsCaretakers', { searchPimsCaretakers: [namesake, same] });
    const { panel } = await open(server);
    const radios = await panel.findAllByRole<HTMLInputElement>('radio');
    const texts = radios.map((radio) => radio.labels?.[0]?.textContent);
    expect(texts[0]).toMatch(/Same client.*same phone.*same patient.*PIMS ID 4188$/);
    expect(texts[0]).not.toMatch(/same name|other/);
    expect(texts[1]).toMatch(/other phone.*PIMS ID 1$/);
    expect(texts[1]).not.toContain('Same');
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('C-238 suggests the best match, which a press pairs; the select then has focus', async () => {
    const server = createServer();
    const slip = patientThere('9220', 'Ottis', { normalizedSpecies: 'canine' });
    const otis = patientThere('9214', 'Otis', { normalizedSpecies: 'canine' });
    const deleted = patientThere('9222', 'Juno', { isDeleted: true });
    const patients = [slip, patientThere('9215', 'Juno'), patientThere('9221', 'Juno'), deleted, otis];
    server.answer('searchPimsCaretakers', { searchPimsCaretakers: [{ ...marcusThere, patients }] });
    const opened = await open(server);
    await opened.choose();
    const { panel, user } = opened;
    const select = panel.getByRole<HTMLSelectElement>('combobox', { name: 'Otis in PIMS' });
    expect(select.value).toBe('');
    expect([...select.options].map(({ text }) => text).slice(0, 3)).toEqual([
      'Not paired',
      'Otis 9214, Feline, Domestic Shorthair, 5 y 6 mo, 9.7 lbs',
      'Ottis 9220, Feline, Domestic Shorthair, 5 y 6 mo, 9.7 lbs',
    ]);
    // Two equally good matches: the user has to compare their IDs.
    expect(panel.queryByRole('button', { name: /^Pair Juno/ })).toBeNull();
    expect(panel.getByText('Two or more are named Juno: 9215, 9221')).toBeDefined();
    const proposal = panel.getByRole('button', { name: 'Pair Otis with Otis 9214' });
    expect(proposal.parentElement?.textContent).toBe(
      'PairOtis 9214, Feline, Domestic Shorthair, 5 y 6 mo, 9.7 lbs, same name and species',
    );
    await user.click(proposal);
    expect(select.value).toBe('9214');
    expect(document.activeElement).toBe(select);
  });

  it('C-300 pairs all matching patients with one press and leaves the others to the user', async () => {
    const server = createServer();
    const otis = patientThere('9214', 'Otis', { normalizedSpecies: 'canine' });
    const juno = patientThere('9215', 'Juno', { normalizedSpecies: 'canine' });
    server.answer('searchPimsCaretakers', { searchPimsCaretakers: [{ ...marcusThere, patients: [juno, otis] }] });
    const opened = await open(server);
    await opened.choose();
    const { panel, user } = opened;
    const paired = (name: string) => panel.getByRole<HTMLSelectElement>('combobox', { name: `${name} in PIMS` }).value;
    await user.click(panel.getByRole('button', { name: 'Pair all 2 that match by name and species' }));
    expect([paired('Otis'), paired('Juno')]).toEqual(['9214', '9215']);
    expect(panel.queryByRole('button', { name: /^Pair all/ })).toBeNull();
    expect(document.activeElement?.tagName).toBe('SELECT');
    expect(opened.send().textContent).toContain('Link client and 2 patients');
  });

  it('C-300 offers no such button if one of two has died there', async () => {
    const server = createServer();
    const otis = patientThere('9214', 'Otis', { normalizedSpecies: 'canine', isDeceased: true });
    const juno = patientThere('9215', 'Juno', { normalizedSpecies: 'canine' });
    server.answer('searchPimsCaretakers', { searchPimsCaretakers: [{ ...marcusThere, patients: [juno, otis] }] });
    const opened = await open(server);
    await opened.choose();
    expect(opened.panel.getByRole('button', { name: 'Pair Juno with Juno 9215' })).toBeDefined();
    expect(opened.panel.queryByRole('button', { name: /^Pair all/ })).toBeNull();
  });

  it('C-110 C-114 shows what will be stored beforehand: existing values are kept', async () => {
    const opened = await open();
    const stored = within(opened.panel.getByRole('region', { name: 'What linking will save' }));
    expect(stored.getByText('Select a PIMS client to see the changes.')).toBeDefined();
    await opened.choose();
    await pair(opened, 'Otis', '9214');
    const facts = new Map(
      stored.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(facts.get('PIMS ID')).toBe('4188, EZYVET');
    expect(facts.get('Email')).toBe('kenji@mail.example');
    expect(facts.get('Phones')).toBe('kept');
    expect(facts.get('Otis')).toBe('PIMS ID 9214Weight 9.7 lbsGender Spayed');
    expect(stored.getByText('Juno stays unlinked, without writeback.')).toBeDefined();
    expect(opened.send().textContent).toContain('Link client and 1 patient');
  });

  it('C-110 C-114 shows an unspecified gender by its label', async () => {
    const server = createServer();
    const theirs = patientThere('9214', 'Otis', { gender: 'Hermaphrodite', normalizedGender: null });
    server.answer('searchPimsCaretakers', { searchPimsCaretakers: [{ ...marcusThere, patients: [theirs] }] });
    const opened = await open(server);
    await opened.choose();
    await pair(opened, 'Otis', '9214');
    const stored = within(opened.panel.getByRole('region', { name: 'What linking will save' }));
    expect(stored.getByText('Gender Other')).toBeDefined();
  });

  it('C-116 C-110 C-114 C-161 links the client, then each patient, and confirms it', async () => {
    const opened = await open();
    const { server, user, panel } = opened;
    server.answer('UpdateLocationPatient', ({ updatePatientId: id }) => ({
      updateLocationPatient: { ...knownThere, id: id ?? '', name: id === '6' ? 'Otis' : 'Juno' },
    }));
    await opened.choose();
    await pair(opened, 'Otis', '9214');
    await pair(opened, 'Juno', '9215');
    await user.click(panel.getByRole('combobox', { name: 'Otis in PIMS' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    // The notices stay for 1.5 seconds, so they are checked first.
    await screen.findByText('Client Successfully Linked');
    expect(screen.getByText('PIMS Link')).toBeDefined();
    await waitFor(() => expect(screen.getAllByText('Patient Successfully Linked')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.lastVariables('UpdateLocationClient')).toEqual({
      input: {
        ...{ id: '5', isActive: true, pimsId: '4188', pimsConnectionType: 'EZYVET', email: 'kenji@mail.example' },
      },
    });
    expect(server.calls('UpdateLocationPatient').map(({ variables }) => variables)).toEqual([
      {
        updatePatientId: '6',
        input: {
          ...{ isActive: true, pimsId: '9214', pimsConnectionType: 'EZYVET' },
          ...{ weight: 9.7, weightUnit: 'lbs', gender: 'S' },
        },
      },
      { updatePatientId: '7', input: { isActive: true, pimsId: '9215', pimsConnectionType: 'EZYVET' } },
    ]);
    const order = server
      .calls()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('Update'));
    expect(order).toEqual(['UpdateLocationClient', 'UpdateLocationPatient', 'UpdateLocationPatient']);
  });

  it("C-116 names a patient who fails with the server's message, and keeps the client and the others linked", async () => {
    const opened = await open();
    const { server, user } = opened;
    server.fail('UpdateLocationPatient', 'CONFLICT', 'Already imported');
    await opened.choose();
    await pair(opened, 'Otis', '9214');
    await user.click(opened.send());
    expect(await screen.findByText('Client Successfully Linked')).toBeDefined();
    expect(await screen.findByText('Error Linked Patient profile')).toBeDefined();
    expect(screen.getByText('Already imported')).toBeDefined();
    expect(screen.queryByText('Patient Successfully Linked')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('C-092 stores nothing when the practice system is unavailable, and says so in the panel', async () => {
    const opened = await open();
    const { server, user, panel } = opened;
    await opened.choose();
    server.fail('getPimsCaretakerById', 'PARTNER_UNREACHABLE');
    await user.click(opened.send());
    const text = /There was an error trying to connect to the partner\. Please try again\./;
    expect((await panel.findByRole('alert')).textContent).toMatch(text);
    expect(server.lastVariables('getPimsCaretakerById')).toEqual({
      input: { pimsAccountId: 'wren-street-01', pimsConnectionType: 'EZYVET', pimsId: '4188' },
    });
    expect(server.calls('UpdateLocationClient')).toEqual([]);
    expect(panel.getByRole<HTMLInputElement>('radio').checked).toBe(true);
    server.answer('getPimsCaretakerById', { pimsCaretakerById: null });
    await user.click(opened.send());
    await waitFor(() => expect(panel.getByRole('alert').textContent).toContain('no longer in PIMS'));
    expect(server.calls('UpdateLocationClient')).toEqual([]);
  });

  it('C-189 reports a failed search in place instead of in a notice, and retries', async () => {
    const server = createServer();
    server.fail('searchPimsCaretakers', 'PARTNER_UNREACHABLE');
    const { panel, user } = await open(server);
    expect(await panel.findByText(/The practice system is not responding/)).toBeDefined();
    server.answer('searchPimsCaretakers', { searchPimsCaretakers: [] });
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('No PIMS Clients Found')).toBeDefined();
  });

  it('C-089 C-109 shows which client the selected one is already linked to, and links none twice', async () => {
    const server = createServer();
    server.answer('GetLocationClientByPimsId', { locationClientByPimsId: { ...marcus, id: '77', firstName: 'Marc' } });
    const opened = await open(server);
    await opened.choose();
    await opened.panel.findAllByText('This PIMS client is already linked to another client.');
    expect(opened.panel.getByRole('link', { name: 'Marc Thibodeaux' }).getAttribute('href')).toBe(
      '/clients/profile/77',
    );
    await opened.user.click(opened.send());
    await opened.user.keyboard('{Control>}{Enter}{/Control}');
    expect(server.calls('getPimsCaretakerById')).toEqual([]);
    expect(server.lastVariables('GetLocationClientByPimsId')).toEqual({
      ...{ pimsAccountId: 'wren-street-01', pimsId: '4188', locationId: '1' },
    });
  });

  it('C-110 shows in the panel why the client could not be linked, and links no patient', async () => {
    const opened = await open();
    opened.server.fail('UpdateLocationClient', 'CONFLICT', 'This PIMS client is already linked to another client.');
    await opened.choose();
    await pair(opened, 'Otis', '9214');
    await opened.user.click(opened.send());
    expect((await opened.panel.findByRole('alert')).textContent).toContain('already linked to another client');
    expect(opened.server.calls('UpdateLocationPatient')).toEqual([]);
  });

  describe('C-076 C-079 the warning before linking a deceased patient', () => {
    const text = 'All pending prescriptions will be declined automatically.';
    const reason = 'Decline reason: Patient is deceased.';

    async function pairWithDead(prepare: (server: FakeServer) => void) {
      const server = createServer();
      const died = patientThere('9214', 'Otis', { isDeceased: true, dateOfDeath: '2026-01-05' });
      server.answer('searchPimsCaretakers', { searchPimsCaretakers: [{ ...marcusThere, patients: [died] }] });
      prepare(server);
      const opened = await open(server);
      await opened.choose();
      await pair(opened, 'Otis', '9214');
      return opened;
    }

    it("C-076 C-079 shows how many of that patient's requests are pending, and why they will be declined", async () => {
      const { panel, server } = await pairWithDead((fake) =>
        fake.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: 2 }),
      );
      expect(await panel.findByText(text)).toBeDefined();
      expect(panel.getByText(`2 requests are pending. ${reason}`)).toBeDefined();
      expect(server.lastVariables('GetPrescriptionTasksCount')).toEqual({
        locationId: '1',
        locationPatientId: '6',
        status: 'pending',
      });
    });

    it('C-076 C-079 is shown if the requests cannot be counted', async () => {
      const { panel } = await pairWithDead((fake) => fake.fail('GetPrescriptionTasksCount', 'CONFLICT', 'Not now'));
      expect(await panel.findByText(text)).toBeDefined();
      expect(panel.getByText(`We couldn't count the pending requests. ${reason}`)).toBeDefined();
    });

    it('C-076 C-079 is shown only after the requests were counted', async () => {
      let held = { release: () => {} };
      const { panel, server } = await pairWithDead((fake) => {
        held = fake.hold('GetPrescriptionTasksCount', { prescriptionTasksCount: 3 });
      });
      await waitFor(() =>
        expect(server.lastVariables('GetPrescriptionTasksCount')).toMatchObject({ locationPatientId: '6' }),
      );
      expect(panel.queryByText(text)).toBeNull();
      held.release();
      expect(await panel.findByText(`3 requests are pending. ${reason}`)).toBeDefined();
    });

    it('C-076 C-079 is not shown if none is pending, or the patient is alive', async () => {
      const { panel, server, ...opened } = await pairWithDead((fake) =>
        fake.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: 0 }),
      );
      await waitFor(() =>
        expect(server.lastVariables('GetPrescriptionTasksCount')).toMatchObject({ status: 'pending' }),
      );
      await settled(server);
      expect(panel.queryByText(text)).toBeNull();
      opened.unmount();
      const living = createServer();
      living.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: 2 });
      const again = await open(living);
      await again.choose();
      await pair(again, 'Otis', '9214');
      await settled(living);
      expect(again.panel.queryByText(text)).toBeNull();
      const asked = living.calls('GetPrescriptionTasksCount').map(({ variables }) => variables);
      expect(asked).not.toContainEqual(expect.objectContaining({ status: 'pending' }));
    });
  });

  it('C-113 asks before discarding pairs, and not if none exist', async () => {
    const opened = await open();
    await opened.choose();
    await pair(opened, 'Otis', '9214');
    await opened.user.click(opened.panel.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('dialog', { name: /^Discard the pairs/ }));
    await opened.user.click(question.getByRole('button', { name: /Discard/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opened.user.keyboard('l');
    await screen.findByRole('dialog', { name: 'PIMS Link' });
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
