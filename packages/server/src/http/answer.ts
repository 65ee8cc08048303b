import type { ServerResponse } from 'node:http';

/** Answers JSON that nobody keeps. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  answerText(response, status, JSON.stringify(body), 'application/json; charset=utf-8');
}

export function answerText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  // A text, unlike a buffer, leaves in one piece with the headers.
  response.end(text);
}
