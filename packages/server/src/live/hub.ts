import type { ChannelListener } from '../database/listen.js';
import { type Change, everything, isNothing, readChange, mergeChanges } from './change.js';

/** The database channel for all changes. */
export const changeChannel = 'signa_change';

/** Forwards database notifications to the listeners of that location in this process. */
export interface Hub extends ChannelListener {
  /** @returns a function that stops listening */
  subscribe(locationId: string, hear: (change: Change) => void): () => void;
}

/** Changes of one location within this time are sent as one. */
const burst = 100;

/** @param soon - runs a function a little later */
export function openHub(soon: (run: () => void) => void = (run) => void setTimeout(run, burst).unref()): Hub {
  const hearers = new Map<string, Set<(change: Change) => void>>();
  const waiting = new Map<string, Change>();

  function tell(locationId: string, change: Change): void {
    const earlier = waiting.get(locationId);
    if (isNothing(change) || !hearers.has(locationId)) return;
    waiting.set(locationId, earlier ? mergeChanges(earlier, change) : change);
    if (!earlier) soon(() => flush(locationId));
  }

  function flush(locationId: string): void {
    const change = waiting.get(locationId);
    waiting.delete(locationId);
    if (change) for (const hear of [...(hearers.get(locationId) ?? [])]) hear(change);
  }

  return {
    told(payload) {
      const received = readChange(payload);
      if (received) tell(received.locationId, received.change);
    },
    began() {
      for (const locationId of hearers.keys()) tell(locationId, everything);
    },
    subscribe(locationId, hear) {
      const those = hearers.get(locationId) ?? new Set();
      hearers.set(locationId, those.add(hear));
      return () => {
        those.delete(hear);
        if (those.size === 0 && hearers.get(locationId) === those) hearers.delete(locationId);
      };
    },
  };
}
