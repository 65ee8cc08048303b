import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginFirstDrawing, firstDrawingEnded, useFirstDrawing, useFirstPicture } from './first-drawing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Page() {
  useFirstPicture();
  return <p>{useFirstDrawing() ? 'what the window holds' : 'everything'}</p>;
}

it('draws everything at once where no first drawing is underway', async () => {
  render(<Page />);
  expect(screen.getByText('everything')).toBeDefined();
  await firstDrawingEnded();
});

it('draws the rest, and lets calls go, once the first picture stands', async () => {
  beginFirstDrawing();
  const heard = vi.fn();
  void firstDrawingEnded().then(heard);
  render(<Page />);
  expect(screen.getByText('what the window holds')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(heard).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(screen.getByText('everything')).toBeDefined();
});

it('holds nothing up for longer than a moment where no picture comes', async () => {
  beginFirstDrawing();
  const heard = vi.fn();
  void firstDrawingEnded().then(heard);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(heard).toHaveBeenCalledTimes(1);
});
