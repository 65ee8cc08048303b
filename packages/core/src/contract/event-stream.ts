import { readAnswer, type Answer } from './answer.js';
import type { SubscriptionName } from './names.js';

/** A message of an event stream: another answer, or its end. */
export type StreamMessage<N extends SubscriptionName> =
  | { readonly kind: 'next'; readonly answer: Answer<N> }
  | { readonly kind: 'complete' };

/** The headers that every event stream request needs in addition to those of a call. */
export const streamHeaders = { accept: 'text/event-stream' } as const;

/**
 * Parses an event stream: GraphQL over server-sent events, with one connection per subscription.
 *
 * @returns a function that accepts text chunks split anywhere and returns the completed events, without heartbeats
 * @see P-152
 */
export function createEventReader<N extends SubscriptionName>(): (text: string) => StreamMessage<N>[] {
  let rest = '';
  return (text) => {
    // A chunk may end between CR and LF; the rest waits for the next one.
    const blocks = (rest + text).replace(/\r\n/g, '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => readEvent<N>(block));
  };
}

function readEvent<N extends SubscriptionName>(block: string): StreamMessage<N>[] {
  const lines = block.split('\n').map((line) => /^([^:]*)(?:: ?(.*))?$/s.exec(line));
  const values = (name: string) => lines.flatMap((line) => (line?.[1] === name ? [line[2] ?? ''] : []));
  const event = values('event').at(-1);
  if (event === 'complete') return [{ kind: 'complete' }];
  return event === 'next' ? [{ kind: 'next', answer: readAnswer<N>(parsed(values('data').join('\n'))) }] : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
