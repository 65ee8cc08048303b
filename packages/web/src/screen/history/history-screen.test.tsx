import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import { endsWellFormed } from '../../testing/content-model';
import type { FakeServer } from '../../testing/fake-server';
import { createPracticeServer } from '../../testing/practice-server';
import { renderScreen } from '../../testing/render';
import { samplePrescription, samplePrescriptionRow } from '../../testing/sample-prescription';
import { HistoryScreen } from './history-screen';

endsWellFormed();

function start(path = '/history', prepare: (server: FakeServer) => void = () => undefined) {
  const server = createPracticeServer();
  prepare(server);
  return { ...renderScreen(<HistoryScreen />, { server, path }), server };
}

const rows = async () => within(await screen.findByRole('region', { name: 'Prescriptions' })).findAllByRole('listitem');

describe('the history', () => {
  it('P-178 shows recipient, product, date, and status, and opens the prescription', async () => {
    start();
    const [row] = await rows();
    for (const text of [
      'Otis',
      'Galliprant Tablets',
      '60 mg',
      '× 90',
      'Marcus Thibodeaux',
      'Rx# 25-118203',
      '11-02-2026 09:12 AM',
      'Dr. Maya Okafor',
      'fillable',
      '12-02-2026',
    ]) {
      expect(row?.textContent).toContain(text);
    }
    expect(within(row!).getByRole('link').getAttribute('href')).toBe('/history/41');
  });

  it('P-301 names a prescription from another system by its printout, with only a date and the issuer', async () => {
    start('/history?status=ISSUED_ELSEWHERE', (server) =>
      server.answer('GetPrescriptionHistory', {
        prescriptionHistory: [
          samplePrescriptionRow({
            rxNumber: null,
            rxStatus: { code: 'IssuedElsewhere', description: 'Issued elsewhere' },
            elsewhere: { number: 'VN-88123', prescriber: 'Dr. Ines Roth' },
            ...{ isFillable: false, authorizingVet: null, authorizingVetLocationUser: null, lastSavedBy: null },
          }),
        ],
      }),
    );
    const [row] = await rows();
    for (const text of ['Rx# VN-88123 (elsewhere)', '11-02-2026', 'Dr. Ines Roth', 'Elsewhere'])
      expect(row?.textContent).toContain(text);
    expect(row?.textContent).not.toMatch(/11-02-2026 \d|Draft|fillable/);
    expect(within(row!).getByRole('link').getAttribute('href')).toBe('/history/41');
    expect(screen.getAllByText('Issued elsewhere').length).toBeGreaterThan(0);
  });

  it('C-278 shows the prescriptions of the kept patient for a merged one', async () => {
    const { locationPatient } = samplePrescription();
    if (!locationPatient) throw new Error('The sample prescription has a patient');
    const merged = { ...locationPatient, id: '16', isActive: false, mergedIntoId: '6' };
    const { path, server } = start('/history?patient=16&size=20', (fake) =>
      fake.answer('getLocationPatient', ({ id }) => ({ locationPatient: id === '16' ? merged : locationPatient })),
    );
    expect(await screen.findByText('Patient Was Merged')).toBeDefined();
    await waitFor(() => expect(path()).toBe('/history?patient=6&size=20'));
    await rows();
    expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ locationPatientId: '6' });
  });

  it('C-278 shows the prescriptions of the kept client for a merged one, and keeps the patient', async () => {
    const { locationClient, locationPatient } = samplePrescription();
    const merged = { ...locationClient, id: '15', isActive: false, mergedIntoId: '5' };
    const { path, server } = start('/history?client=15&patient=6', (fake) => {
      fake.answer('GetLocationClient', ({ id }) => ({
        locationClient: (id === '15' ? merged : locationClient) as never,
      }));
      fake.answer('getLocationPatient', { locationPatient });
    });
    expect(await screen.findByText('Client Was Merged')).toBeDefined();
    await waitFor(() => expect(path()).toBe('/history?client=5&patient=6'));
    await rows();
    expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({
      locationClientId: '5',
      locationPatientId: '6',
    });
  });

  it('P-119 copies an issued prescription, and marks copies in the list', async () => {
    const { user, path } = start('/history', (server) =>
      server.answer('GetPrescriptionHistory', {
        prescriptionHistory: [samplePrescriptionRow({ rxOrigin: { code: 'copy' } })],
      }),
    );
    const [row] = await rows();
    expect(within(row!).getByText('Copied')).toBeDefined();
    await user.click(within(row!).getByRole('button', { name: 'Copy Galliprant Tablets 60 mg for Otis' }));
    expect(path()).toBe('/create/rx/direct/');
  });

  it('P-116 expands a draft in place, and opens everything else as a page', async () => {
    const draft = samplePrescriptionRow({
      id: '77',
      rxNumber: null,
      issuedDate: null,
      rxStatus: { code: 'Draft', description: 'Draft' },
    });
    const { user, path } = start('/history', (server) =>
      server.answer('GetPrescriptionHistory', { prescriptionHistory: [draft, samplePrescriptionRow()] }),
    );
    const [first, second] = await rows();
    expect(within(second!).getByRole('link').getAttribute('href')).toBe('/history/41');
    expect(within(first!).queryByRole('link')).toBeNull();
    await user.click(within(first!).getByRole('button', { expanded: false, name: /^Otis|Otis/ }));
    expect(await within(first!).findByText('Directions')).toBeDefined();
    expect(within(first!).getByRole('button', { name: 'Delete the draft for Otis' })).toBeDefined();
    await user.click(within(first!).getByRole('button', { name: 'Create the prescription for Otis' }));
    expect(path()).toBe('/create/rx/direct/');
  });

  it('P-178 keeps its height, however few results there are', async () => {
    start('/history', (server) => {
      server.answer('GetPrescriptionHistory', { prescriptionHistory: [] });
      server.answer('GetPrescriptionCount', { prescriptionCount: 0 });
    });
    await screen.findByText('0 Results Found...');
    expect(getComputedStyle(screen.getByRole('region', { name: 'Prescriptions' })).minHeight).toBe('600px');
  });

  it('P-246 shows who prepared a draft, if it was another user, and nothing for issued prescriptions', async () => {
    const lastSavedBy = { locationUserId: '13', displayName: 'Priya Natarajan', at: '2026-11-20T11:00:00.000Z' };
    const rxStatus = { code: 'Draft', description: 'Draft' } as const;
    const saved = { id: '77', rxNumber: null, issuedDate: null, rxStatus };
    start('/history', (server) =>
      server.answer('GetPrescriptionHistory', {
        prescriptionHistory: [
          samplePrescriptionRow({ ...saved, lastSavedBy }),
          samplePrescriptionRow({ ...saved, id: '78', uuid: 'own' }),
          samplePrescriptionRow({ lastSavedBy }),
        ],
      }),
    );
    const said = (await rows()).map((row) => row.textContent.includes('Prepared by Priya Natarajan, 06:00 AM'));
    expect(said).toEqual([true, false, false]);
  });

  it('P-178 shows 0 Results Found... without a match; the filters stay', async () => {
    start('/history', (server) => {
      server.answer('GetPrescriptionHistory', { prescriptionHistory: [] });
      server.answer('GetPrescriptionCount', { prescriptionCount: 0 });
    });
    expect(await screen.findByText('0 Results Found...')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Status' })).toBeDefined();
  });

  it('P-178 removes OTC with Show OTC off, and keeps every filter in the address', async () => {
    const { user, server, path } = start('/history?page=3');
    await rows();
    await user.click(screen.getByRole('switch', { name: 'Show OTC' }));
    await user.click(screen.getByRole('switch', { name: 'Show Only Active' }));
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({
        archived: false,
        productApprovalTypeFilters: ['AOTC', 'RX'],
        skip: 0,
        take: 10,
      }),
    );
    expect(path()).toBe('/history?active=yes&types=AOTC%2CRX');
  });

  it('P-178 filters by status, vet, and both ends of a range', async () => {
    const { user, server } = start();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Status' }));
    await user.click(screen.getByRole('checkbox', { name: 'Faxed' }));
    await user.click(screen.getByRole('button', { name: 'Date' }));
    await user.type(screen.getByLabelText('Date from'), '11-01-2026');
    await user.type(screen.getByLabelText('Date to'), '11-20-2026');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionCount')).toMatchObject({
        rxStatusFilters: ['FAXED'],
        startDateTime: '2026-11-01',
        endDateTime: '2026-11-20',
      }),
    );
  });

  it('P-178 rejects a reversed range and keeps the input', async () => {
    const { user, path } = start();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Date' }));
    await user.type(screen.getByLabelText('Date from'), '11-20-2026');
    await user.type(screen.getByLabelText('Date to'), '11-01-2026');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('The end date is before the start date.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Date from').value).toBe('11-20-2026');
    expect(path()).toBe('/history');
  });

  it('P-178 filters by the client, patient, or product of a row', async () => {
    const { user, server, path } = start();
    server.fail('GetLocationClient', 'NOT_FOUND');
    await rows();
    await user.click(screen.getByRole('button', { name: /^Show only similar to/ }));
    await user.click(screen.getByRole('menuitem', { name: /Marcus Thibodeaux/ }));
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ locationClientId: '5' }),
    );
    expect(path()).toBe('/history?client=5');
    await user.click(screen.getByRole('button', { name: 'Clear Client' }));
    await waitFor(() => expect(path()).toBe('/history'));
  });

  it('P-178 changes page and size', async () => {
    const { user, server, path } = start('/history', (given) =>
      given.answer('GetPrescriptionCount', { prescriptionCount: 45 }),
    );
    expect(await screen.findByText('Prescriptions 1 to 10 of 45')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ skip: 10, take: 10 }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20');
    await waitFor(() => expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ skip: 0, take: 20 }));
    expect(path()).toBe('/history?size=20');
  });

  it('P-178 redirects from a page beyond the end to the last page', async () => {
    const { server, path } = start('/history?page=99&active=yes', (given) => {
      given.answer('GetPrescriptionCount', { prescriptionCount: 130 });
      given.answer('GetPrescriptionHistory', ({ skip }) => ({
        prescriptionHistory: (skip ?? 0) < 130 ? [samplePrescriptionRow()] : [],
      }));
    });
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText('Prescriptions 121 to 130 of 130')).toBeDefined();
    expect(screen.queryByText('0 Results Found...')).toBeNull();
    expect(path()).toBe('/history?active=yes&page=13');
    expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ skip: 120, take: 10 });
  });

  describe('P-275 with more than 10,000 results', () => {
    const long = (all: number) => (given: FakeServer) => {
      given.answer('GetPrescriptionCount', { prescriptionCount: 10_001 });
      given.answer('GetPrescriptionHistory', ({ skip, take }) => ({
        prescriptionHistory: Array.from({ length: Math.max(0, Math.min(take ?? 0, all - (skip ?? 0))) }, (_, row) =>
          samplePrescriptionRow({ id: `${(skip ?? 0) + row}`, uuid: `row-${row}` }),
        ),
      }));
      given.answer('GetHistoryViews', { historyViews: [{ view: null, count: 10_001 }] });
    };

    it('P-275 shows 10,000+ in pagination, search, and views, and no last page', async () => {
      const { server, user } = start('/history?q=a', long(12_343));
      expect(await screen.findByText('Prescriptions 1 to 10 of 10,000+')).toBeDefined();
      expect(await screen.findByRole('button', { name: 'Everything 10,000+' })).toBeDefined();
      expect(screen.getByRole('status').textContent).toBe('10,000+ found');
      const pages = within(screen.getByRole('navigation', { name: 'Prescriptions pages' }));
      expect(pages.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent)).toEqual(['1', '2']);
      await user.click(screen.getByRole('button', { name: 'Next page' }));
      await waitFor(() => expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ skip: 10 }));
    });

    it('P-275 continues beyond 10,000, and shows the total on the last page', async () => {
      const { user, path } = start('/history?page=1000', long(10_012));
      expect(await screen.findByText('Prescriptions 9,991 to 10,000 of 10,000+')).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Next page' }));
      expect(await screen.findByText('Prescriptions 10,001 to 10,010 of 10,000+')).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Next page' }));
      expect(await screen.findByText('Prescriptions 10,011 to 10,012 of 10,012')).toBeDefined();
      expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(true);
      expect(path()).toBe('/history?page=1002');
    });

    it('P-275 redirects from a page beyond the end to the last known page', async () => {
      const { path } = start('/history?page=5000', long(12_000));
      expect(await screen.findByText('Prescriptions 9,991 to 10,000 of 10,000+')).toBeDefined();
      expect(path()).toBe('/history?page=1000');
    });
  });

  it('P-178 P-206 shows the count only once the rows have loaded', async () => {
    let release: () => void = () => undefined;
    const { services } = start('/history', (given) => {
      given.answer('GetPrescriptionCount', { prescriptionCount: 45 });
      ({ release } = given.hold('GetPrescriptionHistory', { prescriptionHistory: [samplePrescriptionRow()] }));
    });
    const counts = () => services.cache.getQueriesData({ queryKey: ['GetPrescriptionCount'] });
    await waitFor(() => expect(counts()[0]?.[1]).toEqual({ prescriptionCount: 45 }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/^Prescriptions 1 to/)).toBeNull();
    release();
    expect(await screen.findByText('Prescriptions 1 to 10 of 45')).toBeDefined();
    expect(await rows()).toHaveLength(1);
  });

  it('P-178 never reports an empty result before the count is known', async () => {
    let release: () => void = () => undefined;
    const { server } = start('/history?page=99', (given) => {
      given.answer('GetPrescriptionHistory', { prescriptionHistory: [] });
      ({ release } = given.hold('GetPrescriptionCount', { prescriptionCount: 0 }));
    });
    await waitFor(() => expect(server.calls('GetPrescriptionHistory')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('0 Results Found...')).toBeNull();
    release();
    expect(await screen.findByText('0 Results Found...')).toBeDefined();
  });

  it('P-227 stays usable without a notice when loading fails, and retries', async () => {
    const { user, server } = start('/history', (given) => given.fail('GetPrescriptionHistory', 'CONFLICT', 'Not now'));
    expect(await screen.findByText('The prescriptions could not be loaded.')).toBeDefined();
    // Nothing is listed, so no line may show a position in the list.
    expect(screen.queryByText(/^Prescriptions \d+ to/)).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Notices' })).queryAllByRole('alert')).toHaveLength(0);
    server.answer('GetPrescriptionHistory', { prescriptionHistory: [samplePrescriptionRow()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  it('keeps the old rows below the message of a failed refresh', async () => {
    const { server, services } = start();
    await rows();
    server.fail('GetPrescriptionHistory', 'CONFLICT', 'Not now');
    await services.cache.refetchQueries({ queryKey: ['GetPrescriptionHistory'] });
    expect(await screen.findByText("We couldn't refresh the list.")).toBeDefined();
    expect(await rows()).toHaveLength(1);
  });

  const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Patient, client, drug, number' });
  const several = (server: FakeServer) => {
    server.answer('GetPrescriptionHistory', {
      prescriptionHistory: ['41', '42', '43'].map((id) => samplePrescriptionRow({ id, uuid: `prescription-${id}` })),
    });
    server.answer('GetPrescriptionCount', { prescriptionCount: 23 });
  };

  it('P-262 searches after a pause in typing, highlights matches, and keeps the search in the address', async () => {
    const { user, server, path } = start('/history?page=2&vet=7');
    await rows();
    await user.type(box(), ' gallip Thibo 118203 ');
    await waitFor(() => expect(path()).toBe('/history?q=gallip+Thibo+118203&vet=7'));
    await waitFor(() =>
      expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({
        search: 'gallip Thibo 118203',
        prescribingVetId: '7',
        skip: 0,
      }),
    );
    expect(server.lastVariables('GetPrescriptionCount')).toMatchObject({ search: 'gallip Thibo 118203' });
    const [row] = await rows();
    const marked = [...(row?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent);
    expect(marked).toEqual(['Gallip', 'Thibo', '118203']);
    expect(box().value).toBe(' gallip Thibo 118203 ');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(path()).toBe('/history?vet=7'));
    expect(document.activeElement).toBe(box());
  });

  it('P-263 shows the number of results next to the field, announces it, and tracks focus', async () => {
    const { user } = start('/history?q=gallip&page=2', several);
    await rows();
    const field = box().parentElement;
    await waitFor(() => expect(field?.textContent).toContain('23 found'));
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '23 found')).toBe(true);
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    expect(field?.textContent).toContain('11 of 23 found');
    await user.keyboard('{ArrowDown}');
    expect(field?.textContent).toContain('12 of 23 found');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(box());
    expect(field?.textContent).not.toContain(' of 23');
  });

  it('P-263 shows no number without a search', async () => {
    start('/history', several);
    await rows();
    expect(box().parentElement?.textContent).not.toContain('found');
  });

  it('P-263 the down arrow moves from the search to the rows, and Enter opens the first', async () => {
    const { user, path } = start('/history', several);
    await rows();
    await user.keyboard('/');
    expect(document.activeElement).toBe(box());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('/history/42');
    await user.click(box());
    await user.keyboard('{Enter}');
    expect(path()).toBe('/history/41');
  });

  it('P-263 focuses the opened row after returning from its record, but not from other pages', async () => {
    const server = createPracticeServer();
    several(server);
    const ways = (
      <>
        <HistoryScreen />
        <Link to="/history?q=otis">Back</Link>
        <Link to="/approve">Elsewhere</Link>
      </>
    );
    const { user, path } = renderScreen(ways, { server, path: '/history?q=otis' });
    const leaveBySecond = async () => {
      await user.click(within((await rows())[1]!).getByRole('link'));
      expect(path()).toBe('/history/42');
    };
    await leaveBySecond();
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/history/42'));
    await leaveBySecond();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.activeElement?.getAttribute('href')).not.toBe('/history/42');
  });

  it('P-263 Enter searches immediately, and opens no unseen row', async () => {
    const { user, server, path } = start('/history', several);
    await rows();
    await user.type(box(), 'otis{Enter}');
    expect(path()).toBe('/history?q=otis');
    await waitFor(() => expect(server.lastVariables('GetPrescriptionHistory')).toMatchObject({ search: 'otis' }));
  });

  it('arrow keys move between the rows', async () => {
    const two = [samplePrescriptionRow(), samplePrescriptionRow({ id: '42', uuid: 'prescription-42' })];
    const { user } = start('/history', (server) =>
      server.answer('GetPrescriptionHistory', { prescriptionHistory: two }),
    );
    await rows();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('/history/41');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('href')).toBe('/history/42');
  });
});
