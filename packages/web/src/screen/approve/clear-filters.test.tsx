import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApproveScreen } from './approve-screen';
import { clearChipsInBothOrders } from '../../testing/clear-chips';
import { renderScreen } from '../../testing/render';
import { createQueueServer, group, marcus, rowFor } from '../../feature/prescribing/queue/queue.test-data';

const every =
  '/approve?type=ExpiringRx&status=vet-approved&name=otis&classification=Compound&autoship=no&vet=11&vet=12' +
  '&nextOrderFrom=2026-11-01&nextOrderTo=2026-11-02&expirationFrom=2026-11-03&expirationTo=2026-11-04' +
  '&createdFrom=2026-11-05&createdTo=2026-11-06&workflowStatus=1&assignedUser=13';

async function open() {
  const server = createQueueServer([group(marcus, [rowFor('Otis')])], 1);
  const view = renderScreen(<ApproveScreen />, { server, path: every });
  await screen.findByText('Otis');
  return view;
}

it('P-149 each chip clears only its own filter', async () => {
  const each = [
    ['Status', ['status']],
    ['Request type', ['type']],
    ['Product classification', ['classification']],
    ['Autoship', ['autoship']],
    ['Assigned veterinarians', ['vet']],
    ['Next order date', ['nextOrderFrom', 'nextOrderTo']],
    ['Expiration date', ['expirationFrom', 'expirationTo']],
    ['Created date', ['createdFrom', 'createdTo']],
    ['Workflow status', ['workflowStatus']],
    ['Assigned user', ['assignedUser']],
  ];
  expect(await clearChipsInBothOrders(open)).toEqual([each, each]);
});
