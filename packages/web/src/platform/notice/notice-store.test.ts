import { describe, expect, it } from 'vitest';
import { storedNotices } from './stored-notices';
import { createNoticeStore } from './notice-store';

const failed = (title: string) => ({ status: 'error', title }) as const;

/** A store with errors of two actions, one success of the first action, and an error without an action. */
function filledStore() {
  const store = createNoticeStore(() => 0);
  store.show(failed('Not saved'), null, 'save');
  store.show(failed('Not printed'), null, 'print');
  store.show({ status: 'success', title: 'Saved before' }, null, 'save');
  store.show(failed('No connection'), null);
  return store;
}
const shown = (store: ReturnType<typeof createNoticeStore>) => store.read().shown.map(({ title }) => title);

describe('the notice list', () => {
  const tab = () => createNoticeStore(() => 7, storedNotices(sessionStorage));

  it('P-357 survives a reload of the tab with continuing ids and without buttons', () => {
    const before = tab();
    before.show({ ...failed('Not saved'), button: { label: 'Undo', run: () => undefined } });
    before.note({ status: 'success', title: 'Saved', object: { text: 'Otis', link: '/history/4' } });
    const after = tab();
    expect(after.read()).toMatchObject({ shown: [], unread: 0 });
    expect(after.read().all).toEqual([
      {
        status: 'success',
        title: 'Saved',
        object: { text: 'Otis', link: '/history/4' },
        id: 2,
        at: 7,
        stays: null,
        act: null,
      },
      expect.not.objectContaining({ button: expect.anything() }),
    ]);
    after.show(failed('Again'));
    expect(
      tab()
        .read()
        .all.map(({ id }) => id),
    ).toEqual([3, 2, 1]);
  });

  it('P-357 is cleared on sign-out and skips stored entries that are not notices', () => {
    tab().show(failed('Not saved'));
    tab().forget();
    expect(tab().read().all).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
    for (const wrong of ['{', '{}', '[1,null,{"id":"1"}]']) {
      sessionStorage.setItem('notices/1', wrong);
      expect(tab().read().all).toEqual([]);
    }
  });

  it('P-357 keeps visible notices on screen when it is cleared', () => {
    const store = tab();
    store.show(failed('Not logged in'), null);
    store.forget();
    expect(store.read()).toMatchObject({ all: [], unread: 0 });
    expect(shown(store)).toEqual(['Not logged in']);
  });
});

describe('notices of an action', () => {
  it('P-224 replace only the error of the same action', () => {
    const store = filledStore();
    store.show(failed('Still not saved'), null, 'save');
    expect(shown(store)).toEqual(['Not printed', 'Saved before', 'No connection', 'Still not saved']);
  });

  it('P-224 leave errors without an action side by side, as they do with notices that are not errors', () => {
    const store = filledStore();
    store.show(failed('No connection either'), null);
    store.show({ status: 'info', title: 'Saving' }, null, 'save');
    expect(shown(store)).toEqual([
      ...['Not saved', 'Not printed', 'Saved before', 'No connection'],
      ...['No connection either', 'Saving'],
    ]);
  });

  it("P-224 dismiss that action's errors and keep them in the list", () => {
    const store = filledStore();
    store.dismissErrors('save');
    expect(shown(store)).toEqual(['Not printed', 'Saved before', 'No connection']);
    expect(store.read().all.map(({ title }) => title)).toEqual([
      ...['No connection', 'Saved before', 'Not printed', 'Not saved'],
    ]);
  });
});
