import { everythingChanged } from './keep-stream';
import type { Change } from '../touched';

/** Browser APIs with which tabs coordinate; tests provide their own. */
export interface Tabs {
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: (name: string) => BroadcastChannel;
}

/** Null if the browser lets tabs share nothing: then only polling brings changes. */
export function tabsOfBrowser(): Tabs | null {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return null;
  return { locks: navigator.locks, channel: (name) => new BroadcastChannel(name) };
}

/** Message from the tab that owns the stream to all others. */
interface AsReported {
  readonly hear: (change: Change) => void;
  readonly refused: () => void;
}

interface Sharing {
  /** Key shared by tabs that can receive the same changes. */
  readonly name: string;
  /** Keeps the stream open, in the one tab that owns it. */
  readonly keep: (told: AsReported, signal: AbortSignal) => Promise<void>;
  readonly hear: (change: Change) => void;
  /** The server no longer lets these tabs receive changes of the location. */
  readonly refused: () => void;
  readonly signal: AbortSignal;
}

/**
 * Shares one stream among all tabs of the browser, because browsers limit the connections per server. One tab reads
 * the stream and broadcasts to the others; when it closes, another tab takes over and treats everything as changed.
 */
export async function shareStream(
  { locks, channel }: Tabs,
  { name, keep, hear, refused, signal }: Sharing,
): Promise<void> {
  const relay = channel(name);
  relay.onmessage = ({ data }: MessageEvent<Change>) => hear(data);
  // A versioned channel: tabs running an earlier build treat every message as a change.
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
    // A tab that leaves while waiting for the lock abandons its request.
    if (!signal.aborted) throw error;
  } finally {
    relay.close();
    refusals.close();
  }
}
