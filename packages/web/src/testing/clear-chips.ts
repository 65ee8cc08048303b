import { screen, waitFor } from '@testing-library/react';
import type { Rendered } from './render';

const clear = /^Clear (?!(?:search|all)$)/i;
const queryOf = (path: string) => new URLSearchParams(path.split('?')[1] ?? '');

/** Names of the active filter chips. */
export const setChips = () =>
  screen
    .queryAllByRole('button', { name: clear, hidden: true })
    .map((button) => (button.getAttribute('aria-label') ?? '').replace(clear, ''));

/** Clears one chip and returns the changed query parameters, sorted. */
export async function changedByClearing({ user, path }: Rendered, chip: string): Promise<readonly string[]> {
  const before = path();
  await user.click(screen.getByRole('button', { name: `Clear ${chip}`, hidden: true }));
  await waitFor(() => {
    if (path() === before) throw new Error('The address did not change');
  });
  const [old, now] = [queryOf(before), queryOf(path())];
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].filter((name) => old.getAll(name).join() !== now.getAll(name).join()).sort();
}

/** Clears every chip and returns the query parameters that each one changed, in page order. */
async function changedByClearingAll(view: Rendered, isBackward: boolean) {
  const chips = setChips();
  const changed = new Map<string, readonly string[]>();
  for (const chip of isBackward ? chips.toReversed() : chips) changed.set(chip, await changedByClearing(view, chip));
  return chips.map((chip) => [chip, changed.get(chip)] as const);
}

/**
 * Clears every chip from first to last, then from last to first on a fresh page. A chip that also clears another
 * filter is detected only while the other filter is still active.
 */
export async function clearChipsInBothOrders(open: () => Promise<Rendered>) {
  const forward = await open();
  const changes = [await changedByClearingAll(forward, false)];
  forward.unmount();
  changes.push(await changedByClearingAll(await open(), true));
  return changes;
}
