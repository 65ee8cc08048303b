import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/**
 * Labels of states, events and guards in the diagram, by their names in the state machine. Names without a label are
 * shown unchanged.
 */
export type ChartWords = Readonly<Record<string, string>>;

/**
 * Renders a state machine as a Mermaid state diagram, which GitHub and most editors display: every state, and every
 * transition with its event and, in brackets, its guard. It is read from the machine itself, so it cannot show a
 * transition that does not exist. Automatic transitions have no event; the results of an effect are `done` and
 * `failed`. Events with the same target share a line.
 *
 * @returns lines that begin with `stateDiagram-v2`, without a code fence
 * @see A-365, P-122 to P-134, P-155 to P-161
 */
export function lifecycleChart(machine: AnyStateMachine, words: ChartWords = {}): string {
  const { root } = machine;
  const lines = [...nestedLines(root, 1, words), ...importEdges(root, words).map((arrow) => indented(1, arrow))];
  return ['stateDiagram-v2', ...lines].join('\n');
}

const indented = (depth: number, text: string) => `${'  '.repeat(depth)}${text}`;
const childrenOf = ({ states }: AnyStateNode): readonly AnyStateNode[] => Object.values(states);

/** A name that is unique in the whole diagram: `Draft` occurs in two regions. */
const nameOf = ({ path }: AnyStateNode) => path.join('_');

/** The nested states of a state, with its initial and final states. */
function nestedLines(state: AnyStateNode, depth: number, words: ChartWords): readonly string[] {
  const children = childrenOf(state);
  const first = children.find(({ key }) => key === state.config.initial);
  const isEntered = state.parent === undefined && first !== undefined;
  return [
    ...(isEntered ? [indented(depth, `[*] --> ${nameOf(first)}`)] : []),
    ...children.flatMap((child) => stateLines(child, depth, words)),
    ...children.filter(({ type }) => type === 'final').map((child) => indented(depth, `${nameOf(child)} --> [*]`)),
  ];
}

function stateLines(state: AnyStateNode, depth: number, words: ChartWords): readonly string[] {
  const head = indented(depth, `state "${words[state.key] ?? state.key}" as ${nameOf(state)}`);
  if (childrenOf(state).length === 0) return [head];
  return [`${head} {`, ...nestedLines(state, depth + 1, words), indented(depth, '}')];
}

/** The transitions of a state and of its nested states, in the order in which the machine tries them. */
function importEdges(state: AnyStateNode, words: ChartWords): readonly string[] {
  const own = [...(state.always ?? []), ...[...state.transitions.values()].flat()];
  return [
    ...together(own.map((arrow) => transitionLine(state, arrow, words))),
    ...childrenOf(state).flatMap((child) => importEdges(child, words)),
  ];
}

interface TransitionLine {
  readonly ends: string;
  readonly event: string;
  readonly condition: string;
}

/** Merges events with the same target and guard into one line; otherwise the diagram would be unreadable. */
function together(arrows: readonly TransitionLine[]): readonly string[] {
  const events = new Map<string, { readonly arrow: TransitionLine; readonly names: string[] }>();
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

function transitionLine(
  from: AnyStateNode,
  { eventType, guard, target }: AnyTransitionDefinition,
  words: ChartWords,
): TransitionLine {
  const name = eventName(String(eventType));
  return {
    ends: `${nameOf(from)} --> ${nameOf(target?.[0] ?? from)}`,
    event: name === '' ? '' : inWords(name, words),
    condition: guard === undefined ? '' : `[${inWords(guardName(guard), words)}]`,
  };
}

const inWords = (name: string, words: ChartWords) => words[name] ?? name;

/** The name of a guard, with its parameters if it has any. */
const guardName = (guard: unknown) => (typeof guard === 'string' ? guard : (guard as { readonly type: string }).type);

/**
 * XState calls the result of an effect `xstate.done.actor.0.issue.saving`; its first word is the label. A delay is
 * labeled by its name.
 */
function eventName(eventType: string): string {
  if (eventType.startsWith('xstate.done.')) return 'done';
  if (eventType.startsWith('xstate.error.')) return 'failed';
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  return delay === undefined ? eventType : `after ${delay}`;
}
