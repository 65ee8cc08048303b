import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LeftRequest } from '../../feature/prescribing/queue/reassign/left-requests';
import { createQueueServer, group, marcus, rowFor } from '../../feature/prescribing/queue/queue.test-data';
import { renderScreen } from '../../testing/render';
import { sampleAssignment, samplePractice, sampleRole } from '../../testing/sample-practice';
import { ApproveScreen } from './approve-screen';

const maya = { id: '11', displayName: 'Dr. Maya Okafor', isActive: false };
const left = [rowFor('Otis'), rowFor('Clementine')].map((task): LeftRequest => ({
  ...task,
  assignedToLocationUser: maya,
  isAssignedVetInactive: true,
  locationClient: marcus,
}));

async function open(role: 'VETADMIN' | 'STAFF', path: string) {
  const server = createQueueServer([group(marcus, left)], 1);
  server.answer('GetPrescriptionTasks', { prescriptionTasks: left });
  server.answer('getLocationUsersThatCanAuthorize', {
    locationUsersThatCanAuthorize: [{ id: '12', displayName: 'Dr. Zoe Ames' }] as never,
  });
  server.answer('ReassignRequests', { reassignRequests: { locationUserId: '11', requests: 1 } });
  const practice = samplePractice({ assignment: sampleAssignment({ roleId: role, role: sampleRole(role) }) });
  const view = renderScreen(<ApproveScreen />, { server, path, practice });
  await screen.findByText('Otis');
  return { ...view, server };
}

it('A-487 A-458 reassigns one request of a departed vet to another vet, from the list that the filter finds', async () => {
  const { user, server } = await open('VETADMIN', '/approve?inactiveVet=yes');
  expect(screen.getAllByText('Vet not active').length).toBeGreaterThan(0);
  const opener = screen.getByRole('button', { name: 'Reassign requests' });
  await waitFor(() => expect(opener.getAttribute('aria-disabled')).toBeNull());
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Reassign requests' }));
  await user.click(dialog.getByRole('button', { name: 'Reassign 2 requests' }));
  expect(dialog.getByText('Choose the vet who takes over.')).toBeDefined();
  expect(server.calls('ReassignRequests')).toHaveLength(0);

  await user.click(dialog.getByRole('checkbox', { name: /^Clementine Thibodeaux: Galliprant/ }));
  await user.selectOptions(await dialog.findByLabelText('Reassign to'), 'Dr. Zoe Ames');
  await user.click(dialog.getByRole('button', { name: 'Reassign 1 request' }));
  expect(await screen.findByText('1 request reassigned to Dr. Zoe Ames')).toBeDefined();
  expect(server.lastVariables('ReassignRequests')).toEqual({
    ...{ locationUserId: '11', toLocationUserId: '12' },
    prescriptionTaskIds: [left[0]?.id],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('A-487 reassigns all of them at once and requires at least one', async () => {
  const { user, server } = await open('VETADMIN', '/approve?inactiveVet=yes');
  await user.click(screen.getByRole('button', { name: 'Reassign requests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reassign requests' }));
  await user.selectOptions(await dialog.findByLabelText('Reassign to'), 'Dr. Zoe Ames');
  const all = dialog.getByRole('checkbox', { name: 'All of Dr. Maya Okafor' });
  await user.click(all);
  await user.click(dialog.getByRole('button', { name: 'Reassign 0 requests' }));
  expect(dialog.getByText('Choose at least one request.')).toBeDefined();
  await user.click(all);
  await user.click(dialog.getByRole('button', { name: 'Reassign 2 requests' }));
  await waitFor(() => expect(server.calls('ReassignRequests')).toHaveLength(1));
  expect(server.lastVariables('ReassignRequests')).toEqual({ locationUserId: '11', toLocationUserId: '12' });
});

it('A-487 is not offered without permission or without the filter', async () => {
  const staff = await open('STAFF', '/approve?inactiveVet=yes');
  expect(screen.queryByRole('button', { name: 'Reassign requests' })).toBeNull();
  staff.unmount();
  await open('VETADMIN', '/approve');
  expect(screen.queryByRole('button', { name: 'Reassign requests' })).toBeNull();
});
