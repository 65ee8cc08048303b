import { failure, type FailureCode, toExtensions } from '@signa/core/base';
import type { Change } from '../client/touched';

/** Server side of one stream. */
interface FakeStream {
  readonly locationId: string;
  readonly headers: Headers;
  readonly tell: (change: Change) => void;
  readonly beat: () => void;
  /** Sends the reason for closing the stream, then closes it. */
  readonly refuse: (code: FailureCode) => void;
  /** Drops the connection. */
  readonly breakOff: () => void;
  /** Whether the client disconnected. */
  readonly isLeft: () => boolean;
}

/** A server controlled by the test that serves only streams. */
export function createFakeStreams() {
  const opened: FakeStream[] = [];
  const fetcher: typeof fetch = async (_input, init) => {
    const { variables } = JSON.parse(String(init?.body)) as { variables: { locationId: string } };
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    let isLeft = false;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    init?.signal?.addEventListener('abort', () => {
      isLeft = true;
      controller?.error(new DOMException('Left', 'AbortError'));
    });
    const write = (text: string) => controller?.enqueue(encoder.encode(text));
    const next = (result: unknown) => write(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
    opened.push({
      locationId: variables.locationId,
      headers: new Headers(init?.headers),
      tell: (change) => next({ data: { locationChanged: change } }),
      beat: () => write(':\n\n'),
      refuse(code) {
        const failed = failure(code);
        next({ errors: [{ message: failed.message, extensions: toExtensions(failed) }] });
        write('event: complete\ndata:\n\n');
      },
      breakOff: () => controller?.error(new TypeError('network error')),
      isLeft: () => isLeft,
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  };
  return { fetch: fetcher, opened };
}
