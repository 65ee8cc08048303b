import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import type { ExtendedData, OfferedProduct } from './extended-data.js';
import { lookupsOf } from './offer.js';
import { productSelection, type SelectionEvent } from './selection.js';
import { selectionFromUrl } from './selection-address.js';
import { writeParameters, noParameters, type PrescribingParameters } from './parameter.js';

export type SelectionSnapshot = SnapshotFrom<typeof productSelection>;

interface Row extends OfferedProduct {
  readonly family: string;
  readonly presentation: string;
  readonly classification: string;
  readonly strength: string;
  /** Excluded by the default delivery times. */
  readonly isSlow?: true;
}

const row = (
  id: string,
  [family, presentation, classification, strength]: readonly [string, string, string, string],
  rest: Partial<Row> = {},
): Row => ({
  id,
  family,
  presentation,
  classification,
  strength,
  isActive: true,
  weightMin: 0,
  weightMax: 10_000,
  ...rest,
});

/** Two made-up families of different shapes, a slow one, and an inactive one. */
export const shelf: readonly Row[] = [
  row('40', ['Gabapentin', '7', 'Medication', '50 mg']),
  row('41', ['Gabapentin', '7', 'Medication', '50 mg']),
  row('42', ['Gabapentin', '7', 'Compound', '100 mg']),
  row('43', ['Gabapentin', '8', 'Medication', '']),
  row('50', ['Simparica', '9', 'Preventative', '22.1-44 lb'], { weightMin: 22.1, weightMax: 44 }),
  row('51', ['Simparica', '9', 'Preventative', '22.1-44 lb'], { weightMin: 20, weightMax: 44 }),
  row('52', ['Simparica', '9', 'Preventative', '44.1-88 lb'], { weightMin: 44.1, weightMax: 88 }),
  row('60', ['Palladia', '7', 'Medication', '10 mg'], { isSlow: true }),
  row('70', ['Viceton', '7', 'Medication', '250 mg'], { isActive: false }),
];

/** A portal's responses to the lookups of a selection with these rows; a flavor filter finds nothing. */
export function answersTo(snapshot: SelectionSnapshot, rows: readonly Row[] = shelf): SelectionEvent[] {
  const { presentations, extendedData } = lookupsOf(snapshot.context);
  const events: SelectionEvent[] = [];
  if (presentations !== null) {
    const { productFamily, flavorIds, rxDeliveryDaysFilter } = presentations.lookup;
    const ids = rows
      .filter(
        ({ family, isActive, isSlow }) =>
          isActive && family === productFamily && !flavorIds && (!isSlow || rxDeliveryDaysFilter.includes('5+')),
      )
      .map(({ presentation }) => presentation);
    const data = [...new Set(ids)].map((id) => ({ id }));
    events.push({ type: 'presentationsAnswered', key: presentations.key, data });
  }
  if (extendedData !== null) {
    const { productFamily, productPresentationId, configureFilter } = extendedData.lookup;
    const { flavorIds, rxDeliveryDaysFilter, selectedStrength } = configureFilter;
    const found = rows.filter(
      ({ family, presentation, isSlow, strength }) =>
        family === productFamily &&
        presentation === productPresentationId &&
        !flavorIds &&
        (!isSlow || rxDeliveryDaysFilter.includes('5+')) &&
        (selectedStrength === undefined || strength === selectedStrength),
    );
    events.push({ type: 'extendedDataAnswered', key: extendedData.key, data: extendedDataOf(found) });
  }
  return events;
}

function extendedDataOf(rows: readonly Row[]): ExtendedData {
  const unique = (values: readonly string[]) => [...new Set(values)];
  return {
    flavorProductMap: [{ flavorId: '3', flavor: 'Chicken' }],
    classificationProductMap: unique(rows.map(({ classification }) => classification)).map((classification) => ({
      classification,
      strengthProductMap: unique(
        rows.filter((one) => one.classification === classification).map(({ strength }) => strength),
      ).map((strength) => ({
        strength,
        products: rows.filter((one) => one.classification === classification && one.strength === strength),
      })),
    })),
  };
}

export function send(snapshot: SelectionSnapshot, ...events: readonly SelectionEvent[]): SelectionSnapshot {
  return events.reduce((now, event) => transition(productSelection, now, event)[0], snapshot);
}

/** Responds until nothing changes any more, like a screen. */
export function settled(snapshot: SelectionSnapshot, rows: readonly Row[] = shelf): SelectionSnapshot {
  let now = snapshot;
  for (let round = 0; round < 6; round += 1) {
    const before = JSON.stringify(now.context);
    for (const kind of [0, 1]) {
      const answer = answersTo(now, rows)[kind];
      if (answer) now = send(now, answer);
    }
    if (JSON.stringify(now.context) === before) return now;
  }
  throw new Error('The selection asks the same things over and over');
}

const pathname = '/create/rx/product-selection/';

/** The selection of a URL before any response. */
export function opened(parameters: Partial<PrescribingParameters> = {}, isOfficeUse = false): SelectionSnapshot {
  const query = writeParameters({ ...noParameters, ...parameters });
  const input = selectionFromUrl({ pathname, query, state: { isOfficeUse } });
  return initialTransition(productSelection, input)[0];
}

export const chooseFamily = (productFamily: string) => ({ type: 'chooseFamily', productFamily }) as const;
export const choosePresentation = (id: string) => ({ type: 'choosePresentation', id }) as const;
export const chooseStrength = (classification: string, strength: string) =>
  ({ type: 'chooseStrength', classification, strength }) as const;
export const chooseProduct = (id: string) => ({ type: 'chooseProduct', id }) as const;

/** One choice after another, with the responses in between. */
export function chosen(...events: readonly SelectionEvent[]): SelectionSnapshot {
  return events.reduce((now, event) => settled(send(now, event)), opened());
}

export const stateOf = ({ value }: SelectionSnapshot): string => (typeof value === 'object' ? value.choosing : value);
