import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp } from '../../testing/render';

/** Gives each key press its own timestamp so that no test has to wait. */
function press(key: string, at: number, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(target, event);
  return event;
}

async function start() {
  const server = createPracticeServer();
  server.answer('GetOrdersByLocationId', { ordersByLocationId: [] });
  server.answer('GetOrdersCount', { ordersCount: 0 });
  server.answer('GetOrderStatus', { orderStatus: [] });
  server.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
  const rendered = renderApp('/orders', { server });
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  return rendered;
}

describe('G followed by a letter', () => {
  it('P-297 opens a menu page, and the page does not receive the letter', async () => {
    const { path } = await start();
    press('g', 1_000);
    const letter = press('h', 2_000);
    expect(letter.defaultPrevented).toBe(true);
    await waitFor(() => expect(path()).toBe('/history'));
  });

  it('P-297 waits for the letter only briefly and ignores other letters', async () => {
    const { path } = await start();
    press('g', 1_000);
    press('h', 3_001);
    press('h', 3_002);
    press('g', 4_000);
    press('x', 4_100);
    press('h', 4_200);
    press('g', 5_000);
    fireEvent.pointerDown(document.body);
    press('h', 5_100);
    expect(path()).toBe('/orders');
  });

  it('P-297 does nothing in a field or when single-key shortcuts are off', async () => {
    const { path, user } = await start();
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /^Client, patient/ });
    press('g', 1_000, field);
    press('h', 1_100, field);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(within(keys.getByRole('region', { name: 'Go to' })).getByText('History')).toBeDefined();
    await user.click(keys.getByRole('switch'));
    await user.keyboard('{Escape}');
    press('g', 2_000);
    press('h', 2_100);
    expect(path()).toBe('/orders');
  });
});
