import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What states, events and guards are called in the diagram, by their names in the machine; one without words keeps its name. */
export type ChartWords = Readonly<Record<string, string>>;

/**
 * A life as a state diagram of Mermaid, which GitHub and most editors draw: every state, and every arrow with its event
 * and, in brackets, the guard that lets the event through. It is read out of the machine itself, so it cannot tell of an
 * arrow that is not there. An arrow without an event is taken at once; what an effect ends with is `done` or `failed`.
 * Events that lead the same way share an arrow.
 *
 * @returns lines that begin with `stateDiagram-v2`, without a fence around them
 * @see A-365, P-122 to P-134, P-155 to P-161
 */
export function lifecycleChart(machine: AnyStateMachine, words: ChartWords = {}): string {
  const { root } = machine;
  const lines = [...drawn(root, 1, words), ...arrowsOf(root, words).map((arrow) => indented(1, arrow))];
  return ['stateDiagram-v2', ...lines].join('\n');
}

const indented = (depth: number, text: string) => `${'  '.repeat(depth)}${text}`;
const childrenOf = ({ states }: AnyStateNode): readonly AnyStateNode[] => Object.values(states);

/** A name that is one in the whole diagram: `Draft` stands in two places of it. */
const nameOf = ({ path }: AnyStateNode) => path.join('_');

/** The states inside of one, with its beginning and its ends. */
function drawn(state: AnyStateNode, depth: number, words: ChartWords): readonly string[] {
  const children = childrenOf(state);
  const first = children.find(({ key }) => key === state.config.initial);
  const isEntered = state.parent === undefined && first !== undefined;
  return [
    ...(isEntered ? [indented(depth, `[*] --> ${nameOf(first)}`)] : []),
    ...children.flatMap((child) => drawnState(child, depth, words)),
    ...children.filter(({ type }) => type === 'final').map((child) => indented(depth, `${nameOf(child)} --> [*]`)),
  ];
}

function drawnState(state: AnyStateNode, depth: number, words: ChartWords): readonly string[] {
  const head = indented(depth, `state "${words[state.key] ?? state.key}" as ${nameOf(state)}`);
  if (childrenOf(state).length === 0) return [head];
  return [`${head} {`, ...drawn(state, depth + 1, words), indented(depth, '}')];
}

/** The arrows that leave a state and those inside of it, in the order in which the machine tries them. */
function arrowsOf(state: AnyStateNode, words: ChartWords): readonly string[] {
  const own = [...(state.always ?? []), ...[...state.transitions.values()].flat()];
  return [
    ...together(own.map((arrow) => drawnArrow(state, arrow, words))),
    ...childrenOf(state).flatMap((child) => arrowsOf(child, words)),
  ];
}

interface DrawnArrow {
  readonly ends: string;
  readonly event: string;
  readonly condition: string;
}

/** Events that lead the same way under the same condition share an arrow, or the diagram would be one knot. */
function together(arrows: readonly DrawnArrow[]): readonly string[] {
  const events = new Map<string, { readonly arrow: DrawnArrow; readonly names: string[] }>();
  for (const arrow of arrows) {
    const key = `${arrow.ends}\n${arrow.condition}`;
    const known = events.get(key);
    if (known) known.names.push(arrow.event);
    else events.set(key, { arrow, names: [arrow.event] });
  }
  return [...events.values()].map(({ arrow: { ends, condition }, names }) => {
    const label = [names.join(' or '), condition].filter((part) => part !== '').join(' ');
    return label === '' ? ends : `${ends}: ${label}`;
  });
}

function drawnArrow(
  from: AnyStateNode,
  { eventType, guard, target }: AnyTransitionDefinition,
  words: ChartWords,
): DrawnArrow {
  const name = eventName(String(eventType));
  return {
    ends: `${nameOf(from)} --> ${nameOf(target?.[0] ?? from)}`,
    event: name === '' ? '' : inWords(name, words),
    condition: guard === undefined ? '' : `[${inWords(guardName(guard), words)}]`,
  };
}

const inWords = (name: string, words: ChartWords) => words[name] ?? name;

/** A guard stands as it was written: its name alone, or with what it is asked about. */
const guardName = (guard: unknown) => (typeof guard === 'string' ? guard : (guard as { readonly type: string }).type);

/** What XState calls `xstate.done.actor.0.issue.saving` is told by its first word; a delay by its name. */
function eventName(eventType: string): string {
  if (eventType.startsWith('xstate.done.')) return 'done';
  if (eventType.startsWith('xstate.error.')) return 'failed';
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  return delay === undefined ? eventType : `after ${delay}`;
}
