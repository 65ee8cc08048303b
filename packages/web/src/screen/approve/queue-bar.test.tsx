import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { ApproveScreen } from './approve-screen';
import { vet } from '../../feature/prescribing/queue/open/form.test-data';
import { createQueueServer, group, hana, marcus, rowFor } from '../../feature/prescribing/queue/queue.test-data';

const headOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const isOpen = (name: string) => headOf(name).getAttribute('aria-expanded') === 'true';
const place = () => document.querySelector<HTMLElement>('[aria-label="The open request in the queue"]');
const inBar = () => within(place()!);
const step = (name: string) => inBar().getByLabelText(name);

async function open(path = '/approve', clients = 2) {
  const rows = [group(marcus, [rowFor('Otis'), rowFor('Juniper')]), group(hana, [rowFor('Pepper')])];
  const server = createQueueServer(rows, clients);
  const view = renderScreen(<ApproveScreen />, { server, path });
  await screen.findByText('Otis');
  return { ...view, server };
}

describe('the filters above the queue', () => {
  it('P-362 list the signed-in vet first', async () => {
    const { server, user } = await open();
    const [annika, maya] = [
      vet({ id: '12', displayName: 'Dr. Annika Rosenthal' }),
      vet({ id: '11', displayName: 'Dr. Maya Okafor' }),
    ];
    server.answer('getLocationUsersThatCanAuthorize', { locationUsersThatCanAuthorize: [annika, maya] });
    cleanup();
    renderScreen(<ApproveScreen />, { server, path: '/approve' });
    await screen.findByText('Otis');
    await user.click(screen.getByRole('button', { name: /^Filters, / }));
    await user.click(screen.getByRole('button', { name: /^Assigned veterinarians/ }));
    const group = await screen.findByRole('group', { name: 'Assigned veterinarians' });
    expect(group.textContent).toMatch(/^Dr\. Maya Okafor \(you\)Dr\. Annika Rosenthal$/);
  });
});

describe('the bar above the queue', () => {
  it("P-251 shows 'Request 2 of 3' only while a request is open", async () => {
    await open();
    expect(place()).toBeNull();
    fireEvent.click(headOf('Juniper'));
    expect(await inBar().findByText('Request 2 of 3')).toBeTruthy();
    fireEvent.click(headOf('Juniper'));
    expect(screen.queryByText(/^Request \d/)).toBeNull();
  });

  it('P-251 opens the previous and next request with focus, and announces the ends', async () => {
    await open();
    fireEvent.click(headOf('Otis'));
    expect(step('Previous request').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(step('Next request'));
    expect([isOpen('Otis'), isOpen('Juniper'), document.activeElement]).toEqual([false, true, headOf('Juniper')]);
    fireEvent.click(step('Next request'));
    expect(isOpen('Pepper')).toBe(true);
    expect(step('Next request').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(step('Previous request'));
    expect(isOpen('Juniper')).toBe(true);
  });

  it('P-251 supports J and K outside fields', async () => {
    const { user } = await open();
    fireEvent.click(headOf('Otis'));
    await user.keyboard('j');
    expect(isOpen('Juniper')).toBe(true);
    await user.keyboard('k');
    expect(isOpen('Otis')).toBe(true);
    await user.keyboard('k');
    expect(isOpen('Otis')).toBe(true);
  });

  it('P-251 includes previous pages in the count', async () => {
    const { server } = await open('/approve?page=2', 12);
    server.answer('GetPrescriptionTasksGrouped', ({ skip, take }) => ({
      prescriptionTasksGrouped:
        skip === 0 && take === 10
          ? [{ ...group(hana, [rowFor('Miso')]), count: 17 }]
          : [group(marcus, [rowFor('Otis'), rowFor('Juniper')])],
    }));
    fireEvent.click(headOf('Juniper'));
    expect(await inBar().findByText(/^Request 19 of /)).toBeTruthy();
  });

  it('P-149 P-251 shows active filters, the others on request, and the number of active ones', async () => {
    const { user } = await open('/approve?autoship=yes');
    const bar = within(document.querySelector<HTMLElement>('[data-queue-bar]')!);
    expect(bar.getByRole('button', { name: 'Clear Autoship', hidden: true })).toBeTruthy();
    expect(bar.queryByRole('button', { name: /^Product classification/, hidden: true })).toBeNull();
    await user.click(bar.getByRole('button', { name: 'More filters, 2 set', hidden: true }));
    expect(bar.getByRole('button', { name: /^Product classification/, hidden: true })).toBeTruthy();
    expect(bar.getByRole('button', { name: /^Created date/, hidden: true })).toBeTruthy();
    await user.click(bar.getByRole('button', { name: 'Fewer filters', hidden: true }));
    expect(bar.queryByRole('button', { name: /^Product classification/, hidden: true })).toBeNull();
  });

  it('P-149 P-251 filters by type, with counts', async () => {
    const { user, path } = await open();
    const menu = await screen.findByRole('button', { name: 'Request type: All requests, 3', hidden: true });
    await user.click(menu);
    await user.click(screen.getByRole('option', { name: /^Renewal Request/, hidden: true }));
    expect(path()).toBe('/approve?requestType=renewal');
  });
});

describe('the bar while scrolling', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('P-251 is marked as stuck once the page has scrolled under it', async () => {
    let tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void = () => undefined;
    class Observer {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
    await open();
    const bar = document.querySelector('[data-queue-bar]');
    act(() => tell([{ isIntersecting: false }]));
    expect(bar?.hasAttribute('data-stuck')).toBe(true);
    act(() => tell([{ isIntersecting: true }]));
    expect(bar?.hasAttribute('data-stuck')).toBe(false);
  });
});
