import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import { clientFound } from '../../feature/clients/client-search/client.test-data';
import { sameClient } from '../../feature/clients/same-client/same-client.test-data';
import { hidesEnter } from '../../testing/enter-hint';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderApp, renderScreen } from '../../testing/render';
import { sampleAssignment, sampleLocation, samplePractice } from '../../testing/sample-practice';
import { ClientsScreen } from './clients-screen';

const hint = 'Search by first name, last name, phone number (numbers only), email, or patient name';
const numbered = (index: number) =>
  clientFound({ id: `${index}`, uuid: `client-${index}`, firstName: `Client ${index}` });

/** A location with a given number of clients, all of which match any search. */
const many = (count: number) => (server: FakeServer) =>
  server.answer('LocationClientSearch', ({ skip, take }) => ({
    locationClientSearch: {
      data: Array.from({ length: Math.max(0, Math.min(take ?? 0, count - (skip ?? 0))) }, (_, row) =>
        numbered((skip ?? 0) + row + 1),
      ),
      count,
    },
  }));

function start(
  path = '/clientsearch',
  prepare: (server: FakeServer) => void = (server) =>
    server.answer('LocationClientSearch', { locationClientSearch: { data: [clientFound()], count: 1 } }),
  practice = samplePractice(),
) {
  const server = createPracticeServer();
  prepare(server);
  return { ...renderScreen(<ClientsScreen />, { server, path, practice }), server };
}

const withPims = (isPimsEnabled: boolean) =>
  samplePractice({ assignment: sampleAssignment({ location: sampleLocation({ isPimsEnabled }) }) });
const rows = async () => within(await screen.findByRole('region', { name: 'Clients' })).findAllByRole('link');
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: hint });
const asked = (server: FakeServer) => server.lastVariables('LocationClientSearch');

describe('the client list', () => {
  it('C-004 has its own page, which the side menu highlights', async () => {
    const server = createPracticeServer();
    many(3)(server);
    renderApp('/clientsearch', { server });
    expect(await rows()).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1, name: 'Clients' })).toBeDefined();
    const entry = screen.getAllByRole('link', { name: 'Clients' }).find((link) => link.closest('nav'));
    expect(entry?.getAttribute('href')).toBe('/clientsearch');
    expect(entry?.getAttribute('aria-current')).toBe('page');
  });

  it('C-281 shows that the matching phone has no area code, and nothing for a complete number', async () => {
    const cell = { uuid: '2', phoneTypeId: 1, phoneType: null, isActive: true };
    const found = [
      clientFound({ phones: [{ ...cell, phoneNumber: '5185550199' }] }),
      clientFound({ id: '6', uuid: 'client-6', phones: [{ ...cell, phoneNumber: '5550199' }] }),
    ];
    start('/clientsearch?q=(518)-555-0199', (server) =>
      server.answer('LocationClientSearch', { locationClientSearch: { data: found, count: 2 } }),
    );
    const [whole, half] = await rows();
    expect(within(half!).getByText('555-0199 without area code')).toBeDefined();
    expect(within(whole!).queryByText(/without area code/)).toBeNull();
  });

  it('C-004 has rows that link to the profile: a click opens it here, Ctrl click in the browser', async () => {
    const { user, path } = start();
    const [row] = await rows();
    expect(row?.getAttribute('href')).toBe('/clients/profile/5');
    expect(row?.hasAttribute('target')).toBe(false);
    fireEvent.click(row!, { ctrlKey: true });
    expect(path()).toBe('/clientsearch');
    await user.click(row!);
    expect(path()).toBe('/clients/profile/5');
  });

  it('C-009 shows what the search covers, and accepts 50 characters', async () => {
    const { user } = start();
    await rows();
    expect(box().placeholder).toBe(hint);
    await user.click(box());
    await user.paste('m'.repeat(60));
    expect(box().value).toBe('m'.repeat(50));
  });

  it('C-010 searches after a pause in typing, not for 1 or 2 characters, and shows all clients when cleared', async () => {
    const { user, server, path, container } = start();
    await rows();
    expect(asked(server)?.filter).toBeUndefined();
    await user.click(box());
    await user.paste(' otis ');
    await waitFor(() => expect(asked(server)?.filter).toBe('otis'));
    expect(server.calls('LocationClientSearch').map(({ variables }) => variables)).toHaveLength(2);
    expect(path()).toBe('/clientsearch?q=otis');
    await waitFor(() => expect(container.querySelector('mark')?.textContent).toBe('Otis'));
    fireEvent.change(box(), { target: { value: 'ot' } });
    expect(screen.getByText('Type at least 3 characters')).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(server.calls('LocationClientSearch')).toHaveLength(2);
    expect(path()).toBe('/clientsearch?q=otis');
    expect(await rows()).toHaveLength(1);
    await user.clear(box());
    await waitFor(() => expect(path()).toBe('/clientsearch'));
    expect(screen.queryByText('Type at least 3 characters')).toBeNull();
  });

  it('C-010 shows all clients for an address with 1 or 2 characters or an invalid page', async () => {
    const { server } = start('/clientsearch?q=ot&page=x&size=7', many(12));
    await rows();
    expect(asked(server)).toMatchObject({ skip: 0, take: 10 });
    expect(asked(server)?.filter).toBeUndefined();
  });

  it('C-011 shows 10 per page with the total, and keeps page and size in the address', async () => {
    const { user, server, path } = start('/clientsearch', many(45));
    expect(await rows()).toHaveLength(10);
    expect(screen.getByText('Clients 1 to 10 of 45')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(asked(server)).toMatchObject({ skip: 10, take: 10 }));
    expect(path()).toBe('/clientsearch?page=2');
    expect((await screen.findByText('Client 11 Thibodeaux')).closest('a')).not.toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20 per page');
    await waitFor(() => expect(asked(server)).toMatchObject({ skip: 0, take: 20 }));
    expect(path()).toBe('/clientsearch?size=20');
    expect(await screen.findByText('Clients 1 to 20 of 45')).toBeDefined();
  });

  it('C-011 a search and the switch return to page 1', async () => {
    const { user, server, path } = start('/clientsearch?page=3', many(45));
    await screen.findByText('Clients 21 to 30 of 45');
    await user.type(box(), 'client');
    await waitFor(() => expect(asked(server)).toMatchObject({ filter: 'client', skip: 0 }));
    expect(path()).toBe('/clientsearch?q=client');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(path()).toBe('/clientsearch?q=client&page=2'));
    await user.click(screen.getByRole('switch', { name: 'Show only active' }));
    await waitFor(() => expect(path()).toBe('/clientsearch?q=client&active=all'));
  });

  it('C-011 redirects from a page beyond the end to the last page', async () => {
    const { path } = start('/clientsearch?page=99', many(45));
    expect(await screen.findByText('Clients 41 to 45 of 45')).toBeDefined();
    expect(path()).toBe('/clientsearch?page=5');
  });

  it('C-012 the full list has the same rows and search without pagination, in requests of 500', async () => {
    const { user, server, path } = start('/clientsearch?page=2', many(730));
    await screen.findByText('Clients 11 to 20 of 730');
    await user.click(screen.getByRole('button', { name: 'Show all on one page' }));
    expect(await screen.findByText('The first 500 of 730 clients')).toBeDefined();
    expect(asked(server)).toMatchObject({ skip: 0, take: 500 });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Clients' }).querySelectorAll('li')).toHaveLength(500),
    );
    expect(path()).toBe('/clientsearch?list=full');
    expect(screen.queryByRole('navigation', { name: 'Clients pages' })).toBeNull();
    fireEvent.change(box(), { target: { value: 'client' } });
    await waitFor(() => expect(asked(server)).toMatchObject({ filter: 'client', skip: 0, take: 500 }));
    await user.click(await screen.findByRole('button', { name: 'Show in pages' }));
    expect(await screen.findByText('Clients 1 to 10 of 730')).toBeDefined();
  });

  describe('the full list renders only rows in or near the window, and', () => {
    const whole = async (count = 300) => {
      const started = start('/clientsearch?list=full', many(count));
      const rendered = await rows();
      expect(rendered.length).toBeLessThan(40);
      return { ...started, rendered };
    };
    const idOf = (element: Element | null) => element?.getAttribute('href')?.split('/').at(-1);
    const rowHeightOf = (id: number) =>
      screen
        .getByRole('region', { name: 'Clients' })
        .querySelector<HTMLElement>(`[data-room="/clients/profile/${id}"]`);

    it('C-270 each row has its position and the total', async () => {
      const { rendered } = await whole();
      const items = rendered.map((row) => row.closest('li'));
      expect(items.map((item) => item?.getAttribute('aria-posinset'))).toEqual(rendered.map((_, at) => `${at + 1}`));
      expect(items.every((item) => item?.getAttribute('aria-setsize') === '300')).toBe(true);
    });

    it('C-270 arrow keys, Home, and End reach every row', async () => {
      const { user, rendered } = await whole();
      rendered.at(-1)?.focus();
      await user.keyboard('{ArrowDown}');
      expect(idOf(document.activeElement)).toBe(`${rendered.length + 1}`);
      await user.keyboard('{End}');
      expect(idOf(document.activeElement)).toBe('300');
      await user.keyboard('{ArrowUp}{ArrowUp}');
      expect(idOf(document.activeElement)).toBe('298');
      await user.keyboard('{Home}');
      expect(idOf(document.activeElement)).toBe('1');
      await user.keyboard('{ArrowUp}');
      expect(document.activeElement).toBe(box());
    });

    it('C-270 find-in-page finds the text of other rows, which are then rendered', async () => {
      await whole();
      const space = rowHeightOf(250);
      expect(space?.getAttribute('hidden')).toBe('until-found');
      for (const text of ['Client 250 Thibodeaux', 'marcus@example.com', '(518)-555-0111', 'Otis'])
        expect(space?.textContent).toContain(text);
      act(() => void space?.dispatchEvent(new Event('beforematch', { bubbles: true })));
      expect(rowHeightOf(250)).toBeNull();
      expect(screen.getByText('Client 250 Thibodeaux').closest('a')).not.toBeNull();
    });

    it('C-270 printing renders all rows', async () => {
      const { rendered } = await whole();
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(await rows()).toHaveLength(300);
      act(() => void window.dispatchEvent(new Event('afterprint')));
      expect((await rows()).length).toBeLessThanOrEqual(rendered.length + 2);
    });

    it('C-270 after returning from a profile, its row has focus', async () => {
      const list = '/clientsearch?list=full';
      const server = createPracticeServer();
      many(300)(server);
      const ways = (
        <>
          <ClientsScreen />
          <Link to={list}>Back</Link>
        </>
      );
      const { user, path } = renderScreen(ways, { server, path: list });
      (await rows())[0]?.focus();
      await user.keyboard('{End}{Enter}');
      expect(path()).toBe('/clients/profile/300');
      await user.click(screen.getByRole('link', { name: 'Back' }));
      await waitFor(() => expect(idOf(document.activeElement)).toBe('300'));
    });
  });

  it('C-013 Show only active is on initially, and turning it off requests all', async () => {
    const { user, server, path } = start();
    await rows();
    const only = screen.getByRole<HTMLInputElement>('switch', { name: 'Show only active' });
    expect(only.checked).toBe(true);
    expect(asked(server)?.activeFilterType).toBe('active');
    await user.click(only);
    await waitFor(() => expect(asked(server)?.activeFilterType).toBe('all'));
    expect(path()).toBe('/clientsearch?active=all');
  });

  it('C-013 marks inactive clients when all are shown', async () => {
    start('/clientsearch?active=all', (server) =>
      server.answer('LocationClientSearch', {
        locationClientSearch: { data: [clientFound({ isActive: false })], count: 1 },
      }),
    );
    const [row] = await rows();
    expect(row?.textContent).toContain('Not active');
  });

  it('A-038 C-015 a row shows name, email, the first active phone with the number of others, and patients', async () => {
    start();
    const [row] = await rows();
    for (const text of ['Marcus Thibodeaux', 'marcus@example.com', '(518)-555-0111 +1 More...', 'Otis (Canine)'])
      expect(row?.textContent).toContain(text);
    expect(row?.textContent).not.toContain('0100');
    expect(row?.textContent).not.toContain('0122');
    expect(hidesEnter(row)).toBe(true);
  });

  it('C-015 omits the number of other phones if there is one phone, and the patients if there are none', async () => {
    start('/clientsearch', (server) => {
      const [, phone] = clientFound().phones;
      const client = clientFound({ phones: [phone!], locationPatientClients: [] });
      server.answer('LocationClientSearch', { locationClientSearch: { data: [client], count: 1 } });
    });
    const [row] = await rows();
    expect(row?.textContent).not.toContain('More...');
    expect(row?.textContent).toContain('No patients');
  });

  it('C-056 shows whether a client is linked, if the location uses a practice system', async () => {
    const both = (server: FakeServer) =>
      server.answer('LocationClientSearch', {
        locationClientSearch: {
          data: [clientFound({ pimsId: '4711' }), clientFound({ id: '6', uuid: 'c6' })],
          count: 2,
        },
      });
    const { unmount } = start('/clientsearch', both, withPims(true));
    const texts = (await rows()).map(({ textContent }) => /Not Linked|Linked/.exec(textContent)?.[0]);
    expect(texts).toEqual(['Linked', 'Not Linked']);
    unmount();
    start('/clientsearch', both, withPims(false));
    await rows();
    expect(screen.queryByText(/Linked/)).toBeNull();
  });

  it('C-014 No data found shows the search text and offers inactive clients', async () => {
    const { user, server } = start('/clientsearch?q=kenji', (given) =>
      given.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } }),
    );
    expect(await screen.findByText('No data found')).toBeDefined();
    expect(screen.getByText('No active client matches “kenji”.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Search inactive clients too' }));
    await waitFor(() => expect(asked(server)?.activeFilterType).toBe('all'));
    expect(await screen.findByText('No client matches “kenji”.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Search inactive clients too' })).toBeNull();
  });

  it('C-305 shows close matches with their reasons if no client matches', async () => {
    const rosalind = clientFound({ id: '8', uuid: 'client-8', firstName: 'Rosalind', lastName: 'Hobkin' });
    const { user, server, path } = start('/clientsearch?q=Rosalind%20Hankin', (given) => {
      given.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
      given.answer('GetSameClientCandidates', {
        sameClientCandidates: [
          sameClient({
            client: rosalind,
            sameness: 'different',
            reasons: [{ field: 'name', kind: 'similar', value: 'Rosalind Hobkin' }],
          }),
        ],
      });
    });
    const list = within(await screen.findByRole('region', { name: 'Close matches' }));
    expect(list.getByRole('status').textContent).toBe('No active client matches “Rosalind Hankin”. Close matches:');
    expect(server.lastVariables('GetSameClientCandidates')?.client).toEqual({ search: 'Rosalind Hankin' });
    expect(screen.queryByText('No data found')).toBeNull();
    const row = list.getByRole('link', { name: /Rosalind Hobkin/ });
    expect(within(row).getByText('similar name')).toBeDefined();
    expect(within(row).queryByText('Probably different')).toBeNull();
    expect(list.getByRole('button', { name: 'Add New Client' })).toBeDefined();
    await user.click(row);
    expect(path()).toBe('/clients/profile/8');
  });

  it('C-305 does not label an exact match as close, and requests nothing without a search', async () => {
    const { server } = start('/clientsearch?q=marcus');
    await rows();
    expect(screen.queryByText(/Close match/)).toBeNull();
    expect(server.calls('GetSameClientCandidates')).toHaveLength(0);
  });

  it('C-009 arrow keys move between search and rows, and Enter opens the first', async () => {
    const { user, path } = start('/clientsearch?q=client&page=2', many(45));
    await screen.findByText('Clients 11 to 20 of 45');
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('/clients/profile/12');
    expect(box().parentElement?.textContent).toContain('12 of 45 found');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(box());
    await user.keyboard('{Enter}');
    expect(path()).toBe('/clients/profile/11');
  });

  it('C-009 shows skeleton rows while loading, and retries after a failure', async () => {
    const { user, server } = start('/clientsearch', (given) =>
      given.fail('LocationClientSearch', 'CONFLICT', 'Not now'),
    );
    expect(screen.getByRole('status', { name: 'Loading clients' })).toBeDefined();
    expect(await screen.findByText('The clients could not be loaded.')).toBeDefined();
    expect(screen.queryByRole('status', { name: 'Loading clients' })).toBeNull();
    many(2)(server);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
    server.fail('LocationClientSearch', 'CONFLICT', 'Not now');
    await user.click(screen.getByRole('switch', { name: 'Show only active' }));
    expect(await screen.findByRole('alert')).toBeDefined();
  });
});
