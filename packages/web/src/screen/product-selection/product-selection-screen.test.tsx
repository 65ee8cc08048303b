import { encodeQueryValue } from '@signa/core/practice';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createProductServer, detailedProduct, family } from '../../part/product/product.test-data';
import type { FakeServer } from '../../testing/fake-server';
import { renderScreen } from '../../testing/render';
import { sampleFavorite } from '../../testing/sample-favorite';
import { samplePractice } from '../../testing/sample-practice';
import { samplePrescription } from '../../testing/sample-prescription';
import { patient } from '../../feature/prescribing/queue/open/form.test-data';
import { ProductSelectionScreen } from './product-selection-screen';
import type { SelectionProduct } from '../../feature/prescribing/wizard/product/use-look-ups';
import { noClientIdentity } from '../../testing/sample-client-identity';
import { settled } from '../../testing/settled';

const known = samplePrescription();
const product = (over: Partial<SelectionProduct> = {}): SelectionProduct => ({
  ...known.product,
  id: '40',
  productFamily: 'Prednisolone',
  title: 'Prednisolone Tablets',
  classification: 'Medication',
  strengthDisplay: '5 mg',
  packsizeDisplay: '30 tablets',
  ...over,
});

const flavors = [{ flavorId: '3', flavor: 'Liver' }];
const preventative = product({
  id: '50',
  title: 'Flea Tablets',
  classification: 'Preventative',
  strengthDisplay: '60 mg',
  weightMin: 11.1,
  weightMax: 22,
});

function createServer(
  strengths: readonly (readonly SelectionProduct[])[] = [
    [product(), product({ id: '41', packsizeDisplay: '100 tablets' })],
    [product({ id: '42', strengthDisplay: '20 mg' })],
  ],
): FakeServer {
  const server = createProductServer([family()]);
  server.answer('GetProductPresentationsForProductFamily', {
    productPresentations: [
      { id: '1', description: 'Tablet', image: 'tablet.svg' },
      { id: '2', description: 'Oral Suspension', image: 'bottle.svg' },
    ],
  });
  const classifications = [...new Set(strengths.flat().map(({ classification }) => classification))];
  server.answer('GetProductsExtendedDataFromProductFamily', {
    productsExtendedData: {
      flavorProductMap: flavors,
      classificationProductMap: classifications.map((classification) => ({
        classification,
        strengthProductMap: strengths
          .filter((products) => products[0]?.classification === classification)
          .map((products) => ({ strength: products[0]?.strengthDisplay ?? '', products: [...products] })),
      })),
    },
  });
  server.answer('GetLocationClient', {
    locationClient: known.locationClient && {
      ...known.locationClient,
      ...noClientIdentity,
      locationPatientClients: [],
    },
  });
  server.answer('getLocationPatient', { locationPatient: patient() });
  server.answer('GetProductByProductId', { product: detailedProduct() });
  return server;
}

const query = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeQueryValue(value)}`)
    .join('&');
const page = '/create/rx/product-selection/';
const atStrength = `${page}?${query({ productFamily: 'Prednisolone', productPresentation: '1' })}`;
const chosenStrength = { productClassification: 'Medication', productStrength: '5 mg' };
const atProduct = `${page}?${query({ productFamily: 'Prednisolone', productPresentation: '1', ...chosenStrength })}`;

function show(path = page, server = createServer()) {
  return renderScreen(<ProductSelectionScreen />, {
    server,
    path,
    practice: samplePractice({ features: ['fancySearch'] }),
  });
}

const row = (name: RegExp) => screen.findByRole('button', { name });
const step = () =>
  screen.getByRole('navigation', { name: 'Product selection steps' }).querySelector('[aria-current=step]');
const valueIn = (path: string, name: string) => new URLSearchParams(path.split('?')[1]).get(name);
const configured = (server: FakeServer) =>
  server.lastVariables('GetProductsExtendedDataFromProductFamily')?.configureFilter;

describe('selecting a product', () => {
  it('C-278 redirects from a merged client to the one that was kept, with the patient and all selections', async () => {
    const server = createServer();
    const found = samplePrescription().locationClient;
    server.answer('GetLocationClient', ({ id }) => ({
      locationClient: found && {
        ...{ ...found, ...noClientIdentity, locationPatientClients: [], id },
        ...(id === '9' && { isActive: false, mergedIntoId: '5' }),
      },
    }));
    const { path } = show(`${atStrength}&${query({ clientId: '9', patientId: '6' })}`, server);
    expect(await screen.findByText('Client Was Merged')).toBeDefined();
    await waitFor(() => expect(step()?.textContent).toContain('Strength'));
    expect(await screen.findByRole('region', { name: 'Prescribed for' })).toBeDefined();
    expect(['clientId', 'patientId', 'productFamily'].map((name) => atob(valueIn(path(), name) ?? ''))).toEqual([
      ...['5', '6', 'Prednisolone'],
    ]);
  });

  it('P-026 P-034 proceeds from family to form, strength, and product, and passes all of it to the wizard', async () => {
    const { user, path } = show();
    expect(step()?.textContent).toContain('Product Family');
    await user.type(screen.getByLabelText('Search By Product Name'), 'pred');
    await screen.findByRole('option', { selected: true });
    await user.keyboard('{Enter}');
    await user.click(await row(/^Tablet/));
    expect(step()?.textContent).toContain('Product Strength');
    await user.click(await row(/^5 mg/));
    await user.click(await row(/^Prednisolone Tablets 5 mg.*100 tablets/));
    await waitFor(() => expect(path()).toMatch(/^\/create\/rx\/\?/));
    expect(atob(valueIn(path(), 'productId') ?? '')).toBe('41');
    expect(atob(valueIn(path(), 'productStrength') ?? '')).toBe('5 mg');
    expect(atob(valueIn(path(), 'productFamily') ?? '')).toBe('Prednisolone');
  });

  it('P-026 P-027 allows earlier steps but not later ones, and going back clears later selections', async () => {
    const { user, path } = show(atProduct);
    await row(/^Prednisolone Tablets 5 mg.*30 tablets/);
    const names = () => screen.getAllByRole('button', { name: /^Product / }).map((button) => button.textContent);
    await waitFor(() =>
      expect(names()).toEqual(['Product FamilyPrednisolone', 'Product FormTablet', 'Product Strength5 mg']),
    );
    await user.click(screen.getByRole('button', { name: /^Product Form/ }));
    await row(/^Oral Suspension/);
    expect(path()).toBe(`${page}?${query({ productFamily: 'Prednisolone' })}`);
    expect(screen.queryByRole('button', { name: /^Product Strength/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(path()).toBe(page);
  });

  it('P-028 restores the furthest step whose parameters are complete', async () => {
    const { unmount } = show(atStrength);
    await row(/^20 mg/);
    unmount();
    show(atProduct);
    expect(await row(/^Prednisolone Tablets 5 mg.*30 tablets/)).toBeDefined();
  });

  it('P-011 removes parameters that are invalid, unknown, or come after a gap', async () => {
    const gone = query({ productFamily: 'Prednisolone', productPresentation: '99', ...chosenStrength });
    const { path, unmount } = show(`${page}?${gone}&clientId=%25%25`);
    await row(/^Oral Suspension/);
    await waitFor(() => expect(path()).toBe(`${page}?${query({ productFamily: 'Prednisolone' })}`));
    unmount();
    const second = show(`${page}?${query({ productStrength: '5 mg' })}`);
    await waitFor(() => expect(second.path()).toBe(page));
  });

  it('P-026 a single choice has focus, and Enter continues; with several, none is selected automatically', async () => {
    const { user } = show(atStrength, createServer([[product()]]));
    await waitFor(async () => expect(document.activeElement).toBe(await row(/^5 mg/)));
    await user.keyboard('{Enter}');
    expect(await row(/^Prednisolone Tablets/)).toBeDefined();
  });

  it('P-026 the first of several is highlighted but not selected, and Enter selects it', async () => {
    const { user } = show(atStrength);
    const first = await row(/^5 mg/);
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(getComputedStyle(first.querySelector('[data-enter]')!).display).not.toBe('none');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(step()?.textContent).toContain('Product Strength');
    await user.keyboard('{Enter}');
    expect(step()?.textContent).toMatch(/^4Product$/);
  });

  it('P-026 holding Enter advances only one step', async () => {
    const { user } = show(`${page}?${query({ productFamily: 'Prednisolone' })}`);
    const first = await row(/^Tablet/);
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{Enter}');
    const next = await row(/^5 mg/);
    await waitFor(() => expect(document.activeElement).toBe(next));
    const isTaken = fireEvent.keyDown(next, { key: 'Enter', repeat: true });
    expect(isTaken).toBe(false);
  });

  it('P-026 arrow keys move among several choices', async () => {
    const { user } = show(atStrength);
    const first = await row(/^5 mg/);
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await row(/^Prednisolone Tablets 20 mg/)).toBeDefined();
  });

  it('P-012 P-026 proceeds from the typed family to the product with Enter alone', async () => {
    const { user, path } = show();
    await user.type(screen.getByLabelText('Search By Product Name'), 'pred');
    await screen.findByRole('option', { selected: true });
    await user.keyboard('{Enter}');
    for (const name of [/^Tablet/, /^5 mg/, /^Prednisolone Tablets 5 mg.*30 tablets/]) {
      const first = await row(name);
      await waitFor(() => expect(document.activeElement).toBe(first));
      await user.keyboard('{Enter}');
    }
    await waitFor(() => expect(path()).toMatch(/^\/create\/rx\/\?/));
    expect(atob(valueIn(path(), 'productId') ?? '')).toBe('40');
  });

  it('P-179 shows product details without selecting the product', async () => {
    const { user, path } = show(atProduct);
    await row(/^Prednisolone Tablets 5 mg.*30 tablets/);
    const [details] = screen.getAllByRole('button', { name: 'Details of Prednisolone Tablets' });
    if (details) await user.click(details);
    expect(await screen.findByText('Additional Details')).toBeDefined();
    expect(path()).toBe(atProduct);
  });
});

describe('product filters', () => {
  it('P-033 sends the first three shipping times by default, All as 5+, and any other as selected', async () => {
    const { user, server } = show(atStrength);
    await row(/^20 mg/);
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: /^Time To Ship/ }));
      await user.click(await screen.findByRole('option', { name }));
      await settled(server);
    };
    await settled(server);
    await waitFor(() => expect(configured(server)?.rxDeliveryDaysFilter).toEqual(['1-2', '2-3', '3-5']));
    await choose('3 to 5 business days');
    await waitFor(() => expect(configured(server)?.rxDeliveryDaysFilter).toEqual(['3-5']));
    await choose('All');
    await waitFor(() => expect(configured(server)?.rxDeliveryDaysFilter).toEqual(['1-2', '2-3', '3-5', '5+']));
  });

  it('P-029 resets the filters for another family', async () => {
    const { user, server } = show(atStrength);
    await row(/^20 mg/);
    await user.click(screen.getByRole('button', { name: 'Flavor' }));
    await user.click(screen.getByLabelText('Liver'));
    await waitFor(() => expect(configured(server)?.flavorIds).toEqual(['3']));
    await user.click(screen.getByRole('button', { name: /^Product Family/ }));
    await user.type(screen.getByLabelText('Search By Product Name'), 'pred');
    await screen.findByRole('option', { selected: true });
    await user.keyboard('{Enter}');
    await user.click(await row(/^Tablet/));
    await row(/^20 mg/);
    expect(configured(server)).not.toHaveProperty('flavorIds');
    expect(configured(server)?.rxDeliveryDaysFilter).toEqual(['1-2', '2-3', '3-5']);
  });

  it('P-032 sets the product weights from a preventative strength', async () => {
    const { user, server } = show(atStrength, createServer([[preventative]]));
    await user.click(await row(/^60 mg/));
    await waitFor(() =>
      expect(configured(server)).toMatchObject({
        minProductWeight: 11.1,
        maxProductWeight: 22,
        selectedStrength: '60 mg',
      }),
    );
  });

  it('P-202 requests products each time and never shows cached ones', async () => {
    const { user, server } = show(atStrength);
    await row(/^20 mg/);
    const before = server.calls('GetProductsExtendedDataFromProductFamily').length;
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await row(/^Tablet/));
    await row(/^20 mg/);
    expect(server.calls('GetProductsExtendedDataFromProductFamily').length).toBeGreaterThan(before);
  });

  it('P-025 shows that the medication is unavailable, with the phone number', async () => {
    const server = createServer();
    server.answer('GetProductPresentationsForProductFamily', { productPresentations: [] });
    show(`${page}?${query({ productFamily: 'Gone' })}`, server);
    expect(
      await screen.findByText(
        /^This medication is currently unavailable, please call the pharmacy support line for alternatives\./,
      ),
    ).toBeDefined();
    expect(screen.getAllByText('(518) 555-0142').length).toBeGreaterThan(0);
  });

  it('P-025 suggests that filters may be the reason, if any are set', async () => {
    const { user, server } = show(atStrength);
    await row(/^20 mg/);
    server.answer('GetProductsExtendedDataFromProductFamily', ({ configureFilter }) => ({
      productsExtendedData: {
        flavorProductMap: flavors,
        classificationProductMap:
          configureFilter?.rxDeliveryDaysFilter?.length === 1
            ? []
            : [{ classification: 'Medication', strengthProductMap: [{ strength: '5 mg', products: [product()] }] }],
      },
    }));
    await user.click(screen.getByRole('button', { name: /^Time To Ship/ }));
    await user.click(screen.getByRole('option', { name: '2 to 3 business days' }));
    expect(
      await screen.findByText(
        /^No products found with the current search filters or this medication is currently unavailable, please call/,
      ),
    ).toBeDefined();
  });
});

describe('the recipient', () => {
  it('P-030 Back on the first step opens the client, or else the create home', async () => {
    const { user, path, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(path()).toBe('/create'));
    unmount();
    const second = show(`${page}?${query({ clientId: '5', patientId: '6' })}`);
    await second.user.click(screen.getByRole('button', { name: 'Back' }));
    const profile = `/clients/profile/5?${query({ patientId: '6' })}`;
    await waitFor(() => expect(second.path()).toBe(profile));
  });

  it('P-039 shows the client and patient in the address, and P-011 drops unknown ones', async () => {
    const parties = query({ clientId: '5', patientId: '6' });
    const { unmount } = show(`${page}?${parties}`);
    expect((await screen.findByRole('region', { name: 'Prescribed for' })).textContent).toContain('Otis');
    unmount();
    const server = createServer();
    server.answer('getLocationPatient', { locationPatient: null });
    const second = show(`${page}?${parties}`, server);
    await waitFor(() => expect(second.path()).toBe(`${page}?${query({ clientId: '5' })}`));
  });
});

describe('for office use', () => {
  const office = '/officeuserx/create/rx/product-selection';
  const productQueries = [
    'SearchProducts',
    'GetProductPresentationsForProductFamily',
    'GetProductsExtendedDataFromProductFamily',
  ] as const;

  it('P-031 every request specifies office use, and the product opens the office-use wizard', async () => {
    const { user, server, path } = show(office);
    await user.type(screen.getByLabelText('Search By Product Name'), 'pred');
    await screen.findByRole('option', { selected: true });
    await user.keyboard('{Enter}');
    await user.click(await row(/^Tablet/));
    await user.click(await row(/^5 mg/));
    await user.click(await row(/^Prednisolone Tablets 5 mg.*30 tablets/));
    await waitFor(() => expect(path()).toMatch(/^\/officeuserx\/create\/rx\?/));
    expect(atob(valueIn(path(), 'productId') ?? '')).toBe('40');
    for (const name of productQueries) expect(server.calls(name).length).toBeGreaterThan(0);
    const asked = server
      .calls()
      .filter(({ name }) => /^(Search)?Product|^getSearchFilters|^GetProduct(s|Presentations)/.test(name));
    expect(asked.every(({ variables }) => (variables as { isOfficeUse?: unknown }).isOfficeUse === true)).toBe(true);
  });

  it('P-031 redirects to its path based on the navigation state', async () => {
    function ByState() {
      const navigate = useNavigate();
      const { pathname } = useLocation();
      if (pathname !== '/') return <ProductSelectionScreen />;
      return (
        <button type="button" onClick={() => void navigate(page, { state: { isOfficeUse: true } })}>
          For the practice
        </button>
      );
    }
    const { user, path } = renderScreen(<ByState />, { server: createServer() });
    await user.click(screen.getByText('For the practice'));
    await waitFor(() => expect(path()).toBe(office));
    expect((await screen.findByRole('region', { name: 'Prescribed for' })).textContent).toBe('Office Use');
  });

  it('P-030 Back on the first step opens /officeuserx', async () => {
    const { user, path } = show(office);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(path()).toBe('/officeuserx'));
  });

  it('P-039 shows Office Use without a Change button, and ignores a client in the address', async () => {
    const { server, path } = show(`${office}?${query({ clientId: '5', patientId: '6' })}`);
    expect((await screen.findByRole('region', { name: 'Prescribed for' })).textContent).toBe('Office Use');
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
    await waitFor(() => expect(path()).toBe(office));
    expect(server.calls('GetLocationClient')).toHaveLength(0);
  });
});

describe('favorites where a product is chosen', () => {
  const favorites = [
    sampleFavorite(),
    sampleFavorite({ id: '18', name: 'Gabapentin, cat', species: ['feline'] }),
    sampleFavorite({ id: '19', name: 'Gone', product: { ...sampleFavorite().product, isActive: false } }),
  ];
  const withFavorites = () => {
    const server = createServer();
    server.answer('GetFavorites', { favorites });
    return server;
  };

  it('P-499 P-495 open the wizard with their product for the chosen patient, by keyboard', async () => {
    const { user, path } = show(`${page}?${query({ clientId: '5', patientId: '6' })}`, withFavorites());
    const offers = within(await screen.findByRole('region', { name: /^Favorites for Otis \(canine/ }));
    expect(offers.getAllByRole('button').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Gabapentin, dog/),
    ]);
    offers.getByRole('button').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toMatch(/^\/create\/rx\/\?/));
    expect(
      ['clientId', 'patientId', 'productId', 'favoriteId'].map((name) => atob(valueIn(path(), name) ?? '')),
    ).toEqual([...['5', '6', '40', '17']]);
  });

  it('P-499 are all offered while no patient is chosen, except unavailable products', async () => {
    show(page, withFavorites());
    const offers = within(await screen.findByRole('region', { name: 'Favorites' }));
    expect(offers.getAllByRole('button')).toHaveLength(2);
    expect(offers.queryByText('Gone')).toBeNull();
  });

  it('P-499 are not shown without any', async () => {
    show();
    await screen.findByLabelText('Search By Product Name');
    expect(screen.queryByRole('region', { name: /^Favorites/ })).toBeNull();
  });
});
