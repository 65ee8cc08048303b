import { z } from 'zod';
import type { Database } from '../database/database.js';
import { always, holds, integer, text, unknownJson } from '../store/sql/expression.js';
import { fields, select, type Statement } from '../store/sql/select.js';
import { single } from '../store/statement.js';

/** A sign-in in progress at the provider. */
const leftSignIn = z.object({
  nonce: z.string(),
  verifier: z.string(),
  /** A path of the portal. */
  returnTo: z.string(),
});
type LeftSignIn = z.infer<typeof leftSignIn>;

interface NewSession {
  readonly secretHash: Buffer;
  readonly username: string;
  readonly issuer: string;
  readonly subject: string;
  readonly providerSession: string | null;
  readonly idToken: string;
  /** User agent of the browser, truncated. */
  readonly browser: string;
  readonly now: string;
  readonly idleMinutes: number;
  readonly endsAt: string;
}

const openSession = z.object({
  id: z.string(),
  username: z.string(),
  /** Milliseconds since 1970. */
  endsAt: z.number(),
});
export type OpenSession = z.infer<typeof openSession>;

const tokenSession = z.object({
  id: z.string(),
  username: z.string(),
  /** Of the token, milliseconds since 1970. */
  expiresAt: z.number(),
});
type TokenSession = z.infer<typeof tokenSession>;

const endedSession = z.object({ username: z.string(), idToken: z.string() });

/** Access to stored sessions: secrets as hashes, every query through a database function. */
export interface SessionStore {
  beginSignIn(stateHash: Buffer, browserHash: Buffer, left: LeftSignIn, expiresAt: string, now: string): Promise<void>;
  /** Null for an unknown or expired sign-in of that browser; each can be used once. */
  takeSignIn(stateHash: Buffer, browserHash: Buffer, now: string): Promise<LeftSignIn | null>;
  bindIdentity(issuer: string, subject: string, username: string, now: string): Promise<boolean>;
  begin(session: NewSession): Promise<string>;
  find(secretHash: Buffer, now: string): Promise<OpenSession | null>;
  see(id: string, now: string): Promise<void>;
  issueToken(tokenHash: Buffer, sessionId: string, expiresAt: string, now: string): Promise<void>;
  findByToken(tokenHash: Buffer, now: string): Promise<TokenSession | null>;
  end(secretHash: Buffer, now: string): Promise<{ readonly username: string; readonly idToken: string } | null>;
  endByProvider(issuer: string, subject: string | null, providerSession: string | null, now: string): Promise<number>;
}

const answerOf = (call: string) => select(fields({ answer: unknownJson(call) }), '');

const statements = {
  beginSignIn: answerOf('signa.begin_sign_in($1, $2, $3, $4, $5, $6, $7)'),
  takeSignIn: answerOf('signa.take_sign_in($1, $2, $3)'),
  bindIdentity: select(fields({ answer: holds('signa.bind_identity($1, $2, $3, $4)') }), ''),
  begin: select(fields({ answer: always(text('signa.begin_session($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)')) }), ''),
  find: answerOf('signa.session_of($1, $2)'),
  see: answerOf('signa.see_session($1, $2)'),
  issueToken: answerOf('signa.issue_session_token($1, $2, $3, $4)'),
  findByToken: answerOf('signa.session_of_token($1, $2)'),
  end: answerOf('signa.end_session($1, $2)'),
  endByProvider: select(fields({ answer: always(integer('signa.end_provider_sessions($1, $2, $3, $4)')) }), ''),
};

export function openSessionStore(database: Database): SessionStore {
  const nowhere = { locationIds: [] };
  const read = async <T>(statement: Statement<{ answer: T }>, values: readonly unknown[]) =>
    (await database.read(nowhere, (sql) => single(sql, statement, values))).answer;
  const write = async <T>(statement: Statement<{ answer: T }>, values: readonly unknown[]) =>
    (await database.write(nowhere, (tx) => single(tx, statement, values))).answer;
  return {
    async beginSignIn(stateHash, browserHash, { nonce, verifier, returnTo }, expiresAt, now) {
      await write(statements.beginSignIn, [stateHash, browserHash, nonce, verifier, returnTo, expiresAt, now]);
    },
    takeSignIn: async (stateHash, browserHash, now) =>
      z.nullable(leftSignIn).parse(await write(statements.takeSignIn, [stateHash, browserHash, now])),
    bindIdentity: (issuer, subject, username, now) => write(statements.bindIdentity, [issuer, subject, username, now]),
    begin: (session) =>
      write(statements.begin, [
        session.secretHash,
        session.username,
        session.issuer,
        session.subject,
        session.providerSession,
        session.idToken,
        session.browser,
        session.now,
        session.idleMinutes,
        session.endsAt,
      ]),
    find: async (secretHash, now) => z.nullable(openSession).parse(await read(statements.find, [secretHash, now])),
    async see(id, now) {
      await write(statements.see, [id, now]);
    },
    async issueToken(tokenHash, sessionId, expiresAt, now) {
      await write(statements.issueToken, [tokenHash, sessionId, expiresAt, now]);
    },
    findByToken: async (tokenHash, now) =>
      z.nullable(tokenSession).parse(await read(statements.findByToken, [tokenHash, now])),
    end: async (secretHash, now) => z.nullable(endedSession).parse(await write(statements.end, [secretHash, now])),
    endByProvider: (issuer, subject, providerSession, now) =>
      write(statements.endByProvider, [issuer, subject, providerSession, now]),
  };
}
