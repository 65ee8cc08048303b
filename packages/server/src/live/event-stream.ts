import type { ServerResponse } from 'node:http';
import type { CallAnswer } from '../api/call-answer.js';

/** A streaming response: GraphQL over server-sent events, with one connection per subscription. */
interface EventStream {
  /** An execution result. */
  next(result: CallAnswer['body']): void;
  /** Sends the complete event and closes. */
  complete(): void;
  /** Sends a heartbeat, so that proxies keep the connection open. */
  beat(): void;
  /** Closes without a final event: the reader reconnects. */
  end(): void;
  /** Whether the reader is slow: further writes would be buffered in this server's memory. */
  isFull(): boolean;
}

interface StreamEvents {
  readonly onDrain: () => void;
  readonly onClose: () => void;
}

/** Starts the response. */
export function openEventStream(response: ServerResponse, { onDrain, onClose }: StreamEvents): EventStream {
  response.on('drain', onDrain);
  response.once('close', onClose);
  // Writing fails when the reader has disconnected, which the close event reports as well.
  response.on('error', () => undefined);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies must not buffer the stream.
    'x-accel-buffering': 'no',
    // Nothing else uses this connection, so that the server can shut down without waiting for it.
    connection: 'close',
  });
  response.write(':\n\n');
  const write = (text: string): void => {
    if (!response.writableEnded) response.write(text);
  };
  return {
    next: (result) => write(`event: next\ndata: ${JSON.stringify(result)}\n\n`),
    complete() {
      write('event: complete\ndata:\n\n');
      response.end();
    },
    beat: () => write(':\n\n'),
    end: () => void response.end(),
    isFull: () => response.writableNeedDrain,
  };
}
