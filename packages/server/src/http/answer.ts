import type { ServerResponse } from 'node:http';

/** Answers JSON that nobody keeps. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': text.length, 'cache-control': 'no-store' });
  response.end(text);
}

export function answerText(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  const body = Buffer.from(text);
  response.writeHead(status, { 'content-type': type, 'content-length': body.length, 'cache-control': 'no-store' });
  response.end(body);
}
