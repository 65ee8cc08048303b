import {
  buildCall,
  callHeaders,
  createEventReader,
  endpointPath,
  readAnswer,
  streamHeaders,
  type CallFailure,
} from '@signa/core/contract';
import { LocationChangedDocument } from '@signa/core/contract/typed';
import type { Io } from '../../process/io.js';
import { sendRequest } from '../../process/send-request.js';
import type { Session } from '../../session/session.js';

/** The server sends a heartbeat every 15 seconds; without one for this long, the connection counts as lost. */
const heartbeatTimeout = 40_000;

export interface Reading {
  readonly signal: AbortSignal;
  /** Called when the stream opens, when something changes, and at each heartbeat. */
  readonly onHeartbeat: () => Promise<void>;
}

/** How a stream ended. */
export interface StreamEnd {
  /** Why the server refused the stream; null if the connection was lost or the server is temporarily unavailable. */
  readonly failure: CallFailure | null;
  /** Whether the stream had opened. */
  readonly wasOpen: boolean;
}
export const lost: StreamEnd = { failure: null, wasOpen: true };

const endOf = (failure: CallFailure, wasOpen: boolean): StreamEnd =>
  failure.code === 'UNAVAILABLE' ? lost : { failure, wasOpen };

/**
 * Reads the portal's change stream of a location until it ends (P-152). It only reports that something changed; the
 * caller fetches what.
 */
export async function readChanges(
  io: Io,
  session: Session,
  locationId: string,
  { signal, onHeartbeat }: Reading,
): Promise<StreamEnd> {
  const ending = new AbortController();
  const both = AbortSignal.any([signal, ending.signal]);
  try {
    const response = await sendRequest(io, session.server, endpointPath, {
      method: 'POST',
      headers: { ...callHeaders(session.accessToken, session.impersonating), ...streamHeaders },
      body: JSON.stringify(buildCall(LocationChangedDocument, { locationId })),
      signal: both,
    });
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const answer = readAnswer<'LocationChanged'>(await response.json().catch(() => undefined));
      return answer.ok ? lost : endOf(answer.failure, false);
    }
    await onHeartbeat();
    return await readEvents(io, response.body, onHeartbeat);
  } finally {
    ending.abort();
  }
}

async function readEvents(
  io: Io,
  body: ReadableStream<Uint8Array>,
  onSign: Reading['onHeartbeat'],
): Promise<StreamEnd> {
  const read = createEventReader<'LocationChanged'>();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const waiting = new AbortController();
    const piece = await Promise.race([
      reader.read(),
      io.pause(heartbeatTimeout, waiting.signal).then(() => ({ done: true, value: undefined })),
    ]).finally(() => waiting.abort());
    if (piece.done || !piece.value) return lost;
    for (const message of read(decoder.decode(piece.value, { stream: true }))) {
      if (message.kind === 'complete') return lost;
      if (!message.answer.ok) return endOf(message.answer.failure, true);
    }
    await onSign();
  }
}
