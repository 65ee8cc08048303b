import type { ServerResponse } from 'node:http';
import type { CallAnswer } from '../api/call-answer.js';

/** One answer that goes on: GraphQL over server-sent events, a connection of its own for each subscription. */
interface EventStream {
  /** An execution result. */
  next(result: CallAnswer['body']): void;
  /** Says that nothing more comes, and ends. */
  complete(): void;
  /** Lets the connection and what lies between know that it is used. */
  beat(): void;
  /** Ends without a last message: the reader connects again. */
  end(): void;
  /** The reader is slow: what is written now waits in this server's memory. */
  isFull(): boolean;
}

interface StreamEvents {
  readonly onDrain: () => void;
  readonly onClose: () => void;
}

/** Begins to answer. */
export function openEventStream(response: ServerResponse, { onDrain, onClose }: StreamEvents): EventStream {
  response.on('drain', onDrain);
  response.once('close', onClose);
  // It fails because its reader left, which closing it tells as well.
  response.on('error', () => undefined);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // A proxy must not collect what it is to pass on.
    'x-accel-buffering': 'no',
    // Nothing follows on this connection, so that the server can end without waiting for it.
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
