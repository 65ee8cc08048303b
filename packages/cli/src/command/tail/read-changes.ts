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
import type { Session } from '../../session/session.js';

/** The server gives a sign of life every 15 seconds; after so long without one nobody is there. */
const silence = 40_000;

export interface Reading {
  readonly signal: AbortSignal;
  /** It is open, something changed, or a sign of life came. */
  readonly onSign: () => Promise<void>;
}

/** How a stream ended. */
export interface StreamEnd {
  /** Why the server lets nothing be heard; null where the connection was lost, or the server is away for a moment. */
  readonly failure: CallFailure | null;
  /** Something was heard before. */
  readonly wasOpen: boolean;
}
export const lost: StreamEnd = { failure: null, wasOpen: true };

const endOf = (failure: CallFailure, wasOpen: boolean): StreamEnd =>
  failure.code === 'UNAVAILABLE' ? lost : { failure, wasOpen };

/**
 * Reads the stream of what changes at a location to its end, which is the portal's own (P-152). It says that something
 * changed; what it was is asked for.
 */
export async function readChanges(
  io: Io,
  session: Session,
  locationId: string,
  { signal, onSign }: Reading,
): Promise<StreamEnd> {
  const ending = new AbortController();
  const both = AbortSignal.any([signal, ending.signal]);
  try {
    const response = await io.fetch(`${session.server}${endpointPath}`, {
      method: 'POST',
      headers: { ...callHeaders(session.accessToken, session.impersonating), ...streamHeaders },
      body: JSON.stringify(buildCall(LocationChangedDocument, { locationId })),
      signal: both,
    });
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const answer = readAnswer<'LocationChanged'>(await response.json().catch(() => undefined));
      return answer.ok ? lost : endOf(answer.failure, false);
    }
    await onSign();
    return await readEvents(io, response.body, onSign);
  } finally {
    ending.abort();
  }
}

async function readEvents(io: Io, body: ReadableStream<Uint8Array>, onSign: Reading['onSign']): Promise<StreamEnd> {
  const read = createEventReader<'LocationChanged'>();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const waiting = new AbortController();
    const piece = await Promise.race([
      reader.read(),
      io.pause(silence, waiting.signal).then(() => ({ done: true, value: undefined })),
    ]).finally(() => waiting.abort());
    if (piece.done || !piece.value) return lost;
    for (const told of read(decoder.decode(piece.value, { stream: true }))) {
      if (told.kind === 'complete') return lost;
      if (!told.answer.ok) return endOf(told.answer.failure, true);
    }
    await onSign();
  }
}
