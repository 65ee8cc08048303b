import type { IncomingHttpHeaders } from 'node:http';

/**
 * Everything that a span can contain: what was done, never for whom. Values are names from the source code,
 * numbers, and request IDs.
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
  /** Trace context of the caller, whose trace continues here. */
  readonly caller?: IncomingHttpHeaders;
  /** Omits spans that belong to no call or delivery. */
  readonly isPart?: boolean;
}

/** Exports the duration of operations to a collector. */
export interface Tracing {
  /** Runs a function within a span, as a child of the current one. */
  span<T>(start: SpanStart, work: () => Promise<T>): Promise<T>;
  /** Adds attributes to the current span; `error.type` marks it as failed. */
  note(attributes: SpanAttributes, name?: string): void;
  /** Exports the remaining spans. */
  stop(): Promise<void>;
}

/** Default without settings: nothing is loaded, kept, or sent. */
export const untraced: Tracing = {
  span: (_, work) => work(),
  note: () => undefined,
  stop: async () => undefined,
};
