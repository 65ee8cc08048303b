import type { Tabs } from '../client/live/share-stream';

interface FakeTabs extends Tabs {
  /** The number of open channels in all tabs. */
  readonly openChannels: () => number;
}

/** Fakes the locks and broadcast channels that tabs of one browser share. */
export function createFakeTabs(): FakeTabs {
  const held = new Map<string, Promise<unknown>>();
  const channels = new Map<string, Set<BroadcastChannel>>();

  async function hold(name: string, lead: (lock: Lock | null) => unknown): Promise<unknown> {
    const holding = Promise.resolve(lead({ name, mode: 'exclusive' }));
    held.set(name, holding);
    try {
      return await holding;
    } finally {
      if (held.get(name) === holding) held.delete(name);
    }
  }

  async function request(name: string, options: LockOptions, lead: (lock: Lock | null) => unknown): Promise<unknown> {
    if (options.ifAvailable && held.has(name)) return lead(null);
    for (let other = held.get(name); other; other = held.get(name)) {
      await Promise.race([
        other.catch(() => undefined),
        new Promise((_resolve, reject) => options.signal?.addEventListener('abort', () => reject(new Error('Left')))),
      ]);
    }
    return await hold(name, lead);
  }

  function channel(name: string): BroadcastChannel {
    const others = channels.get(name) ?? new Set();
    channels.set(name, others);
    const own = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage(data: unknown) {
        for (const other of others)
          if (other !== own) other.onmessage?.(new MessageEvent('message', { data: structuredClone(data) }));
      },
      close: () => void others.delete(own),
    } as unknown as BroadcastChannel;
    others.add(own);
    return own;
  }

  return {
    locks: { request: request as LockManager['request'] },
    channel,
    openChannels: () => [...channels.values()].reduce((sum, open) => sum + open.size, 0),
  };
}
