import type { Database } from '../database/database.js';
import { uncheckedRows } from '../store/unchecked.js';

/** A sign-in that left for the provider. */
interface LeftSignIn {
  readonly nonce: string;
  readonly verifier: string;
  /** A path of the portal. */
  readonly returnTo: string;
}

interface NewSession {
  readonly secretHash: Buffer;
  readonly username: string;
  readonly issuer: string;
  readonly subject: string;
  readonly providerSession: string | null;
  readonly idToken: string;
  /** What the browser calls itself, cut. */
  readonly browser: string;
  readonly now: string;
  readonly idleMinutes: number;
  readonly endsAt: string;
}

export interface OpenSession {
  readonly id: string;
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

interface TokenSession {
  readonly id: string;
  readonly username: string;
  /** Of the token, milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The sessions as the database keeps them: secrets by their hashes, every question a function of its own. */
export interface SessionStore {
  beginSignIn(stateHash: Buffer, browserHash: Buffer, left: LeftSignIn, expiresAt: string, now: string): Promise<void>;
  /** Null where none left from that browser, or it left too long ago; each comes back once. */
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

export function openSessionStore(database: Database): SessionStore {
  const nowhere = { locationIds: [] };
  const read = <T>(call: string, values: readonly unknown[]) =>
    database.read(
      nowhere,
      async (sql) => (await uncheckedRows<{ answer: T }>(sql, `select ${call} as answer`, values))[0]?.answer as T,
    );
  const write = <T>(call: string, values: readonly unknown[]) =>
    database.write(
      nowhere,
      async (sql) => (await uncheckedRows<{ answer: T }>(sql, `select ${call} as answer`, values))[0]?.answer as T,
    );
  return {
    beginSignIn: (stateHash, browserHash, { nonce, verifier, returnTo }, expiresAt, now) =>
      write('signa.begin_sign_in($1, $2, $3, $4, $5, $6, $7)', [
        stateHash,
        browserHash,
        nonce,
        verifier,
        returnTo,
        expiresAt,
        now,
      ]),
    takeSignIn: (stateHash, browserHash, now) => write('signa.take_sign_in($1, $2, $3)', [stateHash, browserHash, now]),
    bindIdentity: (issuer, subject, username, now) =>
      write('signa.bind_identity($1, $2, $3, $4)', [issuer, subject, username, now]),
    begin: (session) =>
      write('signa.begin_session($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
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
    find: (secretHash, now) => read('signa.session_of($1, $2)', [secretHash, now]),
    see: (id, now) => write('signa.see_session($1, $2)', [id, now]),
    issueToken: (tokenHash, sessionId, expiresAt, now) =>
      write('signa.issue_session_token($1, $2, $3, $4)', [tokenHash, sessionId, expiresAt, now]),
    findByToken: (tokenHash, now) => read('signa.session_of_token($1, $2)', [tokenHash, now]),
    end: (secretHash, now) => write('signa.end_session($1, $2)', [secretHash, now]),
    endByProvider: (issuer, subject, providerSession, now) =>
      write('signa.end_provider_sessions($1, $2, $3, $4)', [issuer, subject, providerSession, now]),
  };
}
