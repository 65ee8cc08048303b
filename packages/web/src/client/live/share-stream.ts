import { everythingChanged } from './keep-stream';
import type { Change } from '../touched';

/** What tabs of one browser agree by; a test hands in another. */
export interface Tabs {
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: (name: string) => BroadcastChannel;
}

/** Null where the browser does not let tabs agree: then refreshes alone bring what is new. */
export function tabsOfBrowser(): Tabs | null {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return null;
  return { locks: navigator.locks, channel: (name) => new BroadcastChannel(name) };
}

export interface Sharing {
  /** The same for tabs that may hear the same. */
  readonly name: string;
  /** Keeps the stream open, in the one tab that does it for all. */
  readonly keep: (hear: (change: Change) => void, signal: AbortSignal) => Promise<void>;
  readonly hear: (change: Change) => void;
  readonly signal: AbortSignal;
}

/**
 * Hears one stream in all tabs of the browser. A browser has few connections for a server: one tab reads, the others
 * are told; when it closes another takes its place, and what was missed meanwhile may be anything.
 */
export async function shareStream({ locks, channel }: Tabs, { name, keep, hear, signal }: Sharing): Promise<void> {
  const relay = channel(name);
  relay.onmessage = ({ data }: MessageEvent<Change>) => hear(data);
  const tell = (change: Change) => {
    relay.postMessage(change);
    hear(change);
  };
  let hasWaited = true;
  const lead = async (lock: Lock | null): Promise<boolean> => {
    if (!lock) return false;
    if (hasWaited) tell(everythingChanged);
    await keep(tell, signal);
    return true;
  };
  try {
    hasWaited = false;
    const hasLed = await locks.request(name, { ifAvailable: true }, lead);
    hasWaited = true;
    if (!hasLed && !signal.aborted) await locks.request(name, { signal }, lead);
  } catch (error) {
    // Whoever leaves while waiting gives up its place.
    if (!signal.aborted) throw error;
  } finally {
    relay.close();
  }
}
