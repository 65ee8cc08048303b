import { describe, expect, it } from 'vitest';
import { nothingChosen } from './choice.js';
import { lookupsOf, offeredIn } from './offer.js';
import { urlOfSelection, visitOfSelection } from './selection-address.js';
import {
  answersTo,
  chooseFamily,
  choosePresentation,
  chooseProduct,
  chooseStrength,
  chosen,
  opened,
  send,
  settled,
  shelf,
  stateOf,
} from './selection.test-data.js';

const gabapentin = chooseFamily('Gabapentin');
const toStrength = [gabapentin, choosePresentation('7')];
const toProduct = [...toStrength, chooseStrength('Medication', '50 mg')];
const simparica = [chooseFamily('Simparica'), choosePresentation('9'), chooseStrength('Preventative', '22.1-44 lb')];

describe('selection steps', () => {
  it('P-026 lead from family to presentation, strength with classification, and product', () => {
    expect(stateOf(opened())).toBe('family');
    expect(stateOf(chosen(gabapentin))).toBe('presentation');
    expect(stateOf(chosen(...toStrength))).toBe('strength');
    expect(stateOf(chosen(...toProduct))).toBe('product');
    expect(stateOf(chosen(...toProduct, chooseProduct('41')))).toBe('chosen');
    expect(chosen(...toProduct).context.choice).toEqual({
      productFamily: 'Gabapentin',
      productPresentationId: '7',
      productClassification: 'Medication',
      productStrength: '50 mg',
    });
  });

  it('P-026 are clickable when earlier, not when later or current', () => {
    const at = chosen(...toStrength);
    expect(
      (['family', 'presentation', 'strength', 'product'] as const).filter((step) => at.can({ type: 'goTo', step })),
    ).toEqual(['family', 'presentation']);
  });

  it('P-026 accept only what is offered, and nothing before it is', () => {
    const waiting = send(opened(), gabapentin);
    expect(waiting.can(choosePresentation('7'))).toBe(false);
    expect(settled(waiting).can(choosePresentation('7'))).toBe(true);
    expect(settled(waiting).can(choosePresentation('9'))).toBe(false);
    expect(chosen(...toStrength).can(chooseStrength('Compound', '50 mg'))).toBe(false);
    expect(chosen(...toProduct).can(chooseProduct('42'))).toBe(false);
    expect(opened().can(chooseFamily(' '))).toBe(false);
  });

  it('P-026 P-046 never offer an inactive product', () => {
    const rows = shelf.map((row) => (row.id === '41' ? { ...row, isActive: false } : row));
    const at = settled(chosen(...toProduct), rows);
    expect(offeredIn(at.context).products.map(({ id }) => id)).toEqual(['40']);
    expect(at.can(chooseProduct('41'))).toBe(false);
  });

  it('P-026 offer products without a strength under an empty strength', () => {
    const at = chosen(gabapentin, choosePresentation('8'), chooseStrength('Medication', ''));
    expect(stateOf(at)).toBe('product');
    expect(at.can(chooseProduct('43'))).toBe(true);
  });
});

describe('going back', () => {
  it('P-027 clears every later choice and its parameter', () => {
    const back = (step: 'family' | 'presentation' | 'strength') => send(chosen(...toProduct), { type: 'goTo', step });
    expect(back('strength').context.choice).toEqual({
      ...nothingChosen,
      productFamily: 'Gabapentin',
      productPresentationId: '7',
    });
    expect([...urlOfSelection(back('strength').context).keys()]).toEqual(['productFamily', 'productPresentation']);
    expect([...urlOfSelection(back('presentation').context).keys()]).toEqual(['productFamily']);
    expect([...urlOfSelection(back('family').context).keys()]).toEqual([]);
    expect(back('family').context.choice).toEqual(nothingChosen);
  });

  it('P-027 P-030 goes one step back, and from the first step out of the flow', () => {
    const back = { type: 'back' } as const;
    const states = [1, 2, 3, 4].map((times) =>
      stateOf(send(chosen(...toProduct), ...Array.from({ length: times }, () => back))),
    );
    expect(states).toEqual(['strength', 'presentation', 'family', 'left']);
  });

  it.each([
    ['P-030 to /create without a client', {}, false, '/create', ''],
    ['P-030 to the client profile', { clientId: '21' }, false, '/clients/profile/21', ''],
    [
      'P-030 with the patient when known',
      { clientId: '21', patientId: '31' },
      false,
      '/clients/profile/21',
      '?patientId=MzE%3D',
    ],
    ['P-030 to the office-use page in the office-use variant', { clientId: '21' }, true, '/officeuserx', ''],
  ] as const)('%s', (_, parties, isOfficeUse, path, search) => {
    const left = send(opened(parties, isOfficeUse), { type: 'back' });
    expect(visitOfSelection(left)).toEqual({ path, search, history: 'push' });
  });
});

describe('filters', () => {
  it('P-033 send the first three delivery times until one is chosen, and 5+ with All', () => {
    const days = (timeToShip: 'All' | '2-3' | null) =>
      lookupsOf(send(chosen(gabapentin), { type: 'changeFilters', filters: { timeToShip } }).context).presentations
        ?.lookup.rxDeliveryDaysFilter;
    expect(days(null)).toEqual(['1-2', '2-3', '3-5']);
    expect(days('All')).toEqual(['1-2', '2-3', '3-5', '5+']);
    expect(days('2-3')).toEqual(['2-3']);
  });

  it('P-029 are reset by choosing a family: flavor, delivery time, strength, and weight', () => {
    const narrowed = send(chosen(...simparica), {
      type: 'changeFilters',
      filters: { flavorIds: ['3'], timeToShip: '1-2' },
    });
    expect(lookupsOf(narrowed.context).extendedData?.lookup.configureFilter).toEqual({
      flavorIds: ['3'],
      rxDeliveryDaysFilter: ['1-2'],
      selectedStrength: '22.1-44 lb',
      minProductWeight: 20,
      maxProductWeight: 44,
    });
    const anew = send(narrowed, { type: 'goTo', step: 'family' }, gabapentin);
    expect(anew.context).toMatchObject({ filters: { flavorIds: [], timeToShip: null }, weights: null });
    expect(lookupsOf(anew.context).presentations?.lookup).toEqual({
      productFamily: 'Gabapentin',
      isOfficeUse: false,
      flavorIds: undefined,
      rxDeliveryDaysFilter: ['1-2', '2-3', '3-5'],
    });
  });

  it("P-032 use the widest weight range of a preventative's products, and of no other classification", () => {
    expect(chosen(...simparica).context.weights).toEqual({ minProductWeight: 20, maxProductWeight: 44 });
    expect(chosen(...toProduct).context.weights).toBeNull();
  });

  it('P-032 P-027 clear the weights with the strength', () => {
    const back = send(chosen(...simparica), { type: 'goTo', step: 'strength' });
    expect(back.context.weights).toBeNull();
    expect(lookupsOf(back.context).extendedData?.lookup.configureFilter.minProductWeight).toBeUndefined();
  });

  it('P-032 P-028 restore the weights when the URL restores the strength', () => {
    const restored = settled(
      opened({
        productFamily: 'Simparica',
        productPresentation: '9',
        productClassification: 'Preventative',
        productStrength: '22.1-44 lb',
      }),
    );
    expect(stateOf(restored)).toBe('product');
    expect(restored.context.weights).toEqual({ minProductWeight: 20, maxProductWeight: 44 });
  });

  it('P-033 ignore a response to outdated filters', () => {
    const before = send(opened(), gabapentin);
    const stale = answersTo(before);
    const after = send(before, { type: 'changeFilters', filters: { timeToShip: 'All' } });
    expect(stale.every((event) => !after.can(event))).toBe(true);
    expect(offeredIn(send(after, ...stale).context).presentations).toBeNull();
  });
});

describe('office-use variant', () => {
  it('P-031 has isOfficeUse in every query, and leads to the office-use wizard', () => {
    let now = opened({}, true);
    for (const event of toProduct) now = settled(send(now, event));
    const { presentations, extendedData } = lookupsOf(now.context);
    expect([presentations?.lookup.isOfficeUse, extendedData?.lookup.isOfficeUse]).toEqual([true, true]);
    expect(visitOfSelection(now).path).toBe('/officeuserx/create/rx/product-selection');
    expect(visitOfSelection(send(now, chooseProduct('40'))).path).toBe('/officeuserx/create/rx');
  });

  it('P-031 A-140 has no client and no patient', () => {
    expect(opened({ clientId: '21', patientId: '31' }, true).context.parties).toEqual({
      clientId: null,
      patientId: null,
    });
  });
});

describe('product chosen', () => {
  it('P-034 opens the wizard with the parameters so far, as a separate page', () => {
    let now = settled(opened({ clientId: '21', patientId: '31' }));
    for (const event of [...toProduct, chooseProduct('40')]) now = settled(send(now, event));
    const there = visitOfSelection(now);
    expect(there).toMatchObject({ path: '/create/rx/', history: 'push' });
    expect([...new URLSearchParams(there.search).keys()]).toEqual([
      'clientId',
      'patientId',
      'productFamily',
      'productPresentation',
      'productClassification',
      'productStrength',
      'productId',
    ]);
  });

  it('P-034 ends the selection: later events are ignored', () => {
    const end = chosen(...toProduct, chooseProduct('40'));
    expect(end.status).toBe('done');
    for (const event of [gabapentin, { type: 'goTo', step: 'family' }, { type: 'back' }] as const)
      expect(send(end, event).context).toEqual(end.context);
  });
});
