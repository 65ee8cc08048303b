import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setChips } from '../../../testing/clear-chips';
import type { FakeServer } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render';
import { samplePractice } from '../../../testing/sample-practice';
import { createProductServer, families, family } from '../product.test-data';
import { ProductSearchPanel } from './product-search-panel';
import type { FoundFamily } from './use-found-families';
import { useProductSearch } from './use-product-search';

const everything = ['fancySearch', 'searchFilters', 'preferredSearchFilters', 'deliverySearchFilters'];

interface Shown {
  readonly features?: readonly string[];
  readonly server?: FakeServer;
  readonly onBack?: () => void;
}

function Searching({
  onChoose,
  onBack,
}: {
  readonly onChoose: (family: FoundFamily) => void;
  readonly onBack?: () => void;
}) {
  const search = useProductSearch({ isOfficeUse: false });
  return <ProductSearchPanel search={search} onChoose={onChoose} {...(onBack ? { onBack } : {})} />;
}

function show({ features = everything, server = createProductServer(), onBack }: Shown = {}) {
  const onChoose = vi.fn<(family: FoundFamily) => void>();
  const rendered = renderScreen(<Searching onChoose={onChoose} {...(onBack ? { onBack } : {})} />, {
    server,
    practice: samplePractice({ features }),
  });
  return { ...rendered, onChoose };
}

const box = () => screen.getByLabelText<HTMLInputElement>('Search By Product Name');
const results = () => screen.findAllByRole('option');
const highlighted = () => screen.getByRole('option', { selected: true }).textContent;
const panel = () => within(screen.getByRole('form', { name: 'Filter By' }));

describe('the product search field', () => {
  it('P-015 P-016 P-271 is focused, accepts 50 characters, and sends the trimmed text after a pause in typing', async () => {
    const { user, server } = show();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await user.keyboard('  pred ');
    await results();
    expect(server.calls('SearchProducts')).toHaveLength(1);
    expect(server.lastVariables('SearchProducts')?.text).toBe('pred');
    await user.clear(box());
    await user.paste('x'.repeat(60));
    expect(box().value).toHaveLength(50);
    await user.clear(box());
    await user.paste('👩🏽‍🚀'.repeat(51));
    expect(box().value).toBe('👩🏽‍🚀'.repeat(50));
    expect(screen.getByText('50 / 50')).toBeDefined();
  });

  it('P-263 shows the number of results, tracks the active row, and Enter opens it', async () => {
    const { user, onChoose } = show({ server: createProductServer(families(12)) });
    const field = () => box().parentElement?.textContent;
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(field()).not.toContain('found');
    await user.keyboard('pred');
    await waitFor(() => expect(field()).toContain('1 of 12 found'));
    await user.keyboard('{ArrowDown}');
    expect(field()).toContain('2 of 12 found');
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(field()).toContain('11 of 12 found'));
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Prednisolone 11' }));
  });

  it('P-016 does not search for blanks', async () => {
    const { user, server } = show();
    await user.type(box(), ' \u200B\u3164 ');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(server.calls('SearchProducts')).toHaveLength(0);
  });

  it('P-016 ignores a late response to an earlier text', async () => {
    const server = createProductServer();
    const late = server.hold('SearchProducts', richOf('Old Family'));
    const { user } = show({ server });
    await user.type(box(), 'old');
    await waitFor(() => expect(server.calls('SearchProducts')).toHaveLength(1));
    server.answer('SearchProducts', richOf('New Family'));
    await user.type(box(), 'er');
    expect(await screen.findByRole('option', { name: /New Family/ })).toBeDefined();
    late.release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/Old Family/)).toBeNull();
  });

  it('P-018 explains what to do before a search, and reports when nothing was found', async () => {
    const { user } = show({ server: createProductServer([]) });
    expect(screen.getByText('Find Your Product')).toBeDefined();
    expect(screen.getByText('Search for a product to see results here')).toBeDefined();
    await user.type(box(), 'zzz');
    expect(await screen.findByText('0 Results Found...')).toBeDefined();
    expect(screen.queryByText('Find Your Product')).toBeNull();
  });

  it('P-019 shows its heading and Back only if there is a page to return to', async () => {
    const onBack = vi.fn();
    const { unmount } = show();
    expect(screen.queryByText('Search For Product')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    unmount();
    const { user } = show({ onBack });
    expect(screen.getByRole('heading', { name: 'Search For Product' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('P-023 highlights matches in names and ingredients', async () => {
    const { user, container } = show();
    await user.type(box(), 'pred');
    await results();
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Pred', 'pred']);
  });
});

describe('product search results', () => {
  it('P-193 P-180 show name, species, shipping time, and starting price of a family', async () => {
    const server = createProductServer([
      family({ isPreferredPrescribed: true, compound: true, isOutOfStock: true, status: 'Back in May' }),
    ]);
    const { user } = show({ server });
    await user.type(box(), 'pred');
    const [row] = await results();
    await screen.findByText('Canine, Feline');
    for (const text of ['Preferred', 'Compound', 'Back in May', '1 to 2 business days', '$11.49'])
      expect(row?.textContent).toContain(text);
  });

  it.each([
    [11.49, 36.49, 'From$11.49'],
    [11.49, 11.49, 'Price$11.49'],
    [11.49, null, 'Price$11.49'],
    [null, null, 'PriceN/A'],
  ])('P-193 show prices from %s to %s as %s', async (srp, srpHighest, text) => {
    const { user } = show({ server: createProductServer([family({ srp, srpHighest })]) });
    await user.click(box());
    await user.paste('pred');
    const [row] = await results();
    expect(row?.querySelector('dl')?.lastElementChild?.textContent).toBe(text);
  });

  it('P-017 arrow keys move across page boundaries, and Enter chooses the active row', async () => {
    const { user, server, onChoose } = show({ server: createProductServer(families(12)) });
    await user.type(box(), 'pred');
    expect(await results()).toHaveLength(10);
    expect(highlighted()).toContain('Prednisolone 1');
    await user.keyboard('{ArrowDown}'.repeat(10));
    await waitFor(() => expect(highlighted()).toContain('Prednisolone 11'));
    expect(server.lastVariables('SearchProducts')).toMatchObject({ offset: 10, limit: 10 });
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(highlighted()).toContain('Prednisolone 10'));
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(highlighted()).toContain('Prednisolone 11'));
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls[0]?.[0].productFamily).toBe('Prednisolone 11');
  });

  it('P-016 Enter before the response searches immediately and chooses no unseen row', async () => {
    const { user, server, onChoose } = show();
    await user.click(box());
    await user.paste('pred');
    await user.keyboard('{Enter}');
    expect(server.calls('SearchProducts')).toHaveLength(1);
    expect(onChoose).not.toHaveBeenCalled();
    await results();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('P-016 rows of an earlier text ignore clicks until the new response arrives', async () => {
    const { user, server, onChoose } = show();
    await user.type(box(), 'pred');
    // If typing is slow, the search runs for the beginning first, and its rows become inert.
    await waitFor(() => {
      const [row] = screen.getAllByRole('option');
      expect(row?.getAttribute('aria-disabled')).toBeNull();
      expect(server.lastVariables('SearchProducts')?.text).toBe('pred');
    });
    const late = server.hold('SearchProducts', richOf('New Family'));
    await user.type(box(), 'n');
    const isDead = async () => {
      const old = screen.getByRole('option', { name: /Prednisolone/ });
      expect(old.getAttribute('aria-disabled')).toBe('true');
      await user.click(old);
      expect(onChoose).not.toHaveBeenCalled();
    };
    await isDead();
    await waitFor(() => expect(server.lastVariables('SearchProducts')?.text).toBe('predn'));
    await isDead();
    late.release();
    const found = await screen.findByRole('option', { name: /New Family/ });
    expect(found.getAttribute('aria-disabled')).toBeNull();
    await user.click(found);
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('P-017 a new text returns to page 1', async () => {
    const { user, server } = show({ server: createProductServer(families(12)) });
    await user.type(box(), 'pred');
    await results();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(server.lastVariables('SearchProducts')?.offset).toBe(10));
    await user.type(box(), 'n');
    await waitFor(() => expect(server.lastVariables('SearchProducts')).toMatchObject({ text: 'predn', offset: 0 }));
  });
});

describe('the search operation', () => {
  it.each([
    { features: ['fancySearch', 'fuzzyProductSearch'], asked: 'SearchProducts' },
    { features: ['fuzzyProductSearch'], asked: 'SearchProductFamilies' },
    { features: [], asked: 'ProductFamilies' },
  ] as const)('P-023 P-276 is $asked with $features, including counts', async ({ features, asked }) => {
    const { user, server } = show({ features, server: createProductServer(families(12)) });
    // Pasted at once, because slow typing would trigger a search for each part.
    await user.click(box());
    await user.paste('pred');
    await results();
    expect(server.calls(asked)).toHaveLength(1);
    const searches = server
      .calls()
      .filter(({ name }) => /^(SearchProducts|(Search)?ProductFamilies(Count)?)$/.test(name));
    expect(searches).toHaveLength(1);
    expect(screen.getByText('Products 1 to 10 of 12')).toBeDefined();
  });
});

describe('product search filters', () => {
  /** Searches with a value in each filter, for a text that was never searched without one. */
  async function filtered() {
    const shown = show();
    const { user, server } = shown;
    await user.click(box());
    await user.paste('pred');
    await results();
    await user.click(screen.getByRole('button', { name: 'Show Filters' }));
    for (const label of [/^Canine/, /^Feline/, /^Liver/, /^2 to 3 business days/, /^Yes/, /^2-3 days/])
      await user.click(panel().getByLabelText(label));
    await user.click(panel().getByLabelText('Minimum'));
    await user.paste('11.1');
    await user.click(panel().getByLabelText('Maximum'));
    await user.paste('22');
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    await user.click(box());
    await user.paste('nisolone');
    await waitFor(() =>
      expect(server.lastVariables('SearchProducts')).toMatchObject({
        text: 'prednisolone',
        speciesId: expect.anything(),
      }),
    );
    return shown;
  }

  it('P-020 P-021 take effect on Apply, return to page 1, and can be cleared at once', async () => {
    const { user, server } = show({ server: createProductServer(families(12)) });
    await user.type(box(), 'pred');
    await results();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await user.click(screen.getByRole('button', { name: 'Show Filters' }));
    await user.click(panel().getByLabelText(/^Canine/));
    await user.click(panel().getByLabelText(/^Liver/));
    await user.click(panel().getByLabelText(/^2 to 3 business days/));
    await user.click(panel().getByLabelText(/^Yes/));
    await user.click(panel().getByLabelText(/^2-3 days/));
    await user.type(panel().getByLabelText('Minimum'), '11.1');
    await user.type(panel().getByLabelText('Maximum'), '22');
    expect(server.lastVariables('SearchProducts')?.speciesId).toBeUndefined();
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(server.lastVariables('SearchProducts')).toMatchObject({
        speciesId: ['canine'],
        flavorIds: ['3'],
        rxDeliveryDaysFilter: ['2-3'],
        isPreferredPrescribed: true,
        deliveryFilter: ['2-3'],
        minProductWeight: 11.1,
        maxProductWeight: 22,
        offset: 0,
      }),
    );
    await user.click(panel().getByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Clear (Species|Weight)/ })).toBeNull());
    expect(panel().getByLabelText<HTMLInputElement>(/^Canine/).checked).toBe(false);
    expect(panel().getByLabelText<HTMLInputElement>('Minimum').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Hide Filters' }));
    expect(screen.queryByText('Filter By')).toBeNull();
  });

  it('P-020 show five values of a list until Show more, each with its count', async () => {
    const { user } = show();
    await user.type(box(), 'pred');
    await results();
    await user.click(screen.getByRole('button', { name: 'Show Filters' }));
    expect(
      panel()
        .getByLabelText(/^Canine/)
        .closest('label')?.textContent,
    ).toBe('Canine6');
    expect(panel().getByRole('heading', { name: 'Filter By' })).toBeDefined();
    const species = () => within(panel().getByRole('group', { name: 'Species' })).getAllByRole('checkbox').length;
    expect(panel().queryByLabelText(/^Small Animal/)).toBeNull();
    expect(species()).toBe(5);
    await user.click(panel().getByRole('button', { name: 'Show more of Species' }));
    expect(panel().getByLabelText(/^Small Animal/)).toBeDefined();
    expect(panel().queryByRole('button', { name: 'Show more of Species' })).toBeNull();
    // Selected values beyond the first five stay visible.
    await user.click(panel().getByLabelText(/^Other/));
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    await user.click(screen.getByRole('button', { name: 'Hide Filters' }));
    await user.click(screen.getByRole('button', { name: 'Show Filters' }));
    expect(panel().getByLabelText<HTMLInputElement>(/^Other/).checked).toBe(true);
    expect(species()).toBe(6);
  });

  it('P-020 Clear All resets pending and applied values and searches without them', async () => {
    const { user, server } = await filtered();
    await user.click(panel().getByLabelText(/^Canine/));
    await user.click(panel().getByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(setChips()).toEqual([]));
    expect(server.lastVariables('SearchProducts')).toMatchObject({ text: 'prednisolone', offset: 0 });
    for (const name of ['speciesId', 'flavorIds', 'minProductWeight', 'deliveryFilter'])
      expect(server.lastVariables('SearchProducts')).not.toHaveProperty(name);
    await user.click(panel().getByLabelText(/^Feline/));
    await user.click(panel().getByLabelText('Minimum'));
    await user.paste('7');
    await user.click(panel().getByRole('button', { name: 'Clear All' }));
    expect(panel().getByLabelText<HTMLInputElement>(/^Feline/).checked).toBe(false);
    expect(panel().getByLabelText<HTMLInputElement>('Minimum').value).toBe('');
  });

  it('P-021 find products for other animals', async () => {
    const { user, server } = show();
    await user.type(box(), 'pred');
    await results();
    await user.click(screen.getByRole('button', { name: 'Show Filters' }));
    await user.click(panel().getByRole('button', { name: 'Show more of Species' }));
    await user.click(panel().getByLabelText(/^Other/));
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(server.lastVariables('SearchProducts')).toMatchObject({ speciesId: ['other'] }));
  });

  it('P-021 report an invalid weight range and do not search', async () => {
    const { user, server } = show();
    await user.click(box());
    await user.paste('pred');
    await results();
    await user.click(screen.getByRole('button', { name: 'Show Filters' }));
    const range = panel().getByRole('group', { name: /^Weight/ });
    expect(range.hasAttribute('aria-describedby')).toBe(false);
    await user.type(panel().getByLabelText('Minimum'), '30');
    await user.type(panel().getByLabelText('Maximum'), '20');
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    const error = panel().getByText('Minimum weight must not be above the maximum');
    const described = () => document.getElementById(range.getAttribute('aria-describedby') ?? '');
    expect(described()?.contains(error)).toBe(true);
    await user.clear(panel().getByLabelText('Maximum'));
    expect(range.hasAttribute('aria-describedby')).toBe(false);
    expect(server.calls('SearchProducts')).toHaveLength(1);
  });

  it('P-024 show only what the location has, and never send hidden filters', async () => {
    const { unmount } = show({ features: ['fancySearch'] });
    expect(screen.queryByRole('button', { name: 'Show Filters' })).toBeNull();
    unmount();
    const { user, server } = show({ features: ['fancySearch', 'searchFilters'] });
    await user.click(screen.getByRole('button', { name: 'Show Filters' }));
    await user.type(box(), 'pred');
    await results();
    expect(panel().queryByText('Preferred')).toBeNull();
    expect(panel().queryByText('Delivery')).toBeNull();
    await user.click(panel().getByLabelText(/^Feline/));
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(server.lastVariables('SearchProducts')?.speciesId).toEqual(['feline']));
    expect(server.lastVariables('SearchProducts')).not.toHaveProperty('isPreferredPrescribed');
    expect(server.lastVariables('SearchProducts')).not.toHaveProperty('deliveryFilter');
  });

  it.each([false, true])(
    'P-021 each chip clears only its own filter, also in reverse order: %s',
    async (isBackward) => {
      const { user, server } = await filtered();
      const asked = () =>
        Object.entries(server.lastVariables('SearchProducts') ?? {}).map(([name, value]) => `${name} ${String(value)}`);
      const changed: [string, readonly string[]][] = [];
      for (const chip of isBackward ? setChips().toReversed() : setChips()) {
        const before = asked();
        await user.click(screen.getByRole('button', { name: `Clear ${chip}` }));
        await waitFor(() => expect(asked()).not.toEqual(before));
        changed.push([chip, before.filter((entry) => !asked().includes(entry))]);
      }
      const each = [
        ['Species', ['speciesId canine,feline']],
        ['Flavors', ['flavorIds 3']],
        ['Time To Ship', ['rxDeliveryDaysFilter 2-3']],
        ['Preferred', ['isPreferredPrescribed true']],
        ['Delivery', ['deliveryFilter 2-3']],
        ['Weight', ['minProductWeight 11.1', 'maxProductWeight 22']],
      ];
      expect(changed).toEqual(isBackward ? each.toReversed() : each);
    },
  );

  it('P-021 each chip shows the selected value or the number of values', async () => {
    const { user } = await filtered();
    const values = () =>
      setChips().map((chip) => screen.getByRole('button', { name: `Clear ${chip}` }).parentElement?.textContent);
    expect(values()).toEqual([
      ...['Species2', 'Flavors1', 'Time To Ship2 to 3 business days', 'PreferredYes', 'Delivery2-3 days'],
      'Weight11.1 to 22 lbs',
    ]);
    await user.clear(panel().getByLabelText('Minimum'));
    await user.click(panel().getByLabelText(/^Feline/));
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(values()).toEqual(expect.arrayContaining(['SpeciesCanine', 'Weightup to 22 lbs'])));
    await user.click(panel().getByLabelText('Minimum'));
    await user.paste('5');
    await user.clear(panel().getByLabelText('Maximum'));
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(values()).toContain('Weightfrom 5 lbs'));
  });

  it('P-021 active filters are shown above the results and can be cleared individually', async () => {
    const { user, server } = show();
    await user.type(box(), 'pred');
    await results();
    await user.click(screen.getByRole('button', { name: 'Show Filters' }));
    await user.click(panel().getByLabelText(/^Canine/));
    await user.click(panel().getByRole('button', { name: 'Apply' }));
    await user.click(await screen.findByRole('button', { name: 'Clear Species' }));
    await waitFor(() => expect(server.calls('SearchProducts').length).toBeGreaterThanOrEqual(2));
    expect(screen.queryByRole('button', { name: 'Clear Species' })).toBeNull();
    expect(panel().getByLabelText<HTMLInputElement>(/^Canine/).checked).toBe(false);
  });
});

function richOf(name: string) {
  return {
    searchProducts: {
      families: [family({ name, productFamily: name })],
      metadata: {
        qTime: 1,
        responseCode: 200,
        noOfResults: 1,
        offset: 0,
        searchedTerm: name,
        totalResultsFound: 1,
        filters: [],
      },
    },
  };
}
