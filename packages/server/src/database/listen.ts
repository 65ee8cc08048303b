/** Receives the notifications of a channel. */
export interface ChannelListener {
  /** A notification, in commit order. */
  told(payload: string): void;
  /** Listening started or restarted: earlier notifications were missed. */
  began(): void;
}

interface Listening {
  close(): Promise<void>;
}

/** Listens to a channel until closed. Connects by itself, and reconnects after a lost connection. */
export type Listen = (channel: string, hearer: ChannelListener) => Listening;
