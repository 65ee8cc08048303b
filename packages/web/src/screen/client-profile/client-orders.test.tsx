import { orderStatusOptions } from '@signa/core/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderLine, orderPlaced } from '../../feature/orders/order/order.test-data';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { samplePractice } from '../../testing/sample-practice';
import { ClientOrders } from './client-orders';

const of = (id: string, patient: string, status: string, createdAt: string) =>
  orderPlaced({
    id,
    orderNumber: id,
    status,
    createdAt,
    lineItems: [orderLine({ id: `l${id}`, patient: { id, name: patient, species: null, clients: [] } })],
  });
const orders = [
  of('1', 'Otis', 'shipped', '2026-11-18T15:00:00.000Z'),
  of('2', 'Pepper', 'voided', '2026-11-20T15:00:00.000Z'),
  ...Array.from({ length: 12 }, (_, index) => of(`${index + 3}`, 'Moose', 'completed', '2026-10-01T15:00:00.000Z')),
];

interface Shown {
  readonly feature?: boolean;
  readonly patientIds?: readonly string[];
  readonly prepare?: (server: FakeServer) => void;
}

function show(found = orders, { feature = true, patientIds = ['9', '10'], prepare = () => undefined }: Shown = {}) {
  const server = createPracticeServer();
  server.answer('GetOrderStatus', { orderStatus: [...orderStatusOptions] });
  server.answer('GetOrdersByLocationPatientIds', { ordersByLocationPatientIds: found });
  prepare(server);
  const practice = samplePractice({ features: feature ? ['orderHistory'] : [] });
  return { ...renderScreen(<ClientOrders patientIds={patientIds} />, { server, practice }), server };
}

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const section = async () => within(await screen.findByRole('region', { name: 'Order History' }));

describe('the order history of a client', () => {
  it("C-050 C-140 C-193 shows the patients' orders, newest first, only if the location has orderHistory", async () => {
    const { server, unmount } = show();
    await section();
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Order 2', 'Order 1']));
    expect(server.lastVariables('GetOrdersByLocationPatientIds')).toEqual({ locationPatientIds: ['9', '10'] });
    unmount();
    const without = show(orders, { feature: false });
    expect(screen.queryByText('Order History')).toBeNull();
    expect(without.server.calls('GetOrdersByLocationPatientIds')).toHaveLength(0);
  });

  it('C-139 C-140 shows 10 per page and filters locally, starting at page 1', async () => {
    const { user, server } = show();
    await screen.findByText('Orders 1 to 10 of 14');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Orders 11 to 14 of 14')).toBeDefined();
    await user.type(screen.getByRole('searchbox', { name: 'Client or patient name' }), 'moo');
    expect(screen.getByText('Orders 1 to 10 of 12')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Voided' }));
    expect(names()).toEqual(['Order 2']);
    expect(server.calls('GetOrdersByLocationPatientIds')).toHaveLength(1);
  });

  it('C-141 shows No Orders Found when there are none, and 0 Results Found... when filters match none', async () => {
    const { unmount } = show([]);
    expect(await screen.findByText('No Orders Found')).toBeDefined();
    unmount();
    const { user } = show();
    await screen.findByText('Orders 1 to 10 of 14');
    await user.type(screen.getByRole('searchbox', { name: 'Client or patient name' }), 'nobody');
    expect(screen.getByText('0 Results Found...')).toBeDefined();
  });

  it('C-140 reports when they cannot be loaded and retries', async () => {
    const { user, server, services } = show(orders, {
      prepare: (fake) => fake.fail('GetOrdersByLocationPatientIds', 'CONFLICT', 'Not now'),
    });
    expect(await screen.findByText('The orders could not be loaded.')).toBeDefined();
    expect(screen.queryByText('No Orders Found')).toBeNull();
    server.answer('GetOrdersByLocationPatientIds', { ordersByLocationPatientIds: orders });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Orders 1 to 10 of 14')).toBeDefined();
    expect(screen.queryByText('The orders could not be loaded.')).toBeNull();
    server.fail('GetOrdersByLocationPatientIds', 'CONFLICT', 'Not now');
    await services.cache.invalidateQueries();
    // Loaded orders stay.
    expect(await screen.findByText("We couldn't refresh the list.")).toBeDefined();
    expect(screen.getByText('Orders 1 to 10 of 14')).toBeDefined();
  });

  it('C-141 requests nothing if the client has no patient', async () => {
    const { server } = show(orders, { patientIds: [] });
    expect(await screen.findByText('No Orders Found')).toBeDefined();
    expect(server.calls('GetOrdersByLocationPatientIds')).toHaveLength(0);
  });
});
