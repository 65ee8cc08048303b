import type { Operations } from '@signa/core/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderLine, orderPlaced } from '../../feature/orders/order/order.test-data';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { OrderLines } from './order-lines';

const shipment = { trackingNumber: '1Z99', trackingURL: null, carrier: 'UPS' };
const line = { id: '1', orderId: '7', orderNumber: '1001', status: 'in-progress', shipped: false, shipment: null };
type Placer = NonNullable<Operations['GetOrder']['data']['order']>['placedBy'];

function show(
  lines: readonly (Omit<typeof line, 'shipment'> & { shipment: typeof shipment | null })[],
  placedBy: Placer = null,
) {
  const server = createPracticeServer();
  server.answer('GetLineItemsByPrescriptionId', { lineItemsByPrescriptionId: [...lines] });
  const lineItems = ['in-progress', 'shipped', 'void'].map((status, index) =>
    orderLine({ id: `${index + 1}`, status }),
  );
  server.answer('GetOrder', { order: orderPlaced({ orderNumber: '1001', placedBy, lineItems }) });
  return renderScreen(<OrderLines prescriptionId="41" />, { server });
}

const card = async () => within(await screen.findByRole('region', { name: 'Orders' }));

describe("a prescription's orders", () => {
  it('P-214 P-140 P-141 C-133 show which line blocks archiving, and the status of its order', async () => {
    const { server } = show([line]);
    const orders = await card();
    expect(
      orders.getByText('A client order is in progress. Archiving is not possible until processing completes.'),
    ).toBeTruthy();
    expect(await orders.findByText(/In progress • 1 of 3 lines/)).toBeTruthy();
    expect(orders.getByText('In progress')).toBeTruthy();
    expect(server.lastVariables('GetOrder')).toEqual({ id: '7', voided: true });
  });

  it.each([
    [{ type: 'cs', name: 'Sam Reyes' }, 'In progress • placed by Customer Support • 1 of 3 lines'],
    [{ type: 'vet', name: 'Dr. Maya Okafor' }, 'In progress • placed by Dr. Maya Okafor • 1 of 3 lines'],
    [{ type: 'vet', name: null }, 'In progress • placed by Vet • 1 of 3 lines'],
    [{ type: 'client', name: 'Hana Kobayashi' }, 'In progress • placed by Hana Kobayashi • 1 of 3 lines'],
    [{ type: 'client', name: null }, 'In progress • 1 of 3 lines'],
    [null, 'In progress • 1 of 3 lines'],
  ])('C-135 placed by %j show %s', async (placedBy, words) => {
    show([line], placedBy);
    const orders = await card();
    expect((await orders.findByText(/of 3 lines/)).textContent).toBe(` • ${words}`);
  });

  it('C-133 C-134 show shipped lines as Shipped, with a tracking link, and do not block archiving', async () => {
    show([{ ...line, shipped: true, shipment }]);
    const orders = await card();
    expect(orders.getByText('Shipped')).toBeTruthy();
    expect(orders.getByRole('link', { name: 'Track 1Z99, opens a new tab' }).getAttribute('href')).toBe(
      'https://www.google.com/search?q=1Z99',
    );
    expect(orders.queryByText(/Archiving is not possible/)).toBeNull();
  });

  it('P-141 report a failed load', async () => {
    const server = createPracticeServer();
    server.fail('GetLineItemsByPrescriptionId', 'FORBIDDEN', 'You may not see these orders.');
    renderScreen(<OrderLines prescriptionId="41" />, { server });
    expect(await screen.findByText("The orders could not be loaded. You can't archive until they are.")).toBeTruthy();
  });
});
