import { expect, it } from 'vitest';
import { holdPage, isPageHeld, letPageGo } from './held-page';

const asksOnUnload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('A-011 C-280 a page whose user changed leaves without a question, and a form can block leaving again', () => {
  const hold = { ask: (goOn: () => void) => goOn() };
  const letGo = holdPage(hold);
  expect([isPageHeld(), asksOnUnload()]).toEqual([true, true]);
  letPageGo();
  expect([isPageHeld(), asksOnUnload()]).toEqual([false, false]);
  letGo();
  const again = holdPage(hold);
  expect([isPageHeld(), asksOnUnload()]).toEqual([true, true]);
  again();
  expect([isPageHeld(), asksOnUnload()]).toEqual([false, false]);
});
