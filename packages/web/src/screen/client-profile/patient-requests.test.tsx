import { pollingMs } from '@signa/core/base';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAllUnsent, keepUnsent } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import { workSubject } from '../../feature/prescribing/prescription-form/unsent/work-subject';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { samplePractice } from '../../testing/sample-practice';
import { samplePrescriptionRow } from '../../testing/sample-prescription';
import { marcus, row } from '../../feature/prescribing/queue/queue.test-data';
import { ClientProfileScreen } from './client-profile-screen';
import { createProfileServer } from './client-profile.test-data';
import type { ListedRequest } from './request-row';

const of = (patientId: string, filters = '') =>
  `/clients/profile/5?patientId=${encodeURIComponent(btoa(patientId))}${filters}`;
const request = (over: Partial<ListedRequest> = {}): ListedRequest => ({
  ...row(over),
  locationClient: marcus,
  ...over,
});

function createServer(prescriptionTasks: readonly ListedRequest[] = [request()], count = prescriptionTasks.length) {
  const server = createProfileServer();
  server.answer('GetPrescriptionTasks', { prescriptionTasks: [...prescriptionTasks] });
  server.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: count });
  return server;
}

/** Renders the screen only on its own path, as the router does. */
function OnItsPath() {
  return useLocation().pathname.startsWith('/clients/') ? <ClientProfileScreen /> : null;
}

const show = (path: string, server: FakeServer, practice = samplePractice()) =>
  renderScreen(<OnItsPath />, { server, path, practice });

const panel = () => screen.findByRole('region', { name: 'Requests' });
const rows = async () => within(await panel()).findAllByRole('listitem');

beforeEach(deleteAllUnsent);

describe("the patient's requests", () => {
  it('P-152 are requested 5 at a time, for this patient only, in any status', async () => {
    const { server } = show(of('6'), createServer());
    await rows();
    expect(server.lastVariables('GetPrescriptionTasks')).toEqual({
      locationId: '1',
      locationPatientId: '6',
      skip: 0,
      take: 5,
    });
    expect(server.lastVariables('GetPrescriptionTasksCount')).toEqual({ locationId: '1', locationPatientId: '6' });
  });

  it('P-152 P-153 show product, type, time, and status', async () => {
    const approved = request({ id: '91', type: 'renewal', status: 'VET_APPROVED', quantityRequested: null });
    const joined = [{ id: '93', uuid: 'u', type: 'expiring', createdTimestamp: '2026-11-19T13:14:00.000Z' }];
    show(of('6'), createServer([request({ joined }), approved]));
    const [first, second] = await rows();
    for (const text of ['Galliprant Tablets 60 mg', '× 90', 'Client Request', '11-20-2026', 'Pending', '2 requests'])
      expect(first?.textContent).toContain(text);
    for (const text of ['Renewal Request', 'Approved By Vet']) expect(second?.textContent).toContain(text);
    expect(second?.textContent).not.toContain('×');
  });

  it('P-152 P-139 P-043 P-174 show workflow, schedule, expiration, and approver', async () => {
    const { product } = row();
    const prescriptionTaskWorkflow = {
      ...{ currentWorkflowStatusId: '2', currentWorkflowStatus: { id: '2', description: 'Needs vet review' } },
      ...{ workflowLocationUserId: null, workflowLocationUser: null },
      ...{ assignDate: null, assignedByLocationUserId: null, internalNote: null },
    };
    const controlled = product && { ...product, isControlled: true, deaSchedule: 'C-IV' as const };
    const approver = { id: '12', displayName: 'Dr. Lin Hale' };
    show(
      of('6'),
      createServer([
        request({ nextOrderDate: '2026-12-14', prescriptionTaskWorkflow, product: controlled }),
        request({ id: '91', status: 'VET_APPROVED', actionedByLocationUser: approver }),
      ]),
    );
    const [first, second] = (await rows()).map(({ textContent }) => textContent);
    for (const text of ['Needs vet review', 'C-IV Controlled', 'Near To Expire', '12-14-2026']) {
      expect(first).toContain(text);
      expect(second).not.toContain(text);
    }
    expect(second).toContain('Dr. Lin Hale');
  });

  it('P-152 P-260 link to their card in the queue', async () => {
    const { user, path } = show(of('6'), createServer([request(), request({ id: '91' })]));
    const [first] = await rows();
    const link = within(first!).getByRole('link');
    link.focus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(path()).toBe('/approve?open=91.task-91');
  });

  it('P-152 P-261 show which ones have unsent changes', async () => {
    const { assignment } = samplePractice();
    keepUnsent(
      { locationUserId: assignment.id, locationId: '1', subject: workSubject({ of: 'task', id: '91' }) },
      { typed: {}, basis: '1', at: '2026-11-20T14:00:00.000Z' },
    );
    show(of('6'), createServer([request({ id: '9' }), request({ id: '91' })]));
    const told = (await rows()).map((each) => each.textContent.includes('Unsent changes'));
    expect(told).toEqual([false, true]);
  });

  it('P-152 keep the page in the address, and another patient starts at page 1', async () => {
    const { user, path, server } = show(of('6', '&page=2'), createServer([request()], 12));
    server.answer('GetPrescriptionCount', { prescriptionCount: 12 });
    await rows();
    await user.click(await within(await panel()).findByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(server.lastVariables('GetPrescriptionTasks')).toMatchObject({ skip: 10, take: 5 }));
    expect(path()).toBe(of('6', '&page=2&requests=3'));
    expect(within(await panel()).getByText('Requests 11 to 12 of 12')).toBeDefined();
    await user.click(screen.getByRole('link', { name: /^Juno/ }));
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionTasks')).toMatchObject({ locationPatientId: '7', skip: 0 }),
    );
    expect(path()).toBe(of('7'));
  });

  it('P-152 show only pending ones on request, from page 1', async () => {
    const { user, path, server } = show(of('6', '&requests=2'), createServer([request()], 12));
    await rows();
    await user.click(screen.getByRole('switch', { name: 'Show only pending' }));
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionTasks')).toMatchObject({ status: 'pending', skip: 0 }),
    );
    expect(server.lastVariables('GetPrescriptionTasksCount')).toMatchObject({ status: 'pending' });
    expect(path()).toBe(of('6', '&pending=yes'));
  });

  it('P-152 redirect from a page beyond the end to the last page', async () => {
    const server = createServer([], 7);
    server.answer('GetPrescriptionTasks', ({ skip }) => ({ prescriptionTasks: skip === 5 ? [request()] : [] }));
    const { path } = show(of('6', '&requests=9'), server);
    expect(await rows()).toHaveLength(1);
    expect(path()).toBe(of('6', '&requests=2'));
  });

  it('P-152 report when there are none; P-227 report a failed load and retry', async () => {
    const { unmount } = show(of('6'), createServer([]));
    expect(await within(await panel()).findByText('0 Results Found...')).toBeDefined();
    unmount();
    const failing = createServer();
    failing.fail('GetPrescriptionTasks', 'CONFLICT', 'Not now');
    const { user } = show(of('6'), failing);
    expect(await within(await panel()).findByText("We couldn't refresh the list.")).toBeDefined();
    failing.answer('GetPrescriptionTasks', { prescriptionTasks: [request()] });
    await user.click(within(await panel()).getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  it('P-152 P-001 are not requested without permission', async () => {
    const practice = samplePractice();
    const server = createServer();
    show(of('6'), server, { ...practice, mayUse: (name) => name !== 'GetPrescriptionTasks' && practice.mayUse(name) });
    await screen.findByRole('region', { name: 'Patient Profile' });
    expect(screen.queryByRole('region', { name: 'Requests' })).toBeNull();
    expect(server.calls('GetPrescriptionTasks')).toHaveLength(0);
  });
});

describe("the refresh of the patient's requests", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('P-152 runs every 5 minutes, for the rows and their count', async () => {
    const { server } = show(of('6'), createServer());
    await rows();
    await wait(pollingMs.pagedTasks - 5_000);
    expect(server.calls('GetPrescriptionTasks')).toHaveLength(1);
    server.answer('GetPrescriptionTasks', { prescriptionTasks: [request({ id: '95' }), request()] });
    server.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: 2 });
    await wait(10_000);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(server.calls('GetPrescriptionTasks')).toHaveLength(2);
    expect(await within(await panel()).findByText('Requests 1 to 2 of 2')).toBeDefined();
  });

  it('P-152 leaves the page, focus, and input unchanged', async () => {
    const server = createServer([request()], 12);
    const draft = samplePrescriptionRow({ rxStatus: { code: 'Draft', description: 'Draft' }, issuedDate: null });
    server.answer('GetPrescriptionHistory', { prescriptionHistory: [draft] });
    show(of('6', '&requests=2'), server);
    fireEvent.click(await screen.findByRole('button', { expanded: false, name: /Galliprant/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Reject the draft for Otis' }));
    fireEvent.click(screen.getByLabelText('Other'));
    const typing = screen.getByRole('textbox');
    typing.focus();
    fireEvent.change(typing, { target: { value: 'The owner asked to wait' } });
    server.answer('GetPrescriptionTasks', { prescriptionTasks: [request({ id: '95' })] });
    await wait(pollingMs.pagedTasks + 1_000);
    await waitFor(() => expect(server.calls('GetPrescriptionTasks')).toHaveLength(2));
    expect(server.lastVariables('GetPrescriptionTasks')).toMatchObject({ skip: 5 });
    expect(screen.getByRole('textbox')).toBe(typing);
    expect(document.activeElement).toBe(typing);
    expect((typing as HTMLInputElement).value).toBe('The owner asked to wait');
  });
});
