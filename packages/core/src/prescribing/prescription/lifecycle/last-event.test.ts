import { expect, it } from 'vitest';
import { lastEvent } from './last-event.js';

const begun = { at: '2026-11-18T18:05:00.000Z', kind: 'draft-saved', actor: 'Luis Ferreira' };
const saved = { at: '2026-11-20T18:05:00.000Z', kind: 'draft-saved', actor: 'Dr. Maya Okafor' };
const moved = { at: '2026-11-21T18:05:00.000Z', kind: 'workflow', actor: 'Priya Natarajan' };

it('P-007 finds the newest of a kind in either sort order', () => {
  expect(lastEvent([moved, saved, begun], 'draft-saved')).toBe(saved);
  expect(lastEvent([begun, saved, moved], 'draft-saved')).toBe(saved);
  expect(lastEvent([begun, moved, saved])).toBe(moved);
  expect(lastEvent([], 'draft-saved')).toBeNull();
});

it('P-007 takes the first listed of two at one time', () => {
  const again = { ...saved, actor: 'Dr. Lin Hale' };
  expect(lastEvent([again, saved, begun])).toBe(again);
});
