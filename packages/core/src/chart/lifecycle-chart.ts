import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/**
 * A life as a state diagram of Mermaid, which GitHub and most editors draw: every state, and every arrow with its event
 * and, in brackets, the name of the guard that lets the event through. It is read out of the machine itself, so it cannot
 * tell of an arrow that is not there.
 *
 * @returns lines that begin with `stateDiagram-v2`, without a fence around them
 * @see A-365, P-122 to P-134, P-155 to P-161
 */
export function lifecycleChart(machine: AnyStateMachine): string {
  const { root } = machine;
  const lines = [...drawn(root, 1), ...arrowsOf(root).map((arrow) => indented(1, arrow))];
  return ['stateDiagram-v2', ...lines].join('\n');
}

const indented = (depth: number, text: string) => `${'  '.repeat(depth)}${text}`;
const childrenOf = ({ states }: AnyStateNode): readonly AnyStateNode[] => Object.values(states);

/** A name that is one in the whole diagram: `Draft` stands in two places of it. */
const nameOf = ({ path }: AnyStateNode) => path.join('_');

/** The states inside of one, with its beginning and its ends. */
function drawn(state: AnyStateNode, depth: number): readonly string[] {
  const children = childrenOf(state);
  const first = children.find(({ key }) => key === state.config.initial);
  const isEntered = state.parent === undefined && first !== undefined;
  return [
    ...(isEntered ? [indented(depth, `[*] --> ${nameOf(first)}`)] : []),
    ...children.flatMap((child) => drawnState(child, depth)),
    ...children.filter(({ type }) => type === 'final').map((child) => indented(depth, `${nameOf(child)} --> [*]`)),
  ];
}

function drawnState(state: AnyStateNode, depth: number): readonly string[] {
  const head = indented(depth, `state "${state.key}" as ${nameOf(state)}`);
  if (childrenOf(state).length === 0) return [head];
  return [`${head} {`, ...drawn(state, depth + 1), indented(depth, '}')];
}

/** The arrows that leave a state and those inside of it, in the order in which the machine tries them. */
function arrowsOf(state: AnyStateNode): readonly string[] {
  const own = [...state.transitions.values()].flat().map((arrow) => arrowText(state, arrow));
  return [...own, ...childrenOf(state).flatMap(arrowsOf)];
}

function arrowText(from: AnyStateNode, { eventType, guard, target }: AnyTransitionDefinition): string {
  const to = target?.[0] ?? from;
  const condition = guard === undefined ? '' : ` [${(guard as { readonly type: string }).type}]`;
  return `${nameOf(from)} --> ${nameOf(to)}: ${eventType}${condition}`;
}
