import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../../testing/practice-server';
import { renderScreen } from '../../../testing/render';
import { OrderCard } from './order-card';
import { orderLine, orderPlaced } from './order.test-data';

function show(order = orderPlaced()) {
  const rendered = renderScreen(
    <ul>
      <OrderCard order={order} />
    </ul>,
    { server: createPracticeServer() },
  );
  return { ...rendered, card: within(screen.getByRole('article')) };
}

describe('order card', () => {
  it('C-136 C-135 shows the order number, location time, buyer, status, and total', () => {
    const { card } = show();
    expect(card.getByRole('heading', { name: 'Order 88017' })).toBeDefined();
    expect(card.getByText('11-20-2026 10:15 AM')).toBeDefined();
    expect(card.getByText('Placed by Marcus Thibodeaux')).toBeDefined();
    expect(card.getByText('In progress')).toBeDefined();
    expect(card.getAllByText('$204.99')).toHaveLength(2);
  });

  it('C-136 C-135 falls back to the summary number and the time of the older shop, and omits an unknown buyer', () => {
    const { card } = show(
      orderPlaced({
        orderSummaryOrderNumber: 'S-1',
        brvCreatedAtTimestamp: '2026-11-21T15:20:00.000Z',
        placedBy: { type: 'client', name: null },
        amount: null,
      }),
    );
    expect(screen.getByRole('article', { name: 'Order S-1' })).toBeDefined();
    expect(card.getByText('11-21-2026 10:20 AM')).toBeDefined();
    expect(card.queryByText(/Placed by/)).toBeNull();
    expect(card.getAllByText('$204.99')).toHaveLength(1);
  });

  it('C-137 lists two lines; of more, it lists the first until the user expands the rest', async () => {
    const lines = ['Otis', 'Pepper', 'Diesel'].map((name, index) =>
      orderLine({ id: `${index}`, patient: { id: `${index}`, name, species: null, clients: [] } }),
    );
    const { unmount, card: two } = show(orderPlaced({ lineItems: lines.slice(0, 2) }));
    expect(two.getAllByRole('listitem')).toHaveLength(2);
    expect(two.queryByRole('button')).toBeNull();
    unmount();
    const { user, card } = show(orderPlaced({ lineItems: lines }));
    expect(card.getByText('Otis')).toBeDefined();
    expect(card.queryByText('Pepper')).toBeNull();
    await user.click(card.getByRole('button', { name: '... 2 more products' }));
    expect(card.getByText('Diesel')).toBeDefined();
    expect(card.queryByRole('button')).toBeNull();
  });

  it("C-284 C-133 C-134 shows a line's patient, product, pharmacy, shipped status, and tracking link", () => {
    const { card } = show(orderPlaced({ lineItems: [orderLine({ status: 'in-progress' })], status: 'completed' }));
    const line = within(card.getByRole('listitem'));
    expect(line.getByText(/Galliprant/).textContent).toContain('× 90');
    expect(line.getByText('Ridgeline Veterinary Pharmacy')).toBeDefined();
    expect(line.getByText('Marcus Thibodeaux')).toBeDefined();
    expect(line.getByText('Shipped')).toBeDefined();
    const link = line.getByRole('link', { name: /UPS 1Z99/ });
    expect(link.getAttribute('href')).toBe('https://www.google.com/search?q=1Z99');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(line.getByRole('link', { name: 'Otis' }).getAttribute('href')).toMatch(/^\/clients\/profile\/5\?patientId=/);
  });

  it('C-133 C-134 C-198 explains why a line was voided and removes its tracking link', () => {
    const back = orderLine({ status: 'voided', voided: true, voidedReason: 'Ordered twice' });
    const { card } = show(orderPlaced({ lineItems: [back], status: 'duplicate' }));
    expect(card.getByText('Voided')).toBeDefined();
    expect(card.getByText('Voided: Ordered twice')).toBeDefined();
    expect(card.queryByRole('link', { name: /UPS/ })).toBeNull();
  });

  it('C-139 is reachable by keyboard if only a later line has a profile to open', () => {
    const stray = orderLine({ id: '1', patient: null });
    const { card } = show(orderPlaced({ lineItems: [stray, orderLine({ id: '2' })] }));
    expect(card.getByRole('heading').tabIndex).toBe(0);
    expect(card.getByRole('heading').hasAttribute('data-row')).toBe(true);
  });

  it('C-198 shows what is known of a line without patient and product, and stays reachable by keyboard', () => {
    const { card } = show(orderPlaced({ lineItems: [orderLine({ patient: null, product: null, shipment: null })] }));
    expect(card.getByText('Office Use')).toBeDefined();
    expect(card.getByText('A product that is not in the catalog')).toBeDefined();
    expect(card.getByRole('heading').tabIndex).toBe(0);
    expect(card.queryByRole('link')).toBeNull();
  });
});
