import { knowledge } from '../../safety/conflict/conflict.test-data.js';
import type { PrescriptionFormFacts } from '../prescription/context/form-facts.js';
import { context, location, product, vet } from '../prescription/prescription.test-data.js';
import type { ExpansionFacts } from './expand-favorite.js';
import { emptyFavorite, type FavoriteForm, type FavoriteProduct } from './favorite.js';

export const carprofen = product({
  id: '50',
  title: 'Carprofen Tablets',
  productFamily: 'Carprofen',
  ingredients: ['carprofen'],
  strengthDisplay: '75 mg',
  productPresentation: { id: '8', description: 'Tablet' },
});
const meloxicam = product({
  id: '51',
  title: 'Meloxicam Oral Suspension',
  productFamily: 'Meloxicam',
  ingredients: ['meloxicam'],
  strengthDisplay: '1.5 mg/mL',
  productPresentation: { id: '9', description: 'Oral Suspension' },
  unitMeasure: { description: 'mL' },
});

const shown = (of: typeof carprofen): FavoriteProduct => ({ ...of, unitMeasure: of.unitMeasure ?? null });
export const tablets = shown(carprofen);
export const suspension = shown(meloxicam);

const template = 'Give {weight kg * 2.2 mg / 75 mg to half} tablets by mouth every 12 hours.';

export const favorite = (changes: Partial<FavoriteForm> = {}): FavoriteForm => ({
  ...emptyFavorite,
  name: 'Carprofen twice a day',
  scope: 'own',
  productId: '50',
  directions: template,
  unitPerFill: 60,
  refills: 2,
  ...changes,
});

export const otis: NonNullable<PrescriptionFormFacts['patient']> = {
  ...{ id: '31', name: 'Otis', isActive: true, isOfficeUse: false, isDeceased: false, pimsId: null },
  ...{ species: { code: 'canine', name: 'Canine' }, breed: null, birthdate: null, weight: 36, weightUnit: 'kg' },
  ...{ allergies: [], healthConditions: [], currentMeds: [], activePrescriptions: [] },
  ...{ isPIMSImport: false, pimsConnectionType: null },
};

/** The form of carprofen for Otis, who was weighed this month. */
export const given = (changes: Partial<PrescriptionFormFacts> = {}, recorded = '2026-11-02'): ExpansionFacts => ({
  facts: {
    ...{ entry: 'create', today: '2026-11-20', viewerId: '12', product: carprofen, location: location() },
    ...{ features: new Set(), authorizingVets: [vet()], workflowUsers: [], workflowStatuses: [] },
    ...{ reasonsForCompound: [], isOfficeUse: false, knowledge, client: context().client, patient: otis },
    ...{ isPatientOfClient: true, request: null, taskId: null, draft: null, previous: null, known: null },
    ...changes,
  },
  weightRecorded: { at: `${recorded}T15:00:00.000Z`, by: 'Dr. Maya Okafor' },
});
