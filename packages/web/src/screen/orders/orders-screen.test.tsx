import { orderStatuses, orderStatusOptions } from '@signa/core/orders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderLine, orderPlaced } from '../../feature/orders/order/order.test-data';
import { clearChipsInBothOrders, changedByClearing } from '../../testing/clear-chips';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp, renderScreen } from '../../testing/render';
import { settled } from '../../testing/settled';
import { OrdersScreen } from './orders-screen';

/** A location with a given number of orders, all of which match any filter. */
const many = (count: number) => (server: FakeServer) => {
  server.answer('GetOrdersCount', { ordersCount: count });
  server.answer('GetOrdersByLocationId', ({ after, skip, take }) => ({
    ordersByLocationId: Array.from(
      { length: Math.max(0, Math.min(take ?? 0, count - Number(after ?? 0) - (skip ?? 0))) },
      (_, row) => {
        const id = `${Number(after ?? 0) + (skip ?? 0) + row + 1}`;
        return orderPlaced({ id, orderNumber: `88${id}`, lineItems: [orderLine({ id: `l${id}` })] });
      },
    ),
  }));
};

function start(path = '/orders', prepare: (server: FakeServer) => void = many(1)) {
  const server = createPracticeServer();
  server.answer('GetOrderStatus', { orderStatus: [...orderStatusOptions] });
  prepare(server);
  return { ...renderScreen(<OrdersScreen />, { server, path }), server };
}

const cards = () => screen.findAllByRole('article');
const asked = (server: FakeServer) => server.lastVariables('GetOrdersByLocationId');
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Client or patient name' });

describe("the location's orders", () => {
  it('C-140 have their own page, requested by location, with the total', async () => {
    const server = createPracticeServer();
    server.answer('GetOrderStatus', { orderStatus: [...orderStatusOptions] });
    many(3)(server);
    renderApp('/orders', { server });
    expect(await cards()).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeDefined();
    expect(asked(server)).toEqual({ locationId: '1', skip: 0, take: 10 });
    expect(server.lastVariables('GetOrdersCount')).toEqual({ locationId: '1' });
    expect(await screen.findByText('Orders 1 to 3 of 3')).toBeDefined();
  });

  it('C-139 C-138 are filtered by name, up to 30 characters, starting at page 1', async () => {
    const { user, server, path } = start('/orders?page=2', many(25));
    await cards();
    await user.click(box());
    await user.paste('m'.repeat(40));
    expect(box().value).toBe('m'.repeat(30));
    await waitFor(() => expect(asked(server)).toMatchObject({ nameSearchInput: 'm'.repeat(30), skip: 0 }));
    expect(server.lastVariables('GetOrdersCount')).toEqual({ locationId: '1', nameSearchInput: 'm'.repeat(30) });
    expect(path()).toBe(`/orders?q=${'m'.repeat(30)}`);
  });

  it('C-282 the next page continues after the last order shown, even if orders were added', async () => {
    const { user, server } = start('/orders', many(45));
    await cards();
    const turn = async (page: number, to: object) => {
      await user.click(await screen.findByRole('button', { name: `Page ${page}` }));
      await waitFor(() => expect(asked(server)).toEqual({ locationId: '1', take: 10, ...to }));
      await waitFor(() => expect(screen.getByRole('region', { name: 'Orders' }).hasAttribute('aria-busy')).toBe(false));
    };
    await turn(2, { after: '10', skip: 0 });
    await turn(4, { after: '20', skip: 10 });
    await turn(5, { after: '40', skip: 0 });
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(await screen.findByText('Orders 1 to 10 of 45')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20 per page');
    await waitFor(() => expect(asked(server)).toEqual({ locationId: '1', skip: 0, take: 20 }));
  });

  it('C-139 C-178 C-132 are filtered by any of the statuses, each with its label', async () => {
    const { user, server, path } = start('/orders', many(25));
    await cards();
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await user.click(screen.getByRole('button', { name: 'Status' }));
    const group = within(await screen.findByRole('group', { name: 'Status' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(orderStatuses.length);
    await user.click(group.getByRole('checkbox', { name: 'Ready for fulfillment' }));
    await user.click(group.getByRole('checkbox', { name: 'Voided' }));
    await waitFor(() =>
      expect(asked(server)).toMatchObject({ statusFilter: ['ready-for-fulfillment', 'voided'], skip: 0 }),
    );
    expect(path()).toBe('/orders?status=ready-for-fulfillment%2Cvoided');
    await user.click(screen.getByRole('button', { name: 'Clear Status' }));
    await waitFor(() => expect(path()).toBe('/orders'));
  });

  it("C-139 C-138 are filtered by dates with times in the location's time zone, inclusive at both ends", async () => {
    const { user, server, path } = start();
    await cards();
    await user.click(screen.getByRole('button', { name: 'Created' }));
    await user.type(screen.getByRole('textbox', { name: 'Created from' }), '11-01-2026');
    await user.type(screen.getByRole('textbox', { name: 'Created to' }), '11-22-2026');
    fireEvent.change(screen.getByLabelText('Created from, time'), { target: { value: '08:30' } });
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(asked(server)).toMatchObject({
        startDateFilter: '2026-11-01T13:30:00.000Z',
        endDateFilter: '2026-11-23T04:59:59.999Z',
      }),
    );
    expect(screen.getByText('11-01-2026 08:30 AM to 11-22-2026 11:59 PM')).toBeDefined();
    expect(path()).toBe('/orders?from=2026-11-01T08%3A30&to=2026-11-22T23%3A59');
  });

  it('C-139 shows both ends of the range when the filter is reopened', async () => {
    const { user } = start('/orders?from=2026-11-01T08%3A30&to=2026-11-20T17%3A45');
    await cards();
    await user.click(screen.getByRole('button', { name: /^Created/ }));
    const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect([shown('Created from'), shown('Created from, time')]).toEqual(['11-01-2026', '08:30']);
    expect([shown('Created to'), shown('Created to, time')]).toEqual(['11-20-2026', '17:45']);
  });

  it('C-139 reports an invalid date or time or a reversed range, and sends nothing', async () => {
    const { user, server } = start();
    await cards();
    await user.click(screen.getByRole('button', { name: 'Created' }));
    const [from, to] = ['Created from', 'Created to'].map((name) => screen.getByRole('textbox', { name }));
    await user.type(from!, '13-01-2026');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('Please provide a valid Date')).toBeDefined();
    await user.clear(from!);
    await user.type(from!, '11-22-2026');
    await user.type(to!, '11-01-2026');
    expect(screen.getByText('The end time is before the start time.')).toBeDefined();
    await user.clear(to!);
    fireEvent.change(screen.getByLabelText('Created from, time'), { target: { value: '' } });
    expect(screen.getByText('Please provide a valid time')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(server.calls('GetOrdersByLocationId')).toHaveLength(1);
  });

  it('C-139 each chip clears only its own filter and returns to page 1', async () => {
    const path = '/orders?q=otis&status=shipped%2Cvoided&from=2026-11-01T00%3A00&to=2026-11-20T23%3A59&size=20';
    let view: ReturnType<typeof start> | undefined;
    const opened = async () => {
      view = start(path, many(45));
      await cards();
      return view;
    };
    const each = [
      ['Status', ['status']],
      ['Created', ['from', 'to']],
    ];
    expect(await clearChipsInBothOrders(opened)).toEqual([each, each]);
    const all = { locationId: '1', nameSearchInput: 'otis', skip: 0, take: 20 };
    await waitFor(() => expect(view && asked(view.server)).toEqual(all));
    view?.unmount();
    const later = start('/orders?status=shipped&page=3', many(45));
    await cards();
    expect(await changedByClearing(later, 'Status')).toEqual(['page', 'status']);
  });

  it('C-139 Reset, or R, clears all filters and returns to page 1', async () => {
    const path = '/orders?q=otis&status=shipped&from=2026-11-01T00%3A00&page=2&size=20';
    const { user, server, path: at } = start(path, many(45));
    await screen.findByText('Orders 21 to 40 of 45');
    expect(asked(server)).toMatchObject({ nameSearchInput: 'otis', statusFilter: ['shipped'], skip: 20, take: 20 });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(asked(server)).toEqual({ locationId: '1', skip: 0, take: 20 }));
    expect(at()).toBe('/orders?size=20');
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    await user.type(box(), 'otis');
    await waitFor(() => expect(at()).toBe('/orders?q=otis&size=20'));
    await user.click(document.body);
    await user.keyboard('r');
    await waitFor(() => expect(at()).toBe('/orders?size=20'));
    expect(box().value).toBe('');
  });

  it('C-139 C-191 are shown 10 per page or in other sizes, and redirect to the last existing page', async () => {
    const { user, server, path } = start('/orders?page=99', many(45));
    expect(await screen.findByText('Orders 41 to 45 of 45')).toBeDefined();
    expect(path()).toBe('/orders?page=5');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20 per page');
    await waitFor(() => expect(asked(server)).toMatchObject({ skip: 0, take: 20 }));
    expect(path()).toBe('/orders?size=20');
  });

  it('C-139 ignore invalid values in the address', async () => {
    const { server } = start('/orders?status=lost&from=yesterday&size=7&page=x');
    await cards();
    expect(asked(server)).toEqual({ locationId: '1', skip: 0, take: 10 });
  });

  it('C-141 show 0 Results Found... when empty, with a link to all orders', async () => {
    const { user, server, path } = start('/orders?q=nobody', many(0));
    expect(await screen.findByText('0 Results Found...')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(asked(server)).toEqual({ locationId: '1', skip: 0, take: 10 });
    expect(await screen.findByText('No client has placed an order yet.')).toBeDefined();
  });

  it('C-139 arrow keys move from the name to the cards, and Enter opens the patient', async () => {
    const { user, path, server } = start('/orders', many(3));
    await cards();
    await settled(server);
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.closest('article')?.getAttribute('aria-label')).toBe('Order 882');
    await user.keyboard('{Enter}');
    expect(path()).toMatch(/^\/clients\/profile\/5\?patientId=/);
  });

  it('C-140 retry after a failure', async () => {
    const { user, server } = start('/orders', (given) => {
      given.fail('GetOrdersByLocationId', 'CONFLICT', 'Not now');
      given.answer('GetOrdersCount', { ordersCount: 1 });
    });
    expect(await screen.findByText('The orders could not be loaded.')).toBeDefined();
    await settled(server);
    const counted = server.calls('GetOrdersCount').length;
    many(1)(server);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
    expect(server.calls('GetOrdersCount')).toHaveLength(counted + 1);
  });
});
