import type { Operations } from '@signa/core/contract';
import { createPracticeServer } from '../../testing/practice-server';
import type { FakeServer } from '../../testing/fake-server';
import { samplePrescription } from '../../testing/sample-prescription';
import type { DetailedProduct } from './details/product-images';
import type { FoundFamily } from './search/use-found-families';

type Answer = Operations['SearchProducts']['data'];
type Filters = Answer['searchProducts']['metadata']['filters'];

/** A family for dogs and cats, in stock, with two prices. */
export function family(over: Partial<FoundFamily> = {}): FoundFamily {
  return {
    id: '40',
    lowestFamilyId: '40',
    productFamily: 'Prednisolone',
    name: 'Prednisolone',
    description: null,
    species: ['canine', 'feline'],
    isOfficeUse: false,
    sku: 'PRED-5',
    srp: 11.49,
    srpHighest: 36.49,
    whenShipOffice: null,
    whenShipRx: { min: 1, max: 2 },
    imageURL: 'tablet.svg',
    dosage: 'Tablet',
    presentationFID: '1',
    presentations: ['Oral Suspension', 'Tablet'],
    brands: ['Prednisolone Tablets'],
    flavors: [],
    classifications: ['Medication'],
    productApprovalTypes: ['Rx'],
    compound: false,
    isControlled: false,
    deaSchedules: [],
    isHazardous: false,
    isTempSensitive: false,
    isOutOfStock: false,
    status: null,
    isActive: true,
    isPreferredPrescribed: false,
    ingredients: ['prednisolone'],
    facilities: ['GGVCP'],
    origin: 'signa',
    parentUuid: null,
    ...over,
  };
}

/** Numbered families, so that pages can be distinguished. */
export const families = (count: number): FoundFamily[] =>
  Array.from({ length: count }, (_, index) =>
    family({ productFamily: `Prednisolone ${index + 1}`, name: `Prednisolone ${index + 1}` }),
  );

const option = (value: string, name: string, count = 1, selected = false) => ({ value, name, count, selected });

const filters: Filters = [
  {
    key: 'speciesId',
    label: 'Species',
    type: 'list',
    options: [
      option('canine', 'Canine', 6),
      option('feline', 'Feline', 4),
      option('equine', 'Equine'),
      option('avian', 'Avian', 0),
      option('reptile', 'Reptile', 0),
      option('small_animal', 'Small Animal', 2),
      option('other', 'Other', 1),
    ],
  },
  { key: 'flavorIds', label: 'Flavor', type: 'list', options: [option('3', 'Liver', 5)] },
  {
    key: 'rxDeliveryDaysFilter',
    label: 'Time To Ship',
    type: 'choice',
    options: [
      option('All', 'All', 6, true),
      option('1-2', '1 to 2 business days', 3),
      option('2-3', '2 to 3 business days', 2),
      option('3-5', '3 to 5 business days'),
      option('5+', '5+ business days', 0),
    ],
  },
  {
    key: 'isPreferredPrescribed',
    label: 'Preferred',
    type: 'choice',
    options: [option('true', 'Yes', 2), option('false', 'No', 4), option('All', 'All', 6, true)],
  },
  {
    key: 'deliveryFilter',
    label: 'Delivery',
    type: 'list',
    options: [option('2-3', '2-3 days', 5), option('3-4', '3-4 days')],
  },
  { key: 'productWeight', label: 'Weight Range', type: 'range', options: [] },
];

/** Response of the most detailed search, with a page of these families. */
export function richAnswer(all: readonly FoundFamily[], offset: number, searchedTerm: string): Answer {
  const page = all.slice(offset, offset + 10);
  return {
    searchProducts: {
      families: page,
      metadata: {
        qTime: 3,
        responseCode: 200,
        noOfResults: page.length,
        offset,
        searchedTerm,
        totalResultsFound: all.length,
        filters,
      },
    },
  };
}

export const speciesAnswer: Operations['Species']['data'] = {
  species: [
    { code: 'canine', name: 'Canine', icon: 'dog' },
    { code: 'feline', name: 'Feline', icon: 'cat' },
    { code: 'equine', name: 'Equine', icon: 'horse' },
  ],
};

/** A server on which every search finds these families. */
export function createProductServer(found: readonly FoundFamily[] = [family()]): FakeServer {
  const server = createPracticeServer();
  server.answer('Species', speciesAnswer);
  server.answer('SearchProducts', ({ text, offset }) => richAnswer(found, offset ?? 0, text));
  server.answer('getSearchFilters', { searchFilters: filters });
  server.answer('ProductFamilies', ({ skip }) => ({
    productFamilies: found.slice(skip ?? 0, (skip ?? 0) + 10),
    productFamiliesCount: found.length,
  }));
  server.answer('SearchProductFamilies', ({ skip }) => ({
    searchProductFamilies: found.slice(skip ?? 0, (skip ?? 0) + 10),
    searchProductFamiliesCount: found.length,
  }));
  return server;
}

/** Galliprant with every field. */
export function detailedProduct(over: Partial<DetailedProduct> = {}): DetailedProduct {
  return {
    ...samplePrescription().product,
    additionalDescription1: null,
    additionalDescription2: null,
    additionalDescription3: null,
    additionalDescription4: null,
    parentProduct: null,
    childProducts: [],
    ...over,
  };
}
