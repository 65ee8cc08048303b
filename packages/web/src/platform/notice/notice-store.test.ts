import { describe, expect, it } from 'vitest';
import { createNoticeStore } from './notice-store';

const failed = (title: string) => ({ status: 'error', title }) as const;

/** A store with the errors of two actions, one success of the first, and an error of no action. */
function filledStore() {
  const store = createNoticeStore(() => 0);
  store.say(failed('Not saved'), null, 'save');
  store.say(failed('Not printed'), null, 'print');
  store.say({ status: 'success', title: 'Saved before' }, null, 'save');
  store.say(failed('No connection'), null);
  return store;
}
const shown = (store: ReturnType<typeof createNoticeStore>) => store.read().shown.map(({ title }) => title);

describe('the notices of an action', () => {
  it('P-224 replace the error of the same action only', () => {
    const store = filledStore();
    store.say(failed('Still not saved'), null, 'save');
    expect(shown(store)).toEqual(['Not printed', 'Saved before', 'No connection', 'Still not saved']);
  });

  it('P-224 leave errors of no action side by side, as they do with what is no error', () => {
    const store = filledStore();
    store.say(failed('No connection either'), null);
    store.say({ status: 'info', title: 'Saving' }, null, 'save');
    expect(shown(store)).toEqual([
      ...['Not saved', 'Not printed', 'Saved before', 'No connection'],
      ...['No connection either', 'Saving'],
    ]);
  });

  it('P-224 take back the errors of that action, and keep them in the list', () => {
    const store = filledStore();
    store.takeBack('save');
    expect(shown(store)).toEqual(['Not printed', 'Saved before', 'No connection']);
    expect(store.read().said.map(({ title }) => title)).toEqual([
      ...['No connection', 'Saved before', 'Not printed', 'Not saved'],
    ]);
  });
});
