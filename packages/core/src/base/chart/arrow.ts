import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';

/** An arrow of a chart: where it leads, and whether its guard lets an event through. */
export interface Arrow<Event extends EventObject> {
  /** The state at its end; `null` when it stays where it is. */
  readonly target: AnyStateNode | null;
  readonly lets: (event: Event) => boolean;
}

/** The arrows that leave a state, by type of event, each list in the order in which the chart tries them. */
export type Arrows<Event extends EventObject> = ReadonlyMap<string, readonly Arrow<Event>[]>;

/**
 * Reads the arrows of one state out of a chart, once. A list of cards asks of every card what may happen to it; asking
 * the chart itself walks from its root at each question, asking its arrows does not. The guards are the chart's own,
 * and may read nothing but the event.
 *
 * @param path - the id of the state, such as `prescription.standing.Draft`
 */
export function arrowsFrom<Event extends EventObject>(chart: AnyStateMachine, path: string): Arrows<Event> {
  return new Map(
    [...chart.getStateNodeById(path).transitions].map(([type, drawn]) => [
      type,
      drawn.map((transition) => ({
        target: transition.target?.[0] ?? null,
        lets: guardOf(chart, transition),
      })),
    ]),
  );
}

interface NamedGuard {
  readonly type: string;
  readonly params?: (question: object) => unknown;
}

type Guards = Readonly<Record<string, (question: object, params: unknown) => boolean>>;

function guardOf(chart: AnyStateMachine, { guard }: AnyTransitionDefinition): (event: EventObject) => boolean {
  if (guard === undefined) return () => true;
  const { type, params } = guard as NamedGuard;
  const holds = (chart.implementations.guards as unknown as Guards)[type];
  if (!holds) throw new TypeError(`The chart has no guard ${type}`);
  return (event) => {
    const question = { context: {}, event };
    return holds(question, params?.(question));
  };
}

/** The arrow that a chart takes from a state with an event; `undefined` when it takes none. */
export function arrowTaken<Event extends EventObject>(arrows: Arrows<Event>, event: Event): Arrow<Event> | undefined {
  return arrows.get(event.type)?.find(({ lets }) => lets(event));
}
