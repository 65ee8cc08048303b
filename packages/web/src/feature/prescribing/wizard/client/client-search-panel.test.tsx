import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createPracticeServer } from '../../../../testing/practice-server';
import { renderScreen } from '../../../../testing/render';
import { ClientSearchPanel } from './client-search-panel';
import { clientFound } from '../../../clients/client-search/client.test-data';
import { sameClient } from '../../../clients/same-client/same-client.test-data';

const marcus = { locationClientSearch: { data: [clientFound()], count: 1 } };
const devon = {
  locationClientSearch: {
    data: [clientFound({ id: '7', uuid: 'client-7', firstName: 'Devon', lastName: 'Achterberg' })],
    count: 1,
  },
};

function show() {
  const server = createPracticeServer();
  server.answer('LocationClientSearch', marcus);
  const onChoose = vi.fn<(client: { readonly id: string }, searched: string) => void>();
  return { ...renderScreen(<ClientSearchPanel onChoose={onChoose} />, { server }), server, onChoose };
}

const box = () => screen.getByLabelText<HTMLInputElement>('Search by client name, phone, email or patient');
const row = (name: RegExp) => screen.findByRole('option', { name });
const isInert = (option: HTMLElement) => option.getAttribute('aria-disabled') === 'true';

describe('client search', () => {
  it('C-010 chooses nobody on Enter in the empty field until an arrow key selects a row', async () => {
    const { user, onChoose } = show();
    const first = await row(/Marcus/);
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await user.keyboard('{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    expect(first.getAttribute('aria-selected')).toBe('false');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('C-010 ignores clicks on rows of an earlier search until the new response arrives', async () => {
    const { user, server, onChoose } = show();
    expect(isInert(await row(/Marcus/))).toBe(false);
    const late = server.hold('LocationClientSearch', devon);
    await user.type(box(), 'achter');
    const old = await row(/Marcus/);
    expect(isInert(old)).toBe(true);
    await user.click(old);
    await waitFor(() => expect(server.lastVariables('LocationClientSearch')?.filter).toBe('achter'));
    expect(isInert(await row(/Marcus/))).toBe(true);
    await user.click(await row(/Marcus/));
    expect(onChoose).not.toHaveBeenCalled();
    late.release();
    const found = await row(/Devon/);
    expect(isInert(found)).toBe(false);
    await user.click(found);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '7' }), 'achter');
  });

  it('C-010 keeps the list inert and without highlights for 1 or 2 characters, and shows the minimum length', async () => {
    const { user, server, container, onChoose } = show();
    const hint = () => screen.queryByText('Type at least 3 characters');
    await user.type(box(), 'otis');
    await waitFor(() => expect(container.querySelector('mark')?.textContent).toBe('Otis'));
    // The highlights render before the query is sent.
    await waitFor(async () => expect(isInert(await row(/Marcus/))).toBe(false));
    expect(hint()).toBeNull();
    const asked = server.calls('LocationClientSearch').length;
    // One change event: a pause after deleting the first letter would search for the other three.
    fireEvent.change(box(), { target: { value: 'ot' } });
    expect(hint()).not.toBeNull();
    expect(container.querySelector('mark')).toBeNull();
    const kept = await row(/Marcus/);
    expect(isInert(kept)).toBe(true);
    await user.click(kept);
    await user.keyboard('{Enter}');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(onChoose).not.toHaveBeenCalled();
    expect(server.calls('LocationClientSearch')).toHaveLength(asked);
    await user.type(box(), 'is');
    expect(hint()).toBeNull();
    await waitFor(async () => expect(isInert(await row(/Marcus/))).toBe(false));
  });

  it('C-016 searches by word if no client has the whole text, and highlights the words', async () => {
    const { user, server, container, onChoose } = show();
    const nobody = { locationClientSearch: { data: [], count: 0 } };
    server.answer('LocationClientSearch', ({ filter }) =>
      filter === 'marcus|otis' ? marcus : filter === undefined ? devon : nobody,
    );
    await user.type(box(), 'marcus otis');
    await waitFor(async () => expect(isInert(await row(/Marcus/))).toBe(false));
    await user.click(await row(/Marcus/));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ firstName: 'Marcus' }), 'marcus|otis');
    const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(expect.arrayContaining(['Marcus', 'Otis']));
    await user.type(box(), ' rex');
    expect(await screen.findByText('No data found')).toBeDefined();
  });

  it('P-263 shows the result count beside the field, moves across pages by arrow keys, and opens with Enter', async () => {
    const { user, server, onChoose } = show();
    const names = ['Ann', 'Bea', 'Cleo', 'Dot', 'Eve', 'Fay', 'Gil', 'Hal', 'Ina', 'Jo', 'Kim', 'Lou'];
    const all = names.map((firstName, index) => clientFound({ id: `c${index}`, uuid: `client-c${index}`, firstName }));
    server.answer('LocationClientSearch', ({ filter, skip = 0, take = 10 }) => ({
      locationClientSearch: {
        data: filter ? all.slice(skip ?? 0, (skip ?? 0) + (take ?? 10)) : [],
        count: filter ? 12 : 0,
      },
    }));
    const field = () => box().parentElement?.textContent;
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(field()).not.toContain('found');
    await user.keyboard('thibo');
    await row(/Ann/);
    await waitFor(() => expect(field()).toContain('1 of 12 found'));
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '12 found')).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(field()).toContain('2 of 12 found');
    const perPage = screen.getAllByRole('option').length;
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(field()).toContain(`${perPage + 1} of 12 found`));
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: `c${perPage}` }), 'thibo');
    await user.keyboard('x');
    expect(field()).not.toContain('found');
  });

  it('C-305 offers close matches with their reasons; Enter chooses the first', async () => {
    const { user, server, onChoose } = show();
    await row(/Marcus/);
    server.answer('LocationClientSearch', { locationClientSearch: { data: [], count: 0 } });
    server.answer('GetSameClientCandidates', {
      sameClientCandidates: [
        sameClient({
          client: { id: '8', uuid: 'client-8', firstName: 'Rosalind', lastName: 'Hobkin' },
          sameness: 'different',
          reasons: [
            { field: 'surname', kind: 'similar', value: 'Hobkin' },
            { field: 'patient', kind: 'same', value: 'Otis' },
          ],
        }),
      ],
    });
    await user.type(box(), 'hankin otis');
    const close = await row(/Rosalind Hobkin/);
    expect(screen.getByText('No active client matches “hankin otis”. Close matches:')).toBeDefined();
    expect(screen.getByRole('listbox', { name: 'Close matches' })).toBeDefined();
    for (const reason of ['similar last name', 'same patient']) expect(close.textContent).toContain(reason);
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '8' }), 'hankin|otis');
  });

  it("C-015 C-051 lists the patients in the profile's order", async () => {
    const { server, unmount } = show();
    unmount();
    const [link] = clientFound().locationPatientClients;
    const patients = ['Zed', 'Rex', 'Ash'].map((name, index) => ({
      ...link!,
      locationPatientId: String(index),
      locationPatient: { ...link!.locationPatient!, id: String(index), name, isDeceased: name === 'Ash' },
    }));
    server.answer('LocationClientSearch', {
      locationClientSearch: { data: [clientFound({ locationPatientClients: patients })], count: 1 },
    });
    renderScreen(<ClientSearchPanel onChoose={() => undefined} />, { server });
    expect((await row(/Marcus/)).textContent).toContain('Rex (Canine), Zed (Canine), Ash (Canine)');
  });
});
