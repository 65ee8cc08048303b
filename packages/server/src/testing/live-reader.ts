import {
  type Answer,
  type Operations,
  buildCall,
  callHeaders,
  createEventReader,
  readAnswer,
  endpointPath,
  streamHeaders,
} from '@signa/core/contract';

type Change = Operations['LocationChanged']['data']['locationChanged'];

/** A reader of a location's changes. */
export interface LiveReader {
  readonly status: number;
  readonly headers: Headers;
  /** Events received so far. */
  readonly changes: readonly Change[];
  /** Why it ended, if it did. */
  readonly refusal: () => string | null;
  /** The final event: complete, or none. */
  readonly ended: Promise<'complete' | 'broken off'>;
  /** Heartbeats so far. */
  readonly beats: () => number;
  leave(): void;
}

export interface ReaderOptions {
  readonly impersonating?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a stream at a server and reads it until it ends. */
export async function readLive(
  url: string,
  token: string,
  locationId: string,
  { impersonating, headers }: ReaderOptions = {},
): Promise<LiveReader> {
  const leaving = new AbortController();
  const response = await fetch(`${url}${endpointPath}`, {
    method: 'POST',
    headers: { ...callHeaders(token, impersonating ?? null), ...streamHeaders, ...headers },
    body: JSON.stringify(buildCall({ operationName: 'LocationChanged' }, { locationId })),
    signal: leaving.signal,
  });
  const changes: Change[] = [];
  let refusal: string | null = null;
  let beats = 0;
  const hear = (answer: Answer<'LocationChanged'>): void => {
    if (answer.ok) changes.push(answer.data.locationChanged);
    else refusal = answer.failure.code;
  };
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) hear(readAnswer(await response.json()));
  const reading = async (): Promise<'complete' | 'broken off'> => {
    if (refusal !== null) return 'broken off';
    const read = createEventReader<'LocationChanged'>();
    const decoder = new TextDecoder();
    const body = response.body?.getReader();
    try {
      for (let piece = await body?.read(); piece && !piece.done; piece = await body?.read()) {
        const text = decoder.decode(piece.value, { stream: true });
        beats += text.startsWith(':') ? 1 : 0;
        for (const told of read(text)) {
          if (told.kind === 'complete') return 'complete';
          hear(told.answer);
        }
      }
      return 'broken off';
    } catch {
      return 'broken off';
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    changes,
    refusal: () => refusal,
    ended: reading(),
    beats: () => beats,
    leave: () => leaving.abort(),
  };
}
