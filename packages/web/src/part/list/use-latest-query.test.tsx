import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useLatestQuery } from './use-latest-query';

const set = (name: string, value: string) => (now: URLSearchParams) => {
  const next = new URLSearchParams(now);
  next.set(name, value);
  return next;
};

it('P-149 P-178 keeps several filters that are set before the page renders again', () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/approve?page=3']}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => useLatestQuery(), { wrapper });
  act(() => {
    const [, change] = result.current;
    change(set('requestType', 'approval'));
    change(set('autoship', 'no'));
  });
  expect(result.current[0].toString()).toBe('page=3&requestType=approval&autoship=no');
});

it('P-149 P-228 does not pull the user back after they navigated to a page that is still loading', () => {
  window.history.replaceState(null, '', '/usermanagement');
  const wrapper = ({ children }: { readonly children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
  const { result } = renderHook(() => useLatestQuery(), { wrapper });
  act(() => result.current[1](set('q', 'no')));
  expect(window.location.href).toMatch(/\/usermanagement\?q=no$/);
  window.history.pushState(null, '', '/usermanagement/userprofile/7');
  act(() => result.current[1](set('q', 'nora')));
  expect(window.location.href).toMatch(/\/usermanagement\/userprofile\/7$/);
});
