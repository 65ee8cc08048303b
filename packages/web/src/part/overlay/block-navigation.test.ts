import { expect, it } from 'vitest';
import { blockNavigation, isNavigationBlocked, unblockNavigation } from './block-navigation';

const asksOnUnload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('A-011 C-280 a page whose user changed leaves without a question, and a form can block leaving again', () => {
  const hold = { ask: (goOn: () => void) => goOn() };
  const letGo = blockNavigation(hold);
  expect([isNavigationBlocked(), asksOnUnload()]).toEqual([true, true]);
  unblockNavigation();
  expect([isNavigationBlocked(), asksOnUnload()]).toEqual([false, false]);
  letGo();
  const again = blockNavigation(hold);
  expect([isNavigationBlocked(), asksOnUnload()]).toEqual([true, true]);
  again();
  expect([isNavigationBlocked(), asksOnUnload()]).toEqual([false, false]);
});
