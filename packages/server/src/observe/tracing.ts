import type { IncomingHttpHeaders } from 'node:http';

/**
 * All that a span may say: what was done, never for whom. Values are names that stand in the sources, numbers, and
 * the id of a call.
 */
export const attributeNames = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'graphql.operation.name',
  'db.system.name',
  'db.operation.name',
  'error.type',
  'signa.request_id',
  'signa.refusal',
  'signa.message.kind',
] as const;

export type SpanAttributes = Readonly<Partial<Record<(typeof attributeNames)[number], string | number>>>;

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client';
  readonly attributes?: SpanAttributes;
  /** Of the caller, whose trace goes on here. */
  readonly caller?: IncomingHttpHeaders;
  /** Leaves out what belongs to no call and no delivery. */
  readonly isPart?: boolean;
}

/** Tells a collector how long what was done took. */
export interface Tracing {
  /** Does a piece of work within a span, which belongs to the one that it is done in. */
  span<T>(start: SpanStart, work: () => Promise<T>): Promise<T>;
  /** Adds to the span that is at work; `error.type` says that it failed. */
  note(attributes: SpanAttributes, name?: string): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** As it is without settings: nothing is loaded, kept or sent. */
export const untraced: Tracing = {
  span: (_, work) => work(),
  note: () => undefined,
  stop: async () => undefined,
};
