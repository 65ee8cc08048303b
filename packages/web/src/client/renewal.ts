/**
 * Outcome of a token refresh: a fresh token, an ended session, or unknown, for example when the connection is down,
 * the server is starting, or there were too many requests. Only an ended session signs the user out.
 */
export type Renewal = 'renewed' | 'over' | 'unanswered';
