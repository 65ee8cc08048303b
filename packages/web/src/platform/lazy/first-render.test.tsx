import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginFirstRender, firstRenderEnded, useFirstRender, useFirstPaint } from './first-render';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Page() {
  useFirstPaint();
  return <p>{useFirstRender() ? 'what the window holds' : 'everything'}</p>;
}

it('renders everything at once when no first render is in progress', async () => {
  render(<Page />);
  expect(screen.getByText('everything')).toBeDefined();
  await firstRenderEnded();
});

it('renders the rest and releases deferred requests after the first paint', async () => {
  beginFirstRender();
  const heard = vi.fn();
  void firstRenderEnded().then(heard);
  render(<Page />);
  expect(screen.getByText('what the window holds')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(heard).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(screen.getByText('everything')).toBeDefined();
});

it('continues after a short timeout if nothing is painted', async () => {
  beginFirstRender();
  const heard = vi.fn();
  void firstRenderEnded().then(heard);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(heard).toHaveBeenCalledTimes(1);
});
