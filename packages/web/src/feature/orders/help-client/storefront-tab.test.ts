import { afterEach, expect, it, vi } from 'vitest';
import { createStorefrontTab } from './storefront-tab';

afterEach(() => vi.restoreAllMocks());

it('A-438 accepts a web address and rejects any address that would run as a script', () => {
  const replace = vi.fn();
  const tab = {
    document: document.implementation.createHTMLDocument(),
    closed: false,
    opener: window,
    location: { replace },
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const storefront = createStorefrontTab();
  expect(storefront.open()).toBe(true);
  expect(() => storefront.leadTo('javascript:alert(1)')).toThrow();
  expect(replace).not.toHaveBeenCalled();
  storefront.leadTo('https://shop.example/home');
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://shop.example/home');
});
