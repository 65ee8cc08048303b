import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeServer } from '../../../../testing/fake-server';
import { renderScreen } from '../../../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../../../testing/sample-practice';
import { row } from '../queue.test-data';
import type { TaskRow } from '../request/rows';
import { TaskCard } from './task-card';

function show(
  task: TaskRow,
  options: Parameters<typeof renderScreen>[1] & {
    readonly unsent?: boolean;
    readonly gone?: boolean;
    readonly acts?: string[];
    readonly toggled?: boolean[];
  } = {},
) {
  const { unsent = false, gone = false, acts, toggled, ...rest } = options;
  const card = (
    <ul>
      <TaskCard
        place={1}
        of={1}
        task={task}
        today="2026-11-20"
        timeZone="America/New_York"
        unsent={unsent}
        gone={gone}
        open={toggled !== undefined}
        onToggle={(_, isOpen) => toggled?.push(isOpen)}
        onAct={(_, act) => acts?.push(act)}
      />
    </ul>
  );
  return renderScreen(card, { server: createFakeServer(), ...rest });
}

const product = row().product;
const names = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('task card', () => {
  it('A-038 P-162 P-008 shows patient, product, quantity, type, time, and client', () => {
    show(row({ isAutoship: true }));
    expect(screen.getByRole('button', { expanded: false }).textContent).toBe(
      'Otis Galliprant Tablets 60 mg × 90 •Client Request• Autoship•11-20-2026 08:14 AM•Dr. Maya Okafor',
    );
    expect(screen.getByText('Pending')).toBeTruthy();
  });

  it('A-458 marks a pending request whose vet is inactive, and no answered one', () => {
    const isMarked = (over: Partial<TaskRow>) => {
      const { unmount } = show(row(over));
      const mark = screen.queryByText('Vet not active');
      unmount();
      return mark !== null;
    };
    expect(isMarked({ isAssignedVetInactive: true })).toBe(true);
    expect(isMarked({ isAssignedVetInactive: false })).toBe(false);
    expect(isMarked({ isAssignedVetInactive: true, status: 'VET_DECLINED' })).toBe(false);
  });

  it("P-352 shows that a pending request's patient is inactive before it is opened", () => {
    const { locationPatient } = row();
    if (!locationPatient) throw new Error('The row has a patient');
    const badges = (over: Partial<typeof locationPatient>, status: TaskRow['status'] = 'PENDING') => {
      const { unmount, container } = show(row({ status, locationPatient: { ...locationPatient, ...over } }));
      const text = container.textContent;
      unmount();
      return ['Patient not active', 'Patient deceased'].filter((badge) => text.includes(badge));
    };
    expect(badges({})).toEqual([]);
    expect(badges({ isActive: false })).toEqual(['Patient not active']);
    expect(badges({ isActive: false, isDeceased: true })).toEqual(['Patient deceased']);
    expect(badges({ isActive: false }, 'VET_DECLINED')).toEqual([]);
  });

  it("P-246 shows who prepared a pending request's draft, if another user did", () => {
    const at = '2026-11-20T11:00:00.000Z';
    const rxStatus = { code: 'Draft', description: 'Draft' } as const;
    const of = (locationUserId: string, status: TaskRow['status'] = 'PENDING') => {
      const lastSavedBy = { locationUserId, displayName: 'Priya Natarajan', at };
      const { unmount } = show(
        row({ status, prescription: { id: '77', prescExpiryDate: null, rxStatus, lastSavedBy } }),
      );
      const said = screen.queryByText('Prepared by Priya Natarajan, 06:00 AM') !== null;
      unmount();
      return said;
    };
    expect([of('13'), of('11'), of('13', 'VET_APPROVED')]).toEqual([true, false, false]);
  });

  it('P-238 shows that it contains two requests, and lists them with their dates once open', () => {
    const joined = [{ id: '91', uuid: 'task-91', type: 'expiring', createdTimestamp: '2026-11-19T14:05:00.000Z' }];
    const { unmount } = show(row({ type: 'renewal', joined }));
    expect(screen.getByText('2 requests')).toBeTruthy();
    expect(screen.queryByText('Expiring Rx Request')).toBeNull();
    unmount();
    show(row({ type: 'renewal', joined }), { toggled: [] });
    expect(screen.getByText('2 requests, 1 prescription')).toBeTruthy();
    expect(screen.getByRole('button', { expanded: true }).textContent).toContain(
      'Renewal Request•11-20-2026 08:14 AM•Expiring Rx Request•11-19-2026 09:05 AM',
    );
  });

  it('P-238 shows no count for a single request', () => {
    show(row());
    expect(screen.queryByText(/requests/)).toBeNull();
  });

  it.each([
    ['approval', 'Client Request'],
    ['draft', 'Recommendation Request'],
    ['expiring', 'Expiring Rx Request'],
    ['renewal', 'Renewal Request'],
    ['something-new', 'Approval Request'],
  ])('P-148 P-162 labels the type %s as %s', (type, label) => {
    show(row({ type }));
    expect(screen.getByText(label)).toBeTruthy();
  });

  it("P-139 P-162 P-174 shows the prescription's expiration or else the next order date, and the workflow", () => {
    const workflow = {
      currentWorkflowStatusId: '2',
      currentWorkflowStatus: { id: '2', description: 'Needs vet review' },
      workflowLocationUserId: null,
      workflowLocationUser: null,
      assignDate: null,
      assignedByLocationUserId: null,
      internalNote: null,
    };
    show(row({ nextOrderDate: '2026-12-14', prescriptionTaskWorkflow: workflow }));
    expect(screen.getByText('Near To Expire')).toBeTruthy();
    expect(screen.getByText('12-14-2026')).toBeTruthy();
    expect(screen.getByText(/Expires on 12-14-2026/)).toBeTruthy();
    expect(screen.getByText('Needs vet review')).toBeTruthy();
  });

  it('P-043 marks a controlled product with its schedule', () => {
    show(row({ product: product && { ...product, isControlled: true, deaSchedule: 'C-IV' } }));
    expect(screen.getByText('C-IV Controlled')).toBeTruthy();
  });

  it('P-162 P-266 offers Save As Draft, Decline, and Review while pending, each labeled with the patient', async () => {
    const acts: string[] = [];
    const { user } = show(row(), { acts });
    await user.click(screen.getByRole('button', { name: /^Save As Draft for Otis$/ }));
    await user.click(screen.getByRole('button', { name: 'Decline for Otis' }));
    await user.click(screen.getByRole('button', { name: 'Review for Otis' }));
    expect(acts).toEqual(['save-as-draft', 'decline', 'review']);
  });

  it("P-266 offers Prepare instead of Review to users who can't sign", () => {
    const { rolesModules } = sampleRole('VET');
    const staff = sampleAssignment({ role: { ...sampleRole('STAFF'), rolesModules } });
    show(row(), { practice: samplePractice({ assignment: staff }) });
    expect(screen.getByRole('button', { name: 'Prepare for Otis' }).textContent).toBe('Prepare');
    expect(screen.queryByRole('button', { name: /Review/ })).toBeNull();
  });

  it.each(['Close Otis', /^Otis Galliprant Tablets/])(
    'P-162 stays open at %s on the second click of a double-click, whose first click opened it',
    (name) => {
      const toggled: boolean[] = [];
      show(row(), { toggled });
      const button = screen.getByRole('button', { name });
      fireEvent.click(button, { detail: 2 });
      expect(toggled).toEqual([]);
      fireEvent.click(button, { detail: 1 });
      expect(toggled).toEqual([true]);
    },
  );

  it.each(['VET_APPROVED', 'PV1_APPROVED'] as const)(
    'P-153 P-162 P-163 offers the prescription and a disabled Authorized for %s',
    (status) => {
      show(row({ status, prescriptionId: '77', actionedByLocationUser: { id: '11', displayName: 'Dr. Maya Okafor' } }));
      expect(
        screen.getByText(status === 'VET_APPROVED' ? 'Approved By Dr. Maya Okafor' : 'Approved By Pharmacy'),
      ).toBeTruthy();
      const description = status === 'VET_APPROVED' ? /approved by Dr\. Maya Okafor/ : /approved by the pharmacy/;
      const authorized = screen.getByRole('button', { name: 'Authorized', description });
      expect(authorized.getAttribute('aria-disabled')).toBe('true');
      expect(screen.getByRole('link', { name: /^View/ }).getAttribute('href')).toBe('/history/77');
      expect(names().some((name) => /Review|Decline|Save/.test(name))).toBe(false);
    },
  );

  it.each([
    ['VET_DECLINED', 'Declined'],
    ['PV1_DECLINED', 'Declined By Pharmacy'],
  ] as const)('P-153 P-163 shows status %s as %s and offers nothing to sign', (status, label) => {
    show(row({ status }));
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Authorized' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^View/ })).toBeNull();
  });

  it.each(['VET_APPROVED', 'PV1_APPROVED', 'VET_DECLINED', 'PV1_DECLINED'] as const)(
    'P-162 offers Copy and View for %s',
    async (status) => {
      const acts: string[] = [];
      const { user } = show(row({ status }), { acts });
      await user.click(screen.getByRole('button', { name: 'Copy the request for Otis' }));
      await user.click(screen.getByRole('button', { name: 'View Otis' }));
      expect(acts).toEqual(['copy', 'view']);
    },
  );

  it('P-162 offers no Copy for a request without a product', () => {
    show(row({ status: 'VET_DECLINED', productId: null, product: null, previousPrescriptionId: null }));
    const copy = screen.getByRole('button', {
      name: 'Copy the request for Otis',
      description: 'This request has no product to copy. Write a new prescription for the patient instead.',
    });
    expect(copy.getAttribute('aria-disabled')).toBe('true');
  });

  it("A-020 A-173 P-001 hides actions that the user can't perform", () => {
    const role = sampleRole('STAFF');
    const readOnly = { ...role, rolesModules: role.rolesModules.map((link) => ({ ...link, canEdit: false })) };
    show(row(), { practice: samplePractice({ assignment: sampleAssignment({ role: readOnly }) }) });
    expect(names()).toHaveLength(1);
  });

  it.each([true, false])('P-261 shows whether it has unsent changes: %s', (unsent) => {
    show(row(), { unsent });
    expect(screen.queryAllByText('Unsent changes')).toHaveLength(unsent ? 1 : 0);
  });

  it('P-152 shows that it left the list, and offers no more actions', () => {
    show(row(), { gone: true });
    expect(screen.getByText('Left this list')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Review/ })).toBeNull();
  });
});
