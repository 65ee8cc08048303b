import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys move between the cells of a table; `data-cell` identifies each cell as `row:column`. */
export function moveInTable(event: KeyboardEvent<HTMLElement>, table: HTMLElement | null): void {
  const step = steps[event.key];
  const from = (event.target as HTMLElement).dataset['cell']?.split(':').map(Number);
  if (!step || !from || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const to = `${(from[0] ?? 0) + step[0]}:${(from[1] ?? 0) + step[1]}`;
  table?.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
}
