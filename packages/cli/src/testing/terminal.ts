import { supportToolHeader } from '@signa/core/contract';
import { noAccessText } from '@signa/core/practice';
import type { Io } from '../process/io.js';
import type { Session } from '../session/session.js';
import type { SessionFile } from '../session/session-file.js';

/** What a test observes of a terminal. */
export interface Terminal {
  readonly io: Io;
  readonly file: SessionFile;
  readonly out: string[];
  readonly err: string[];
  readonly requests: {
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly body: Record<string, unknown>;
  }[];
  readonly stored: () => Session | null;
}

export interface World {
  readonly session?: Session | null;
  readonly input?: string;
  /** The server's answer by operation name or file path; an answer without data simulates a server that is down. */
  readonly answers?: Record<string, unknown>;
  /** Whether output goes to a terminal; true by default. */
  readonly isTerminal?: boolean;
  /** Columns of the terminal; unknown by default. */
  readonly width?: number | null;
  /** Whether the locale asks for ASCII characters; false by default. */
  readonly isAscii?: boolean;
  /** The user's answer to prompts; undefined means there is no interactive terminal. */
  readonly says?: string;
  /** Whether the signed-in user is support; the server refuses calls of support tools by anyone else. */
  readonly isSupport?: boolean;
  /** The next idempotency key. */
  readonly key?: string;
}

export const signedIn: Session = {
  server: 'http://signa.test',
  accessToken: 'access.token.secret',
  idToken: null,
  expiresAt: null,
  method: 'token',
  impersonating: null,
};

/** A terminal whose server returns the given answers. */
export function terminal({
  session = signedIn,
  input = '',
  answers = {},
  key = 'key-1',
  isSupport = true,
  isTerminal = true,
  says,
  width = null,
  isAscii = false,
}: World = {}): Terminal {
  const out: string[] = [];
  const err: string[] = [];
  const requests: Terminal['requests'] = [];
  let stored = session;
  return {
    out,
    err,
    requests,
    stored: () => stored,
    file: {
      read: () => Promise.resolve(stored),
      write: (next) => {
        stored = next;
        return Promise.resolve();
      },
      remove: () => {
        stored = null;
        return Promise.resolve();
      },
      runExclusively: (work) => work(),
    },
    io: {
      out: (text) => void out.push(text),
      err: (text) => void err.push(text),
      isTerminal,
      width,
      isAscii,
      canAsk: says !== undefined,
      ask: (question) => {
        err.push(question);
        return Promise.resolve(says ?? '');
      },
      readInput: () => Promise.resolve(input),
      openBrowser: () => Promise.resolve(true),
      interrupted: () => new AbortController().signal,
      pause: () => Promise.resolve(),
      now: () => Date.parse('2026-11-20T12:00:00Z'),
      newKey: () => key,
      proxyFor: () => null,
      fetch: (address, init) => {
        const body = JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown>;
        const headers = init?.headers as Record<string, string>;
        requests.push({ url: String(address), headers, body });
        if (!isSupport && headers[supportToolHeader.name] === supportToolHeader.value)
          return Promise.resolve(Response.json(refused('FORBIDDEN', noAccessText)));
        const answer = answers[String(body.operationName ?? new URL(String(address)).pathname)];
        return answer === undefined
          ? Promise.reject(new TypeError('fetch failed'))
          : Promise.resolve(answer instanceof Response ? answer.clone() : Response.json(answer));
      },
    },
  };
}

/** A refusal by the server. */
export function refused(code: string, message: string): unknown {
  return { errors: [{ message, extensions: { code } }] };
}
