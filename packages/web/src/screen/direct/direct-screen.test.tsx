import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deleteAllUnsent } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import { endsWellFormed } from '../../testing/content-model';
import { renderScreen } from '../../testing/render';
import { samplePractice } from '../../testing/sample-practice';
import {
  button,
  draft,
  patient,
  prescription,
  product,
  queryButton,
  renewal,
} from '../../feature/prescribing/queue/open/form.test-data';
import { formShown, openDirect, serverWith } from './direct.test-data';
import { DirectScreen } from './direct-screen';

endsWellFormed();

const issued = prescription({
  id: '41',
  rxNumber: 'RX-41',
  directions: 'Give 1 capsule.',
  refills: 2,
  prescExpiryDate: '2020-01-01',
  notifyClientDate: '2020-01-01',
  workflowLocationUserId: '13',
  currentWorkflowStatusId: '2',
  pimsConsultId: 'consult-9',
});
const stored = draft({ id: '77', directions: 'Give 1 capsule.', refills: 2 });
const copyOf = { from: 'copy', id: '41' } as const;
const draftOf = { from: 'draft', id: '77' } as const;
/** The client's page, with the patient selected (P-040). */
const ofOtis = '/clients/profile/5?patientId=Ng%3D%3D';
const directions = () => screen.getByLabelText<HTMLTextAreaElement>('Directions');

describe('the direct form', () => {
  it('P-042 redirects to the create home without navigation state', async () => {
    deleteAllUnsent();
    const { path } = renderScreen(<DirectScreen />, { server: serverWith(issued), path: '/create/rx/direct/' });
    await waitFor(() => expect(path()).toBe('/create'));
  });

  it('P-042 P-116 opens a draft with the title Editing Draft and no step bar, and Back returns', async () => {
    const { user, path } = await openDirect(draftOf, serverWith(stored));
    expect(await screen.findByRole('heading', { name: 'Editing Draft' })).toBeDefined();
    await formShown();
    expect(document.title).toContain('Editing Draft');
    expect(screen.queryByText('Select Product')).toBeNull();
    expect(directions().value).toBe('Give 1 capsule.');
    await user.click(button('Back'));
    expect(path()).toBe('/dashboard');
  });

  it('P-042 P-166 P-225 saves the same draft again, and P-040 opens its client', async () => {
    const server = serverWith(stored);
    server.answer('UpdatePrescription', { updatePrescription: stored });
    const { user, path } = await openDirect(draftOf, server);
    await formShown();
    await user.clear(directions());
    await user.paste('Give 2 capsules.');
    await user.click(button('Save As Draft'));
    expect(await screen.findByText('Draft saved successfully')).toBeDefined();
    const { id, input, addPrescriptionType } = server.lastVariables('UpdatePrescription') ?? {};
    expect({ id, addPrescriptionType }).toEqual({ id: '77', addPrescriptionType: 'SaveAsDraft' });
    expect(input).toMatchObject({ directions: 'Give 2 capsules.', version: 4 });
    await waitFor(() => expect(path()).toBe(ofOtis));
  });

  it('P-225 P-040 issues it with the values of the form and opens its client', async () => {
    const server = serverWith(stored);
    server.answer('UpdatePrescription', { updatePrescription: { ...stored, rxStatus: issued.rxStatus } });
    const { user, path } = await openDirect(draftOf, server);
    await formShown(server);
    await user.click(button('Authorize for Otis'));
    expect(await screen.findByText('Rx created successfully')).toBeDefined();
    await waitFor(() => expect(path()).toBe(ofOtis));
  });

  it('P-226 reports a failed save with its own message and keeps the input', async () => {
    const server = serverWith(stored);
    server.fail('UpdatePrescription', 'CONFLICT', 'Somebody saved it.');
    const { user } = await openDirect(draftOf, server);
    await formShown();
    await user.click(button('Save As Draft'));
    expect(await screen.findByText('Error Saving RX')).toBeDefined();
    await user.click(button('Authorize for Otis'));
    expect(await screen.findByText('Error Authorizing RX')).toBeDefined();
    expect(directions().value).toBe('Give 1 capsule.');
  });

  it('P-007 shows who saved the draft when a save is refused', async () => {
    const server = serverWith(stored);
    server.fail('UpdatePrescription', 'CONFLICT', 'Somebody saved it.');
    const { user } = await openDirect(draftOf, server);
    await formShown();
    const history = [
      { at: '2026-11-20T18:05:00.000Z', kind: 'draft-saved', actor: 'Dr. Lin Hale', note: null },
      { at: '2026-11-18T18:05:00.000Z', kind: 'draft-saved', actor: 'Luis Ferreira', note: null },
    ];
    server.answer('GetPrescription', { prescription: { ...stored, version: 5, history, issueRecord: null } });
    await user.click(button('Save As Draft'));
    const banner = await screen.findByRole('group', { name: 'Changed by someone else' });
    expect(banner.textContent).toContain('Dr. Lin Hale saved this draft');
    await waitFor(() => expect(document.activeElement).toBe(banner));
    expect(within(banner).getByText('Load their version')).toBeDefined();
    expect(within(banner).getByText('Keep mine')).toBeDefined();
  });

  it('P-007 reports that a draft was issued instead of showing its form', async () => {
    await openDirect(draftOf, serverWith({ ...stored, rxStatus: issued.rxStatus }));
    expect(await screen.findByText('This is no longer a draft')).toBeDefined();
    expect(queryButton(/^Authorize/)).toBeNull();
    const link = screen.getByRole('link', { name: 'View prescription' });
    expect(link.getAttribute('href')).toBe(`/history/${stored.id}`);
  });

  it('P-144 reports that a draft no longer exists', async () => {
    const server = serverWith(stored);
    server.answer('GetPrescription', { prescription: null });
    await openDirect(draftOf, server);
    expect(await screen.findByText('Could not find RX details')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'View prescription' })).toBeNull();
  });

  it('P-152 restores unsent input', async () => {
    const first = await openDirect(draftOf, serverWith(stored));
    await formShown();
    await first.user.clear(directions());
    await first.user.paste('Typed before the session ended.');
    first.unmount();
    await openDirect(draftOf, serverWith(stored), { keepsUnsent: true });
    await formShown();
    expect(directions().value).toBe('Typed before the session ended.');
    expect(screen.getByText(/^Your unsent changes from/)).toBeDefined();
  });
});

describe('a copy', () => {
  it('C-008 P-119 P-042 P-339 is new: it takes over only what is prescribed, and is marked as a copy', async () => {
    const server = serverWith(issued);
    const { user } = await openDirect(copyOf, server);
    await formShown();
    await user.click(button('Save As Draft'));
    await waitFor(() => expect(server.calls('AddPrescription')).toHaveLength(1));
    expect(server.lastVariables('GetPrescriptionToCopy')).toEqual({ id: '41' });
    expect(server.calls('GetPrescription')).toEqual([]);
    expect(server.calls('UpdatePrescription')).toEqual([]);
    const sent = server.lastVariables('AddPrescription');
    expect(sent?.prescriptionTaskToAttach).toBeUndefined();
    expect(sent?.input).toMatchObject({
      rxOriginCode: 'copy',
      directions: 'Give 1 capsule.',
      refills: 2,
      prescExpiryDate: '2027-11-20',
      notifyClientDate: '2026-11-20',
      workflowLocationUserId: null,
      currentWorkflowStatusId: null,
      pimsConsultId: null,
      version: null,
    });
    for (const gone of ['id', 'uuid', 'rxNumber', 'rxStatus', 'issuedDate'])
      expect(sent?.input).not.toHaveProperty(gone);
  });

  it('P-305 of a prescription from another system names its printout, and takes over only what is prescribed', async () => {
    const elsewhere = {
      ...{ number: 'VN-88123', prescriber: 'Dr. Ines Roth', place: 'Saratoga Vets' },
      ...{ note: 'Was filled by mail.', fillsLeft: 2 },
    };
    const rxStatus = { code: 'IssuedElsewhere', description: 'Issued elsewhere' } as const;
    const server = serverWith({ ...issued, rxNumber: null, rxStatus, elsewhere });
    const { user } = await openDirect(copyOf, server);
    await formShown();
    expect(screen.getByText(/copied from Rx# VN-88123 \(elsewhere\)/)).toBeDefined();
    await user.click(button('Save As Draft'));
    await waitFor(() => expect(server.calls('AddPrescription')).toHaveLength(1));
    const sent = server.lastVariables('AddPrescription');
    expect(sent?.input).toMatchObject({ rxOriginCode: 'copy', directions: 'Give 1 capsule.', refills: 2 });
    expect(sent?.input).not.toHaveProperty('elsewhere');
    expect(JSON.stringify(sent)).not.toMatch(/VN-88123|Ines Roth|Saratoga|by mail/);
  });

  it('P-040 P-170 of a declined request opens its client, also when saved as a draft', async () => {
    const server = serverWith(issued);
    server.answer('GetPrescriptionTask', { prescriptionTask: { ...renewal(), status: 'VET_DECLINED' } });
    server.answer('AddPrescription', { addPrescription: draft({ id: '78' }) });
    const { user, path } = await openDirect({ from: 'task-copy', id: '90', uuid: 'task-90' }, server);
    await formShown();
    await user.click(button('Save As Draft'));
    await waitFor(() => expect(path()).toBe(ofOtis));
  });

  it('P-119 P-151 of an office-use request is for office use again', async () => {
    const server = serverWith(issued);
    const { locationClient, locationPatient, ...task } = renewal();
    const prescriptionTask = {
      ...{ ...task, status: 'VET_DECLINED' as const },
      locationClient: locationClient && { ...locationClient, isOfficeUse: true },
      locationPatient: locationPatient && { ...locationPatient, isOfficeUse: true },
      previousPrescription: prescription({ isOfficeUse: true }),
    };
    server.answer('GetPrescriptionTask', { prescriptionTask });
    const { user } = await openDirect({ from: 'task-copy', id: '90', uuid: 'task-90' }, server);
    await formShown();
    expect(within(screen.getByLabelText('Summary')).getByText('Office Use')).toBeDefined();
    await user.click(button('Save As Draft'));
    await waitFor(() => expect(server.calls('AddPrescription')).toHaveLength(1));
    expect(server.lastVariables('AddPrescription')?.input).toMatchObject({ isOfficeUse: true });
  });

  it('P-119 P-151 of a request without a client is for office use', async () => {
    const server = serverWith(issued);
    const nobody = { locationClient: null, locationClientId: null, locationPatient: null, locationPatientId: null };
    const prescriptionTask = { ...renewal(), ...nobody, status: 'VET_DECLINED' as const };
    server.answer('GetPrescriptionTask', { prescriptionTask });
    await openDirect({ from: 'task-copy', id: '90', uuid: 'task-90' }, server);
    await formShown();
    expect(within(screen.getByLabelText('Summary')).getByText('Office Use')).toBeDefined();
    expect(queryButton(/^Authorize for Otis/)).toBeNull();
  });

  it("P-119 P-170 of a request starts with the values of the request's form", async () => {
    const server = serverWith(issued);
    server.answer('GetPrescriptionTask', { prescriptionTask: { ...renewal(), status: 'VET_DECLINED' } });
    const { user } = await openDirect({ from: 'task-copy', id: '90', uuid: 'task-90' }, server);
    await formShown();
    await user.click(button('Save As Draft'));
    await waitFor(() => expect(server.calls('AddPrescription')).toHaveLength(1));
    const sent = server.lastVariables('AddPrescription');
    expect(sent?.prescriptionTaskToAttach).toBeUndefined();
    expect(sent?.input).toMatchObject({
      ...{ rxOriginCode: 'copy', isOfficeUse: false },
      ...{ locationClientId: '5', locationPatientId: '6' },
    });
  });

  it('P-007 reports that the same copy was saved in another tab before it is saved twice', async () => {
    const server = serverWith(issued);
    const { user } = await openDirect(copyOf, server);
    await formShown();
    const saved = { typed: { prescriptionId: '78' }, basis: '', at: '2026-11-20T19:30:00.000Z' };
    localStorage.setItem('unsent/1:11:1:saved%2Fprescription-copy%2F41:another-page', JSON.stringify(saved));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'unsent/1:11:1:x', newValue: '{}' })));
    const line = [...document.querySelectorAll('[role=alert]')].find(({ textContent }) =>
      textContent.startsWith('This was saved in another tab'),
    );
    expect(line).toBeDefined();
    expect(screen.getByText('Open it').closest('a')?.getAttribute('href')).toBe('/history/78');
    expect(button('Save As Draft').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Write a new one'));
    expect(screen.queryByText('Open it')).toBeNull();
    // The question was answered, so neither focus nor another tab asks again.
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'unsent/1:11:1:x', newValue: '{}' })));
    expect(screen.queryByText('Open it')).toBeNull();
    await user.click(button('Save As Draft'));
    await waitFor(() => expect(server.calls('AddPrescription')).toHaveLength(1));
  });

  it('P-007 reports the newest save since it was opened, also when the tab gets focus', async () => {
    const server = serverWith(issued);
    const { user } = await openDirect(copyOf, server);
    await formShown();
    const save = (tab: string, prescriptionId: string, at: string) => {
      const saved = { typed: { prescriptionId }, basis: '', at };
      localStorage.setItem(`unsent/1:11:1:saved%2Fprescription-copy%2F41:${tab}`, JSON.stringify(saved));
      act(() => void window.dispatchEvent(new Event('focus')));
    };
    const opens = () => screen.queryByText('Open it')?.closest('a')?.getAttribute('href') ?? null;
    save('before', '76', '2026-11-20T17:59:59.000Z');
    expect(opens()).toBeNull();
    save('newer', '79', '2026-11-20T19:40:00.000Z');
    save('older', '78', '2026-11-20T19:30:00.000Z');
    expect(opens()).toBe('/history/79');
    await user.click(button('Write a new one'));
    expect(opens()).toBeNull();
    save('later', '80', '2026-11-20T19:50:00.000Z');
    expect(opens()).toBe('/history/80');
  });

  it('P-007 notifies other tabs about saves', async () => {
    const server = serverWith(issued);
    server.answer('AddPrescription', { addPrescription: stored });
    const { user } = await openDirect(copyOf, server);
    await formShown();
    await user.click(button('Save As Draft'));
    await screen.findByText('Draft saved successfully');
    const told = Object.keys(localStorage).find((name) => name.includes('saved%2Fprescription-copy%2F41'));
    expect(localStorage.getItem(told ?? '')).toContain('"prescriptionId":"77"');
  });

  it('P-046 shows immediately that the product is unavailable, and only allows saving a draft', async () => {
    await openDirect(copyOf, serverWith(prescription({ ...issued, product: product({ isActive: false }) })));
    await formShown();
    expect(screen.getAllByText('This product is not available, please reselect').length).toBeGreaterThan(0);
    expect(button('Authorize for Otis').getAttribute('aria-disabled')).toBe('true');
    expect(button('Save As Draft').getAttribute('aria-disabled')).toBeNull();
  });

  it('P-041 shows immediately that the patient is inactive, and does not allow saving', async () => {
    await openDirect(copyOf, serverWith(prescription({ ...issued, locationPatient: patient({ isActive: false }) })));
    await formShown();
    expect(screen.getAllByText('Patient is not active').length).toBeGreaterThan(0);
    expect(screen.getByText('Please make Patient active')).toBeDefined();
    for (const name of ['Authorize for Otis', 'Save As Draft'])
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
  });

  it('P-041 shows immediately that the client is inactive; an existing draft can still be saved', async () => {
    const client = stored.locationClient && { ...stored.locationClient, isActive: false };
    await openDirect(draftOf, serverWith({ ...stored, locationClient: client }));
    await formShown();
    expect(screen.getAllByText('Client is not active').length).toBeGreaterThan(0);
    expect(screen.getByText('Please activate client.')).toBeDefined();
    expect(button('Authorize for Otis').getAttribute('aria-disabled')).toBe('true');
    expect(button('Save As Draft').getAttribute('aria-disabled')).toBeNull();
  });

  it('A-020 P-068 saves nothing for a role that cannot prescribe', async () => {
    const { caller, ...practice } = samplePractice();
    const without = { ...practice, caller: { ...caller, assignments: [] } as typeof caller };
    await openDirect(copyOf, serverWith(issued), { practice: without });
    await formShown();
    expect(button('Save As Draft').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('discarding a draft', () => {
  const server = () => {
    const made = serverWith(stored);
    made.answer('DeletePrescription', { deletePrescription: { id: '77' } });
    return made;
  };

  it('P-117 asks for one of five reasons in a dialog, and Cancel changes nothing', async () => {
    const made = server();
    const { user, path } = await openDirect(draftOf, made);
    await formShown();
    await user.click(button('Reject the draft for Otis'));
    const dialog = within(screen.getByRole('dialog', { name: 'Decline RX' }));
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Quantity exceeds shelf life',
      'Product is incorrect for patient',
      'No existing relationship with patient',
      'Due for exam',
      'Other',
    ]);
    await user.click(button('Decline draft for Otis'));
    expect(dialog.getByText('This field is required')).toBeDefined();
    await user.click(dialog.getByText('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(made.calls('DeclinePrescription')).toHaveLength(0);
    expect(path()).toBe('/create/rx/direct/');
  });

  it('P-118 P-117 deletes the draft with its reason, confirms it, and leaves the page', async () => {
    const made = server();
    const { user, path } = await openDirect(draftOf, made);
    await formShown();
    await user.click(button('Delete the draft for Otis'));
    await user.click(screen.getByLabelText('Due for exam'));
    await user.click(button('Delete draft for Otis'));
    expect(await screen.findByText('Delete Rx Successfully')).toBeDefined();
    expect(made.lastVariables('DeletePrescription')).toEqual({
      id: '77',
      input: { declineReason: 'Due for exam', declinedByLocationUserId: '11' },
    });
    await waitFor(() => expect(path()).toBe(ofOtis));
  });

  it.each([
    ['Reject', 'Decline', 'DeclinePrescription', 'Error Decline Prescription'],
    ['Delete', 'Delete', 'DeletePrescription', 'Error Delete Rx'],
  ] as const)('P-118 reports that %s failed, and keeps the selection', async (asks, does, operation, title) => {
    const made = server();
    made.fail(operation, 'CONFLICT', 'Somebody was faster.');
    const { user } = await openDirect(draftOf, made);
    await formShown();
    await user.click(button(`${asks} the draft for Otis`));
    await user.click(screen.getByLabelText('Due for exam'));
    await user.click(button(`${does} draft for Otis`));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Due for exam').checked).toBe(true);
  });

  it('P-118 A-173 offers Delete only with permission', async () => {
    const practice = { ...samplePractice(), mayUse: (operation: string) => operation !== 'DeletePrescription' };
    await openDirect(draftOf, server(), { practice });
    await formShown();
    expect(queryButton('Delete the draft for Otis')).toBeNull();
    expect(queryButton('Reject the draft for Otis')).not.toBeNull();
  });
});
