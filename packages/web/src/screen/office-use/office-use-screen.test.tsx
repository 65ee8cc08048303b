import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../testing/fake-server';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp, renderScreen } from '../../testing/render';
import {
  sampleAssignment,
  sampleLocation,
  samplePractice,
  sampleRole,
  sampleUser,
} from '../../testing/sample-practice';
import { OfficeUseScreen } from './office-use-screen';
import { officeClient, officePrescription } from './office-use.test-data';
import type { ListedPrescription } from '../../feature/prescribing/prescription-list/prescription-row';

const draft = officePrescription({
  id: '77',
  rxNumber: null,
  rxStatus: { code: 'Draft', description: 'Draft' },
  issuedDate: null,
});
const issued = officePrescription();
const archived = officePrescription({ id: '42', rxNumber: '25-118204', archived: true });

function answering(server: FakeServer, all: readonly ListedPrescription[] = [issued, draft, archived]): FakeServer {
  const found = (asked: boolean | null | undefined) => all.filter((row) => asked !== false || !row.archived);
  server.answer('GetOfficeUseClient', { officeUseClient: officeClient() });
  server.answer('GetPrescriptionHistory', (variables) => ({
    prescriptionHistory: found(variables.archived).slice(variables.skip ?? 0, (variables.skip ?? 0) + 10),
  }));
  server.answer('GetPrescriptionCount', (variables) => ({ prescriptionCount: found(variables.archived).length }));
  return server;
}

const createServer = (all?: readonly ListedPrescription[]) => answering(createFakeServer(), all);

const show = (server = createServer(), path = '/officeuserx', practice = samplePractice()) =>
  renderScreen(<OfficeUseScreen />, { server, path, practice });
const card = () => screen.findByRole('region', { name: 'Office-use client' });
const list = () => screen.findByRole('region', { name: 'Prescriptions' });

describe('/officeuserx', () => {
  it('A-139 shows name, email, phones, and address of the office-use client', async () => {
    show();
    const client = within(await card());
    expect(client.getByRole('heading', { name: 'Office Use Wren Street Animal Hospital' })).toBeDefined();
    expect(client.getByText('hello@wrenstreet.example')).toBeDefined();
    expect(client.getByText('(518)-555-0142')).toBeDefined();
    expect(client.getByText('(518)-555-0143')).toBeDefined();
    expect(client.queryByText('(518)-555-0199')).toBeNull();
    expect(client.getByText('214 Wren Street, Saratoga Springs, NY 12866')).toBeDefined();
  });

  it('A-139 opens the product search with its button and its key', async () => {
    const { user, path, unmount } = show();
    const target = '/officeuserx/create/rx/product-selection';
    expect((await screen.findByRole('link', { name: /^Search Drug Name/ })).getAttribute('href')).toBe(target);
    await user.keyboard('/');
    await waitFor(() => expect(path()).toBe(target));
    unmount();
    const second = show();
    await second.user.click(await screen.findByRole('link', { name: /^Search Drug Name/ }));
    expect(second.path()).toBe(target);
  });

  it('A-139 lists the prescriptions of its patient, only active ones unless the switch is off', async () => {
    const { user, server, path } = show();
    const rows = within(await list());
    expect(await rows.findByText(/Rx# 25-118203/)).toBeDefined();
    expect(rows.queryByText(/Rx# 25-118204/)).toBeNull();
    expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({
      locationId: '1',
      locationPatientId: '301',
      archived: false,
    });
    const onlyActive = screen.getByRole<HTMLInputElement>('switch', { name: 'Show Only Active' });
    expect(onlyActive.checked).toBe(true);
    await user.click(onlyActive);
    expect(await rows.findByText(/Rx# 25-118204/)).toBeDefined();
    expect(server.lastVariables('GetPrescriptionHistory')).not.toHaveProperty('archived');
    expect(path()).toBe('/officeuserx?active=no');
  });

  it('P-263 the down arrow moves to the rows, arrow keys move between them, and Enter opens one', async () => {
    const { user, path } = show();
    const rows = within(await list());
    const issued = await rows.findByRole('link', { name: /25-118203/ });
    await user.keyboard('{ArrowDown}');
    const first = document.activeElement;
    expect(rows.getAllByRole('listitem')[0]?.contains(first)).toBe(true);
    await user.keyboard('{End}');
    expect(document.activeElement).not.toBe(first);
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(first);
    issued.focus();
    await user.keyboard('{Enter}');
    expect(path()).toBe('/history/41');
  });

  it('A-139 pages a long list, with the page in the address', async () => {
    const many = Array.from({ length: 12 }, (_, at) => officePrescription({ id: String(at), rxNumber: `7-${at}` }));
    const { user, path, unmount } = show(createServer(many));
    await screen.findByText(/Rx# 7-9\b/);
    expect(screen.queryByText(/Rx# 7-10\b/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await screen.findByText(/Rx# 7-10\b/);
    expect(path()).toBe('/officeuserx?page=2');
    unmount();
    const second = show(createServer(many), '/officeuserx?page=9');
    await screen.findByText(/Rx# 7-10\b/);
    expect(second.path()).toBe('/officeuserx?page=2');
    second.unmount();
    const third = show(createServer(many), '/officeuserx?active=no&page=9');
    await screen.findByText(/Rx# 7-10\b/);
    expect(third.path()).toBe('/officeuserx?active=no&page=2');
  });

  it('A-139 opens an issued prescription; P-116 expands a draft in place and opens it as a form', async () => {
    const { user, path } = show();
    const rows = within(await list());
    expect((await rows.findByRole('link', { name: /25-118203/ })).getAttribute('href')).toBe('/history/41');
    await user.click(rows.getByRole('button', { name: /Galliprant.*Draft/ }));
    await user.click(await rows.findByRole('button', { name: 'Create the prescription for Office Use' }));
    expect(path()).toBe('/create/rx/direct/');
  });

  it('P-117 returns here after a draft was deleted', async () => {
    const server = createServer();
    server.answer('DeletePrescription', { deletePrescription: { id: '77' } });
    const { user, path } = show(server, '/officeuserx?active=no');
    const rows = within(await list());
    await user.click(await rows.findByRole('button', { name: /Galliprant.*Draft/ }));
    await user.click(await rows.findByRole('button', { name: 'Delete the draft for Office Use' }));
    await user.click(screen.getByLabelText('Due for exam'));
    await user.click(screen.getByRole('button', { name: 'Delete draft for Office Use' }));
    await waitFor(() => expect(path()).toBe('/officeuserx'));
    expect(server.lastVariables('DeletePrescription')?.id).toBe('77');
  });

  it('A-139 reports when nothing was prescribed', async () => {
    show(createServer([]));
    expect(await screen.findByText('No active office-use prescriptions.')).toBeDefined();
  });

  it('A-020 offers no search to users who cannot prescribe', async () => {
    const staff = sampleRole('STAFF');
    const role = {
      ...staff,
      rolesModules: staff.rolesModules.map((module) => ({ ...module, canEdit: false })),
    };
    show(createServer(), '/officeuserx', samplePractice({ assignment: sampleAssignment({ role }) }));
    await card();
    expect(screen.queryByRole('link', { name: /^Search Drug Name/ })).toBeNull();
  });
});

describe('a location without an office-use client', () => {
  function withoutClient(): FakeServer {
    const server = createServer();
    let isThere = false;
    server.answer('GetOfficeUseClient', () => ({ officeUseClient: isThere ? officeClient() : null }));
    server.answer('AddOfficeUseClient', () => {
      isThere = true;
      return { addOfficeUseClient: officeClient() };
    });
    return server;
  }

  it('A-140 gets one, once, and shows it', async () => {
    const { server } = show(withoutClient());
    expect(within(await card()).getByText('hello@wrenstreet.example')).toBeDefined();
    await screen.findByText(/Rx# 25-118203/);
    expect(server.calls('AddOfficeUseClient')).toHaveLength(1);
    expect(server.lastVariables('AddOfficeUseClient')).toEqual({ locationId: '1' });
  });

  it('A-140 gets none if it already has one', async () => {
    const { server } = show();
    await screen.findByText(/Rx# 25-118203/);
    expect(server.calls('AddOfficeUseClient')).toHaveLength(0);
  });

  it('A-140 shows why it could not be added, and retries on request', async () => {
    const server = withoutClient();
    server.fail('AddOfficeUseClient', 'CONFLICT', 'Someone else did the same.');
    const { user } = show(server);
    expect(await screen.findByText('Someone else did the same.')).toBeDefined();
    expect(server.calls('AddOfficeUseClient')).toHaveLength(1);
    server.answer('AddOfficeUseClient', { addOfficeUseClient: officeClient() });
    server.answer('GetOfficeUseClient', { officeUseClient: officeClient() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card()).toBeDefined();
    expect(screen.queryByText('Someone else did the same.')).toBeNull();
  });
});

describe('the office-use menu entry', () => {
  const at = (isOfficeUseEnabled: boolean) => {
    const server = answering(createPracticeServer());
    const location = sampleLocation({ isOfficeUseEnabled });
    server.answer('GetUserByUsername', {
      userByUsername: sampleUser({ locationsUsers: [sampleAssignment({ location })] }),
    });
    return server;
  };
  const entry = () => screen.queryByRole('link', { name: 'Office Use' });

  it('A-030 C-003 is in the menu if the location has the feature, and its pages open', async () => {
    renderApp('/officeuserx', { server: at(true) });
    await card();
    expect(screen.getByRole('heading', { level: 1, name: 'Office Use' })).toBeDefined();
    expect(entry()).not.toBeNull();
  });

  it.each(['/officeuserx', '/officeuserx/create/rx/product-selection', '/officeuserx/create/rx'])(
    'A-024 A-030 C-003 is not in the menu otherwise, and %s is blocked like any other page',
    async (closed) => {
      const server = at(false);
      const { path } = renderApp(closed, { server });
      await waitFor(() => expect(path()).toBe('/dashboard'));
      await screen.findByRole('navigation', { name: 'Main' });
      expect(entry()).toBeNull();
      expect(server.calls('GetOfficeUseClient')).toHaveLength(0);
      expect(server.calls('AddOfficeUseClient')).toHaveLength(0);
    },
  );
});
