import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { timesToShip } from '../../catalog/product/index.js';
import { choiceUpTo, selectionSteps, stepOf } from './choice.js';
import { lookupsOf, offeredIn } from './offer.js';
import { prescribingParameters } from './parameter.js';
import { productSelection, type SelectionEvent } from './selection.js';
import { selectionFromUrl, urlOfSelection, visitOfSelection } from './selection-address.js';
import { answersTo, opened, send, settled, shelf, stateOf, type SelectionSnapshot } from './selection.test-data.js';

const families = fc.constantFrom('Gabapentin', 'Simparica', 'Palladia', 'Viceton', 'Nothing', ' ');
const ids = fc.constantFrom('7', '8', '9', '40', '43', '50', '99');

/**
 * Events of a selection; `answer` stands for the portal's response at that time or an earlier one, `choose` for a
 * choice among the current offers.
 */
type Happening = SelectionEvent | 'answer' | 'answer late' | 'sold out' | { readonly choose: number };
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('answer' as const, 'answer late' as const) },
  { weight: 1, arbitrary: fc.constant('sold out' as const) },
  { weight: 3, arbitrary: families.map((productFamily) => ({ type: 'chooseFamily' as const, productFamily })) },
  { weight: 3, arbitrary: ids.map((id) => ({ type: 'choosePresentation' as const, id })) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('chooseStrength' as const),
      classification: fc.constantFrom('Medication', 'Compound', 'Preventative'),
      strength: fc.constantFrom('50 mg', '100 mg', '', '22.1-44 lb'),
    }),
  },
  { weight: 1, arbitrary: ids.map((id) => ({ type: 'chooseProduct' as const, id })) },
  { weight: 2, arbitrary: fc.constantFrom(...selectionSteps).map((step) => ({ type: 'goTo' as const, step })) },
  { weight: 1, arbitrary: fc.constant({ type: 'back' as const }) },
  {
    weight: 2,
    arbitrary: fc
      .record({
        timeToShip: fc.constantFrom(null, 'All' as const, ...timesToShip),
        flavorIds: fc.constantFrom([], ['3']),
      })
      .map((filters) => ({ type: 'changeFilters' as const, filters })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('clientId' as const, 'patientId' as const)
      .map((party) => ({ type: 'partyMissing' as const, party })),
  },
);

const parameter = (...texts: string[]) => fc.option(fc.constantFrom(...texts), { nil: null });
const anyAddress = fc.record({
  clientId: parameter('21'),
  patientId: parameter('31'),
  productFamily: parameter('Gabapentin', 'Simparica', 'Nothing'),
  productPresentation: parameter('7', '9', '99'),
  productClassification: parameter('Medication', 'Preventative'),
  productStrength: parameter('', '50 mg', '22.1-44 lb'),
  productId: parameter('40'),
});

interface Walk {
  readonly now: SelectionSnapshot;
  readonly rows: typeof shelf;
}

/** A user's choice among the offers of the step. */
function choiceAt(now: SelectionSnapshot, index: number): SelectionEvent {
  const { presentations, strengths, products } = offeredIn(now.context);
  const pick = <Offered>(offered: readonly Offered[] | null) => offered?.[index % (offered.length || 1)];
  switch (stepOf(now.context.choice)) {
    case 'family':
      return { type: 'chooseFamily', productFamily: pick(['Gabapentin', 'Simparica', 'Palladia']) ?? '' };
    case 'presentation':
      return { type: 'choosePresentation', id: pick(presentations)?.id ?? '' };
    case 'strength': {
      const { classification = '', strength = '' } = pick(strengths) ?? {};
      return { type: 'chooseStrength', classification, strength };
    }
    case 'product':
      return { type: 'chooseProduct', id: pick(products)?.id ?? '' };
  }
}

/** One step of a sequence; late responses are those to an earlier snapshot. */
function next({ now, rows }: Walk, before: SelectionSnapshot, what: Happening): Walk {
  if (what === 'sold out') return { now, rows: rows.map((row) => ({ ...row, isActive: row.id === '42' })) };
  if (what === 'answer') return { now: settled(now, rows), rows };
  if (what === 'answer late') return { now: send(now, ...answersTo(before, rows)), rows };
  return { now: send(now, 'choose' in what ? choiceAt(now, what.choose) : what), rows };
}

/** Runs a sequence and passes on every pair of consecutive snapshots. */
function walk(
  from: SelectionSnapshot,
  path: readonly Happening[],
  see: (now: SelectionSnapshot, before: SelectionSnapshot, what: Happening) => void,
): SelectionSnapshot {
  let [at, before] = [{ now: from, rows: shelf } as Walk, from];
  for (const what of path) {
    const after = next(at, before, what);
    see(after.now, at.now, what);
    before = at.now;
    at = after;
  }
  return at.now;
}

const goOn = fc.nat(2).map((choose): Happening[] => ['answer', { choose }]);
const paths = fc
  .array(fc.oneof({ weight: 3, arbitrary: goOn }, { weight: 2, arbitrary: happening.map((what) => [what]) }), {
    maxLength: 20,
    size: 'max',
  })
  .map((parts) => parts.flat());
const starts = fc.tuple(anyAddress, fc.boolean()).map(([address, isOfficeUse]) => opened(address, isOfficeUse));

describe('any sequence of events', () => {
  it('P-026 P-027 P-028 shows the furthest step of the selection, and nothing after it', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(starts, paths, (start, path) => {
        walk(start, path, (now) => {
          const { context } = now;
          reached.add(stateOf(now));
          expect(choiceUpTo(stepOf(context.choice), context.choice)).toEqual(context.choice);
          if (now.status === 'active') expect(stateOf(now)).toBe(stepOf(context.choice));
          expect(context.productId === null).toBe(stateOf(now) !== 'chosen');
          if (stepOf(context.choice) !== 'product') expect(context.weights).toBeNull();
        });
      }),
      { numRuns: 150, examples: [[opened(), [{ type: 'back' }]]] },
    );
    expect([...reached].sort()).toEqual(['chosen', 'family', 'left', 'presentation', 'product', 'strength']);
  });

  it('P-027 never keeps dropped choices in URL or lookups', () => {
    fc.assert(
      fc.property(starts, paths, (start, path) => {
        walk(start, path, ({ context }) => {
          const { choice, parties } = context;
          const said = urlOfSelection(context);
          expect(said.has('productId')).toBe(false);
          expect(said.has('productFamily')).toBe(choice.productFamily !== null);
          expect(said.has('productPresentation')).toBe(choice.productPresentationId !== null);
          expect(said.has('productStrength')).toBe(choice.productStrength !== null);
          expect(said.has('clientId')).toBe(parties.clientId !== null);
          const { presentations, extendedData } = lookupsOf(context);
          expect(presentations?.lookup.productFamily ?? null).toBe(choice.productFamily);
          expect(extendedData?.lookup.productPresentationId ?? null).toBe(choice.productPresentationId);
          const sent = extendedData?.lookup.configureFilter.selectedStrength ?? null;
          expect([null, choice.productStrength]).toContain(sent);
        });
      }),
      { numRuns: 100 },
    );
  });

  it('P-029 keeps nothing of one family after another is chosen', () => {
    let chosen = 0;
    fc.assert(
      fc.property(starts, paths, fc.constantFrom('Gabapentin', 'Simparica'), (start, path, productFamily) => {
        const end = walk(start, path, () => {});
        fc.pre(end.status === 'active');
        const choose = { type: 'chooseFamily', productFamily } as const;
        const anew = send(end, { type: 'goTo', step: 'family' }, choose);
        const fresh = send(
          initialTransition(productSelection, { ...end.context, choice: opened().context.choice })[0],
          choose,
        );
        expect(anew.context).toEqual(fresh.context);
        chosen += 1;
      }),
      { numRuns: 100 },
    );
    expect(chosen).toBeGreaterThan(50);
  });

  it("P-011 P-028 restores the URL's selection in a new tab, at any time", () => {
    fc.assert(
      fc.property(starts, paths, (start, path) => {
        walk(start, path, (now) => {
          const { choice, parties, isOfficeUse } = now.context;
          const pathname = isOfficeUse ? '/officeuserx/create/rx/product-selection' : '/create/rx/product-selection';
          const query = urlOfSelection(now.context);
          expect(selectionFromUrl({ pathname, query, state: null })).toEqual({ choice, parties, isOfficeUse });
          if (now.status === 'active')
            expect(visitOfSelection(now)).toMatchObject({
              search: query.size === 0 ? '' : `?${query.toString()}`,
              history: 'replace',
            });
        });
      }),
      { numRuns: 100 },
    );
  });

  it('P-046 P-034 never ends with a product that is inactive or not offered at that time', () => {
    let ends = 0;
    fc.assert(
      fc.property(starts, paths, (start, path) => {
        walk(start, path, (now, before) => {
          if (stateOf(now) !== 'chosen' || before.status === 'done') return;
          ends += 1;
          const offered = offeredIn(before.context).products.filter(({ isActive }) => isActive);
          expect(offered.map(({ id }) => id)).toContain(now.context.productId);
        });
      }),
      { numRuns: 150 },
    );
    expect(ends).toBeGreaterThan(20);
  });

  it('P-031 never mixes the variants', () => {
    fc.assert(
      fc.property(starts, paths, (start, path) => {
        walk(start, path, (now) => {
          const { isOfficeUse } = start.context;
          expect(now.context.isOfficeUse).toBe(isOfficeUse);
          expect(visitOfSelection(now).path.startsWith('/officeuserx')).toBe(isOfficeUse);
          for (const awaited of Object.values(lookupsOf(now.context)))
            if (awaited !== null) expect(awaited.lookup.isOfficeUse).toBe(isOfficeUse);
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('a screen that answers every lookup once', () => {
  /** Like an effect keyed by the lookup: a response is passed in when the lookup changes, and never again. */
  function answeredOnce(start: SelectionSnapshot, path: readonly Happening[]): SelectionSnapshot {
    const told: Record<string, string | undefined> = {};
    const answerAll = (from: SelectionSnapshot): SelectionSnapshot => {
      let now = from;
      for (let round = 0; round < 12; round += 1) {
        const answers = answersTo(now).filter((event) => 'key' in event && told[event.type] !== event.key);
        for (const type of ['presentationsAnswered', 'extendedDataAnswered'])
          if (!answersTo(now).some((event) => event.type === type)) told[type] = undefined;
        const [answer] = answers;
        if (answer === undefined) return now;
        if ('key' in answer) told[answer.type] = answer.key;
        now = send(now, answer);
      }
      throw new Error('The selection asks the same things over and over');
    };
    return path.reduce(
      (now, what) => (typeof what === 'string' ? now : answerAll(next({ now, rows: shelf }, now, what).now)),
      answerAll(start),
    );
  }

  it('P-028 P-033 never waits for a response that it already got', () => {
    fc.assert(
      fc.property(starts, paths, (start, path) => {
        const { context, status } = answeredOnce(start, path);
        if (status !== 'active') return;
        const { presentations, extendedData } = lookupsOf(context);
        const offer = offeredIn(context);
        expect(offer.presentations === null).toBe(presentations === null);
        expect(offer.data === null).toBe(extendedData === null);
      }),
      { numRuns: 150 },
    );
  });
});

describe('invalid values', () => {
  it('P-011 in any parameter never throw, and are removed', () => {
    const value = fc.oneof(fc.string(), fc.base64String(), fc.constantFrom('R2FiYXBlbnRpbg==', 'Nw==', 'NDA='));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...prescribingParameters, 'createBy'), value)),
        fc.string(),
        fc.anything(),
        (entries, pathname, state) => {
          const query = new URLSearchParams(entries);
          const input = selectionFromUrl({ pathname, query, state });
          const [start] = initialTransition(productSelection, input);
          const cleaned = urlOfSelection(start.context, query);
          expect(selectionFromUrl({ pathname, query: cleaned, state })).toEqual(input);
          expect(cleaned.getAll('createBy')).toEqual(query.getAll('createBy'));
          for (const name of prescribingParameters) expect(cleaned.getAll(name).length).toBeLessThanOrEqual(1);
          expect(cleaned.has('productId')).toBe(false);
        },
      ),
    );
  });
});
