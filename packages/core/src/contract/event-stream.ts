import { readAnswer, type Answer } from './answer.js';
import type { SubscriptionName } from './names.js';

/** What a stream of events tells: another answer, or that none follows. */
export type StreamMessage<N extends SubscriptionName> =
  | { readonly kind: 'next'; readonly answer: Answer<N> }
  | { readonly kind: 'complete' };

/** What every reader of a stream asks for, beside the headers of a call. */
export const streamHeaders = { accept: 'text/event-stream' } as const;

/**
 * Reads a stream of events: GraphQL over server-sent events, a connection of its own for each subscription.
 *
 * @returns takes the text as it comes, cut anywhere, and answers the events that it completes; signs of life are none
 * @see P-152
 */
export function createEventReader<N extends SubscriptionName>(): (text: string) => StreamMessage<N>[] {
  let rest = '';
  return (text) => {
    // A line may end in the middle of its two characters: what is left of it waits for the next piece.
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
