/** Who hears what is told on a channel of the database. */
export interface ChannelListener {
  /** What was told, in the order of the commits. */
  told(payload: string): void;
  /** Listening began, or began again: what was told before was not heard. */
  began(): void;
}

interface Listening {
  close(): Promise<void>;
}

/** Hears a channel until it is closed. Begins by itself, again and again where the connection is lost. */
export type Listen = (channel: string, hearer: ChannelListener) => Listening;
