import type { Operations } from '@signa/core/contract';

type Favorite = Operations['GetFavorites']['data']['favorites'][number];

/** A favorite of location 1 as the server returns it: gabapentin capsules by weight, for dogs. */
export function sampleFavorite(change: Partial<Favorite> = {}): Favorite {
  return {
    id: '17',
    version: 1,
    locationId: '1',
    name: 'Gabapentin, dog',
    scope: 'location',
    isOwn: false,
    productId: '40',
    product: {
      id: '40',
      title: 'Gabapentin Capsules',
      strengthDisplay: '100 mg',
      productPresentation: { id: '2', description: 'Capsule' },
      unitMeasure: { description: 'capsules' },
      isActive: true,
    },
    directions: 'Give {weight kg * 10 mg / 100 mg to whole} capsules every 8 hours.',
    unitPerFill: 90,
    prnFlag: false,
    refills: 2,
    daysSupply: 30,
    noteToPharmacy: null,
    noteToClient: null,
    species: ['canine'],
    weightMin: null,
    weightMax: null,
    weightUnit: 'lbs',
    condition: null,
    issuedCount: 12,
    ...change,
  };
}
