const listeners = new Set<() => void>();
let isDown = false;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Modifier keys of a press, such as Ctrl to open another tab; their keydown events repeat. */
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

/** A click is dispatched right after the release in the same task, so a 0 ms timer fires after it. */
function endSoon(): void {
  clearTimeout(ending);
  ending = setTimeout(end, 0);
}

const endOnKey = ({ key, repeat }: KeyboardEvent) => !repeat && !modifiers.has(key) && end();

/**
 * Blur events of fields also reach the window during capture; only the window's own blur means that it went into the
 * background.
 */
const endOfWindow = ({ target, currentTarget }: FocusEvent) => target === currentTarget && end();

/**
 * The pointer moves without a pressed button: it was released outside the window or over a native menu or scroll bar.
 */
const endOnFreeMove = ({ buttons }: PointerEvent) => buttons === 0 && end();

/**
 * Tracks a press from pointer down until its click is dispatched. By then the click target is known, so moving
 * elements cannot divert the click. Touch presses start with the emulated mouse events after the release, because only
 * those move focus. Without a click, the press ends with the release, or with an event that rules a click out.
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
  // Listens in the capture phase on the window, so no element can stop these events.
  watched.forEach(([type, listener]) =>
    window.addEventListener(type, listener as EventListener, { capture: true, passive: true }),
  );
}

function stopWatching(): void {
  watched.forEach(([type, listener]) => window.removeEventListener(type, listener as EventListener, { capture: true }));
  clearTimeout(ending);
  isDown = false;
}

/**
 * Whether a pointer is down on the page and its click is still to come. Tracked while there is at least one
 * subscriber.
 */
export const isPressing = (): boolean => isDown;

/** Registers a callback for the end of a press. */
export function subscribeToPressEnd(listener: () => void): () => void {
  if (listeners.size === 0) watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}
