import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { now, renderScreen } from '../../testing/render';
import { UpdatedNote } from './updated-note';

it('shows the age of the counts and updates it', () => {
  vi.useFakeTimers();
  const read = Date.parse(now);
  const { services } = renderScreen(<UpdatedNote at={read} />);
  const after = (seconds: number) => {
    vi.spyOn(services.clock, 'now').mockReturnValue(new Date(read + seconds * 1_000).toISOString());
    act(() => void vi.advanceTimersByTime(5_000));
    return screen.getByText(/^Updated/).textContent;
  };
  expect(screen.getByText('Updated just now')).toBeDefined();
  expect([4, 5, 59, 60, 119, 120].map(after)).toEqual([
    'Updated just now',
    'Updated 5 seconds ago',
    'Updated 59 seconds ago',
    'Updated 1 minute ago',
    'Updated 1 minute ago',
    'Updated 2 minutes ago',
  ]);
});
