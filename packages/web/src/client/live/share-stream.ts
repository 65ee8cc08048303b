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

/** What the tab that keeps the stream passes on to all. */
interface Told {
  readonly hear: (change: Change) => void;
  readonly refused: () => void;
}

interface Sharing {
  /** The same for tabs that may hear the same. */
  readonly name: string;
  /** Keeps the stream open, in the one tab that does it for all. */
  readonly keep: (told: Told, signal: AbortSignal) => Promise<void>;
  readonly hear: (change: Change) => void;
  /** The server lets none of these tabs hear the location any more. */
  readonly refused: () => void;
  readonly signal: AbortSignal;
}

/**
 * Hears one stream in all tabs of the browser. A browser has few connections for a server: one tab reads, the others
 * are told; when it closes another takes its place, and what was missed meanwhile may be anything.
 */
export async function shareStream(
  { locks, channel }: Tabs,
  { name, keep, hear, refused, signal }: Sharing,
): Promise<void> {
  const relay = channel(name);
  relay.onmessage = ({ data }: MessageEvent<Change>) => hear(data);
  // A channel of its own: a tab of an earlier version reads each message of the other as a change.
  const refusals = channel(`${name} refused`);
  refusals.onmessage = refused;
  const tell = (change: Change) => {
    relay.postMessage(change);
    hear(change);
  };
  const tellRefused = () => {
    refusals.postMessage(null);
    refused();
  };
  let hasWaited = true;
  const lead = async (lock: Lock | null): Promise<boolean> => {
    if (!lock) return false;
    if (hasWaited) tell(everythingChanged);
    await keep({ hear: tell, refused: tellRefused }, signal);
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
    refusals.close();
  }
}
