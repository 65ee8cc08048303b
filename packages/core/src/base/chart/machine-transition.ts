import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate';

/** A transition of a state machine: its target, and whether its guard accepts an event. */
export interface MachineTransition<Event extends EventObject> {
  /** The target state; `null` for a transition that stays in the same state. */
  readonly target: AnyStateNode | null;
  readonly lets: (event: Event) => boolean;
}

/** The transitions from a state by event type. Each list is in the order in which the state machine tries them. */
export type MachineTransitions<Event extends EventObject> = ReadonlyMap<string, readonly MachineTransition<Event>[]>;

/**
 * Reads the transitions of one state from a state machine, once. A list asks for every card which events are possible,
 * and querying the machine itself walks from its root each time. The guards are those of the machine and may read only
 * the event.
 *
 * @param path - the ID of the state, such as `prescription.standing.Draft`
 */
export function transitionsFrom<Event extends EventObject>(
  chart: AnyStateMachine,
  path: string,
): MachineTransitions<Event> {
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

/** The transition that an event triggers; `undefined` when there is none. */
export function transitionTaken<Event extends EventObject>(
  arrows: MachineTransitions<Event>,
  event: Event,
): MachineTransition<Event> | undefined {
  return arrows.get(event.type)?.find(({ lets }) => lets(event));
}
