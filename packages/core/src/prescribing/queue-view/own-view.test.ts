import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { defaultQueueFilters, parseQueueFilters } from '../task/index.js';
import {
  builtInViewIds,
  checkOwnViews,
  editOwnViews,
  noOwnViews,
  normalizeOwnViews,
  type OwnView,
  type OwnViewEdit,
  ownViewLimits,
  type OwnViews,
  viewOf,
} from './index.js';

const view = (id: string, name = `View ${id}`, query = 'status=all'): OwnView => ({ id, name, query });
const own = (views: readonly OwnView[], defaultView = 'all'): OwnViews => ({ views, defaultView });
const complaints = (given: OwnViews) => checkOwnViews(given).map(({ path, code }) => `${path}: ${code}`);

const ids = fc.constantFrom('a', 'b', 'c', 'd');
const ownViews: fc.Arbitrary<OwnViews> = fc.uniqueArray(ids).chain((used) =>
  fc.record({
    views: fc.constant(used.map((id) => view(id))),
    defaultView: fc.constantFrom(...builtInViewIds, ...used),
  }),
);
const edit: fc.Arbitrary<OwnViewEdit> = fc.oneof(
  ids.map((id): OwnViewEdit => ({ kind: 'add', view: view(id) })),
  ids.map((id): OwnViewEdit => ({ kind: 'remove', id })),
  ids.map((id): OwnViewEdit => ({ kind: 'rename', id, name: `Named ${id}` })),
  ids.map((id): OwnViewEdit => ({ kind: 'change', id, query: 'autoship=yes' })),
  fc.tuple(ids, fc.integer({ min: -2, max: 6 })).map(([id, to]): OwnViewEdit => ({ kind: 'move', id, to })),
  fc.constantFrom('a', 'd', 'mine', 'nothing').map((id): OwnViewEdit => ({ kind: 'open-with', id })),
);

describe('saved views', () => {
  it('P-453 have a name of 1 to 40 characters', () => {
    expect(complaints(own([view('1', 'x'.repeat(40)), view('2', '  ')]))).toEqual(['views.1.name: required']);
    expect(complaints(own([view('1', 'x'.repeat(41))]))).toEqual(['views.0.name: too-long']);
  });

  it('P-453 have a name that no other view has, ignoring case, accents and repeated spaces', () => {
    expect(complaints(own([view('1', 'Señor  Otis'), view('2', 'senor otis'), view('3', 'Other')]))).toEqual([
      'views.1.name: taken',
    ]);
    expect(complaints(own([view('1', 'READY to sign')]))).toEqual(['views.0.name: taken']);
    expect(checkOwnViews(own([view('1', 'Mine')]))[0]?.message).toBe(
      "You already have a view named 'Mine'. Choose another name.",
    );
  });

  it('P-453 are at most 20, each with its own ID, and the default is one of them or a built-in one', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => view(String(index)));
    expect(complaints(own(many(ownViewLimits.views)))).toEqual([]);
    expect(complaints(own(many(ownViewLimits.views + 1)))).toEqual(['views: too-many']);
    expect(complaints(own([view('1', 'One'), view('1', 'Two')]))).toEqual(['views.1.id: taken']);
    expect(complaints(own([view('1')], '1'))).toEqual([]);
    expect(complaints(own([view('1')], 'waiting'))).toEqual([]);
    expect(complaints(own([view('1')], '2'))).toEqual(['defaultView: unknown']);
  });

  it.each(['vet=me', 'workflowStatus=late', 'assignedUser=-1', 'createdFrom=0300-01-01', `name=${'x'.repeat(101)}`])(
    'P-453 have only filters that a list can be asked for, not %s',
    (query) => {
      expect(complaints(own([view('1', 'One', query)]))).toEqual(['views.0.query: invalid']);
    },
  );

  it('P-453 have filters that fit in an address', () => {
    const query = `vet=${'1'.repeat(ownViewLimits.query)}`;
    expect(complaints(own([view('1', 'One', query)]))).toEqual(['views.0.query: too-long']);
  });

  it('P-453 are stored trimmed, without a page and without parameters that are no filters', () => {
    const stored = normalizeOwnViews(own([view('1', ' One ', 'page=4&open=1.2&sort=due&autoship=no&color=blue')], '1'));
    expect(stored).toEqual(own([view('1', 'One', 'autoship=no&sort=due')], '1'));
    expect(viewOf(stored.views[0]!).filters).toEqual({ ...defaultQueueFilters, isAutoship: false, sort: 'due' });
  });

  test.prop([fc.webQueryParameters()])('P-453 with any query are read back as they were stored', (query) => {
    const once = normalizeOwnViews(own([view('1', 'One', query)]));
    expect(normalizeOwnViews(once)).toEqual(once);
    expect(viewOf(once.views[0]!).filters).toEqual({ ...parseQueueFilters(new URLSearchParams(query)), page: 1 });
  });
});

describe('changes of saved views', () => {
  const [a, b, c] = [view('a'), view('b'), view('c')];

  it('P-453 add, rename, change, move and remove one view', () => {
    const before = own([a, b], 'b');
    expect(editOwnViews(before, { kind: 'add', view: c }).views).toEqual([a, b, c]);
    expect(editOwnViews(before, { kind: 'rename', id: 'b', name: 'New' }).views).toEqual([a, { ...b, name: 'New' }]);
    expect(editOwnViews(before, { kind: 'change', id: 'a', query: 'sort=due' }).views[0]?.query).toBe('sort=due');
    expect(editOwnViews(own([a, b, c]), { kind: 'move', id: 'c', to: 0 }).views).toEqual([c, a, b]);
    expect(editOwnViews(before, { kind: 'remove', id: 'a' })).toEqual(own([b], 'b'));
  });

  it('P-454 let the queue open with all pending requests again when the default view is removed', () => {
    expect(editOwnViews(own([a, b], 'b'), { kind: 'remove', id: 'b' })).toEqual(own([a]));
    expect(editOwnViews(own([a]), { kind: 'open-with', id: 'a' }).defaultView).toBe('a');
    expect(editOwnViews(own([a]), { kind: 'open-with', id: 'gone' }).defaultView).toBe('all');
  });

  test.prop([ownViews, fc.array(edit, { maxLength: 12 })])(
    'P-453 keep every ID once, lose no view that is not removed, and keep a default that exists',
    (before, edits) => {
      const after = edits.reduce(editOwnViews, before);
      const kept = after.views.map(({ id }) => id);
      expect(new Set(kept).size).toBe(kept.length);
      expect([...builtInViewIds, ...kept]).toContain(after.defaultView);
      const removed = new Set(edits.flatMap((each) => (each.kind === 'remove' ? [each.id] : [])));
      for (const { id } of before.views) if (!removed.has(id)) expect(kept).toContain(id);
    },
  );

  test.prop([ownViews, edit])('P-453 change nothing when they are applied a second time', (before, each) => {
    const once = editOwnViews(before, each);
    expect(editOwnViews(once, each)).toEqual(once);
  });

  it('P-453 begin with no views, and all pending requests', () => {
    expect(noOwnViews).toEqual({ views: [], defaultView: 'all' });
    expect(checkOwnViews(noOwnViews)).toEqual([]);
  });
});
