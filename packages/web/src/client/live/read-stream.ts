import {
  buildCall,
  callHeaders,
  createEventReader,
  readAnswer,
  streamHeaders,
  type CallFailure,
} from '@signa/core/contract';
import { LocationChangedDocument } from '@signa/core/contract/typed';
import { endpointOf } from '../call-context';
import type { PortalConfig } from '../portal-config';
import type { Change } from '../touched';

export interface StreamSource {
  readonly fetch: typeof fetch;
  readonly endpoints: PortalConfig['endpoints'];
  readonly token: () => string | null;
  readonly impersonated: () => string | null;
  readonly locationId: string;
}

interface StreamReading {
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onChange: (change: Change) => void;
  /** Called for any data, including heartbeats. */
  readonly onSign: () => void;
}

/**
 * Reads one stream until it ends.
 *
 * @returns the reason why the server refused the stream, or null if the connection just ended
 */
export async function readStream(source: StreamSource, reading: StreamReading): Promise<CallFailure | null> {
  const response = await source.fetch(endpointOf(LocationChangedDocument.operationName, source.endpoints), {
    method: 'POST',
    headers: { ...callHeaders(source.token(), source.impersonated()), ...streamHeaders },
    body: JSON.stringify(buildCall(LocationChangedDocument, { locationId: source.locationId })),
    signal: reading.signal,
    cache: 'no-store',
  });
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const answer = readAnswer<'LocationChanged'>(await response.json().catch(() => undefined));
    return answer.ok ? null : answer.failure;
  }
  reading.onOpen();
  const read = createEventReader<'LocationChanged'>();
  const body = response.body.getReader();
  const decoder = new TextDecoder();
  for (let piece = await body.read(); !piece.done; piece = await body.read()) {
    reading.onSign();
    for (const told of read(decoder.decode(piece.value, { stream: true }))) {
      if (told.kind === 'complete') return null;
      if (!told.answer.ok) return told.answer.failure;
      reading.onChange(told.answer.data.locationChanged);
    }
  }
  return null;
}
