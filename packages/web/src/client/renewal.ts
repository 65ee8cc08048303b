/**
 * What became of asking for a fresh token: it is here; the session is over; or nobody could say, as when the line is
 * down, the server starts, or too much was asked. Only the second signs anybody out.
 */
export type Renewal = 'renewed' | 'over' | 'unanswered';
