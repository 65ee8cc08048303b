const listeners = new Set<() => void>();
let isDown = false;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Modifier keys held during a press, such as Ctrl to open another tab; their keydown events repeat. */
const modifiers: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'CapsLock', 'Control', 'Meta', 'Shift']);

function begin(): void {
  clearTimeout(ending);
  isDown = true;
}

function end(): void {
  clearTimeout(ending);
  if (!isDown) return;
  isDown = false;
  listeners.forEach((listener) => listener());
}

/** A click is dispatched right after the release, in the same task, so a timer of 0 ms fires once it was. */
function endSoon(): void {
  clearTimeout(ending);
  ending = setTimeout(end, 0);
}

const endOnKey = ({ key, repeat }: KeyboardEvent) => !repeat && !modifiers.has(key) && end();

/** Every field's loss of focus passes the window on its way down; only its own means that it went into the background. */
const endOfWindow = ({ target, currentTarget }: FocusEvent) => target === currentTarget && end();

/** The pointer moves without a button: it was released outside the window, over a native menu or a scroll bar. */
const endOnFreeMove = ({ buttons }: PointerEvent) => buttons === 0 && end();

/**
 * A press begins on the way down and ends when its click is dispatched: the target of a click is known by then, so
 * whatever moves cannot take it away. A finger presses with the mouse events that follow its release, because only those
 * move the focus. Without a click the press ends with the release, or with whatever shows that there will be none.
 */
const watched = [
  ['pointerdown', begin],
  ['mousedown', begin],
  ['click', end],
  ['pointerup', endSoon],
  ['mouseup', endSoon],
  ['pointercancel', end],
  ['dragend', end],
  ['contextmenu', end],
  ['blur', endOfWindow],
  ['pointermove', endOnFreeMove],
  ['keydown', endOnKey],
] as const satisfies readonly (readonly [keyof WindowEventMap, (event: never) => void])[];

function watch(): void {
  // On the way down from the window: nothing of the page can keep an event from getting here.
  watched.forEach(([type, listener]) =>
    window.addEventListener(type, listener as EventListener, { capture: true, passive: true }),
  );
}

function stopWatching(): void {
  watched.forEach(([type, listener]) => window.removeEventListener(type, listener as EventListener, { capture: true }));
  clearTimeout(ending);
  isDown = false;
}

/** Whether a pointer is pressed on the page, and its click is still to come. Known as long as anything subscribes. */
export const isPressing = (): boolean => isDown;

/** Calls back when a press ends. */
export function subscribeToPressEnd(listener: () => void): () => void {
  if (listeners.size === 0) watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}
