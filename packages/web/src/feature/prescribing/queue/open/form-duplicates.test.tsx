import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, prescription, product, queryButton, renewal, signButton, task } from './form.test-data';
import {
  active,
  seriousPanel,
  issued,
  minorPanel,
  openPoints,
  openWith,
  textOf,
  signing,
  therapyOf,
} from './signing.test-data';

const table = () => within(seriousPanel() ?? minorPanel()!).getByRole('table', { hidden: true });
const cells = () => [...table().querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => textOf(cell)));
/** The list that replaces the table on narrow screens. */
const narrow = () => {
  const lists = [...(seriousPanel() ?? minorPanel()!).querySelectorAll('ul')];
  return [...lists.at(-1)!.children].map((item) => textOf(item as HTMLElement));
};

/** A first request for the drug that another user prescribed the day before yesterday. */
const again = task({ product: product({ packsizeQty: 60 }) });

describe('an issued prescription of the same ingredient', () => {
  it('P-236 is serious, and shows number, date, vet, amount left, and expiration', async () => {
    await openWith({ therapy: [active()] }, again);
    const panel = seriousPanel()!;
    expect(within(panel).getByRole('heading', { name: 'Serious', hidden: true })).toBeDefined();
    expect(textOf(panel)).toMatch(
      /^SeriousDuplicate therapyOtis already has gabapentin, issued yesterday\.Rx# 26-104390 of Dr\. Tomás Lindqvist: not filled yet, 4 refills left, 300 capsules \(150 days\)\./,
    );
    expect(cells()).toEqual([
      ['Active now', 'Issued', 'By', 'Left', 'Until'],
      ['Rx# 26-104390', '11-19-2026', 'Dr. Tomás Lindqvist', '300 capsules, 4 refills', '11-19-2027'],
    ]);
    expect(narrow()).toEqual(['Rx# 26-10439011-19-2026, Dr. Tomás Lindqvist300 capsules, 4 refillsuntil 11-19-2027']);
    expect(textOf(panel)).toContain('300 capsules are open, 150 days at 2 a day');
  });

  it('P-236 requires the note, which is sent', async () => {
    const opened = await openWith({ therapy: [active()] }, renewal());
    expect(openPoints()).toEqual(['Note to pharmacy for 1 conflict']);
    expect(button(signButton).getAttribute('aria-disabled')).toBe('true');
    await opened.fill('Note To Pharmacy', 'The first bottle broke.');
    expect(textOf(signing())).toContain('Also on Rx# 26-104390, explained in the note');
    await opened.sign();
    expect(await opened.sent()).toMatchObject({ input: { noteToPharmacy: 'The first bottle broke.' } });
  });

  it('P-236 offers to decline because it covers the request, and links to it', async () => {
    const opened = await openWith({ therapy: [active()] }, again);
    const ways = within(seriousPanel()!).getAllByRole('link', { name: /Rx# 26-104390/, hidden: true });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/history/501', '/history/501', '/history/501']);
    await opened.press('Decline, Rx# 26-104390 covers it…');
    expect(opened.seen.declines).toBe(1);
  });

  it('P-236 of the same class is reported as a class duplicate', async () => {
    const nsaid = product({ title: 'Carprofen', ingredients: ['carprofen'], keywords: ['nsaid'] });
    const other = active({
      product: therapyOf({ id: '9', title: 'Galliprant Tablets', ingredients: ['grapiprant'], keywords: ['nsaid'] }),
    });
    await openWith({ therapy: [other] }, task({ product: nsaid }));
    expect(textOf(seriousPanel())).toContain('Otis already has an NSAID, Galliprant Tablets, issued yesterday.');
  });

  it("P-236 doesn't count as a duplicate of the request that renews it", async () => {
    const before = prescription({ id: '501', product: product() });
    const asked = renewal(product(), { previousPrescription: before, previousPrescriptionId: '501' });
    await openWith({ therapy: [active()] }, asked);
    expect([seriousPanel(), minorPanel()]).toEqual([null, null]);
  });

  it('P-237 lists every active one, newest first, and labels the renewed one', async () => {
    const before = prescription({ id: '501', product: product() });
    const asked = renewal(product(), { previousPrescription: before, previousPrescriptionId: '501' });
    const older = active({ id: '502', rxNumber: '26-100001', at: '2026-06-02T14:20:00.000Z', by: 'Dr. Lin Hale' });
    await openWith({ therapy: [active(), older] }, asked);
    expect(cells().slice(1)).toEqual([
      ['Rx# 26-104390', '11-19-2026', 'Dr. Tomás Lindqvistrenewed here', '300 capsules, 4 refills', '11-19-2027'],
      ['Rx# 26-100001', '06-02-2026', 'Dr. Lin Hale', '300 capsules, 4 refills', '11-19-2027'],
    ]);
    expect(openPoints()).toEqual(['Note to pharmacy for 1 conflict']);
  });
});

describe('minor findings of the same ingredient', () => {
  it('P-236 require nothing for an issued prescription in its last month', async () => {
    await openWith({ therapy: [active({ expiresOn: '2026-12-10' })] });
    expect(seriousPanel()).toBeNull();
    expect(textOf(minorPanel())).toContain('Otis already has gabapentin, issued yesterday.');
    expect(cells()).toHaveLength(2);
    expect(openPoints()).toEqual([]);
  });

  it('P-236 show author and time of a draft and a request, and require nothing', async () => {
    const nothing = { rxNumber: null, fillsLeft: null, unitsLeft: null, expiresOn: null };
    const draft = active({ ...nothing, kind: 'draft', id: '61', by: 'Priya Natarajan', quantity: 100 });
    const request = active({ ...nothing, kind: 'request', id: '62', by: null, at: '2026-11-18T14:20:00.000Z' });
    const opened = await openWith({ therapy: [draft, request] });
    expect(seriousPanel()).toBeNull();
    expect(textOf(minorPanel())).toContain('Otis already has a draft of gabapentin, saved yesterday.');
    expect(cells().slice(1)).toEqual([
      ['Draft', '11-19-2026', 'PNPriya Natarajan', 'not issued, × 100', ''],
      ['Request', '11-18-2026', '', 'not answered, × 60', ''],
    ]);
    expect(within(table()).queryByRole('link', { hidden: true })).toBeNull();
    await opened.sign();
    expect((await opened.sent()).addPrescriptionType).toBe('AuthorizeRx');
  });
});

describe('an incomplete check', () => {
  it('P-236 blocks signing with an explanation until the data is loaded', async () => {
    const asked = renewal();
    const opened = await openWith({}, asked, {
      prepare: (server) => server.fail('GetSigningFacts', 'FORBIDDEN', 'No answer.'),
    });
    const reason = 'The patient’s other prescriptions could not be loaded, so nothing can be signed yet. Try again.';
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(1);
    expect(button(signButton).getAttribute('aria-disabled')).toBe('true');
    await opened.sign();
    expect(opened.hasSent()).toBe(false);
    expect(queryButton('Try again')).not.toBeNull();
  });
});

describe('previous prescription', () => {
  it('P-237 is the newest one of the ingredient by any vet, with its number, date, and a link', async () => {
    const newest = issued({ id: '402', rxNumber: '26-103333', issuedAt: '2026-10-02T14:20:00.000Z' });
    await openWith({ issued: [newest, issued()] });
    expect(textOf(signing())).toContain('as on Rx# 26-103333, 10-02-2026');
    expect(within(signing()).getByRole('link', { name: 'Rx# 26-103333', hidden: true }).getAttribute('href')).toBe(
      '/history/402',
    );
  });
});
