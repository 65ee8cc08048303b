import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface LazyPart<P> {
  /** Draws `fallback` until the code is there; once it is, without a pause. */
  readonly Part: ComponentType<P & { readonly fallback?: ReactNode }>;
  /** Brings the code; asking again costs nothing. */
  readonly load: () => Promise<unknown>;
}

/**
 * A part that is not needed at first: its code comes when there is time, or at the latest when it is drawn. It is drawn
 * as soon as the code is there: React's own way of waiting shows what stands in for 300 ms at least.
 */
export function lazyPart<P extends object>(bring: () => Promise<ComponentType<P>>): LazyPart<P> {
  let coming: Promise<ComponentType<P>> | undefined;
  let found: ComponentType<P> | undefined;
  const load = () =>
    (coming ??= bring().then(
      (part) => (found = part),
      (error: unknown) => {
        // Who needs it next tries again.
        coming = undefined;
        throw error;
      },
    ));
  function Part({ fallback, ...props }: P & { readonly fallback?: ReactNode }) {
    const Drawn = useBrought(found, load);
    return Drawn ? <Drawn {...(props as unknown as P)} /> : fallback;
  }
  return { Part, load };
}

/**
 * The component whose code is brought; undefined until it is there.
 *
 * @throws what kept the code from coming, where the boundary of failures catches it
 */
function useBrought<P>(found: ComponentType<P> | undefined, load: () => Promise<ComponentType<P>>) {
  const [state, setState] = useState<{
    readonly part?: ComponentType<P>;
    readonly failure?: { readonly cause: unknown };
  }>(() => (found ? { part: found } : {}));
  const isThere = state.part !== undefined;
  useEffect(() => {
    if (isThere) return;
    let isWanted = true;
    load().then(
      (part) => isWanted && setState({ part }),
      (cause: unknown) => isWanted && setState({ failure: { cause } }),
    );
    return () => void (isWanted = false);
  }, [isThere, load]);
  if (state.failure) throw state.failure.cause;
  return state.part;
}

/** Brings the code of parts that may be needed soon, once `ready` and the browser has nothing else to do. */
export function usePreload(ready: boolean, parts: readonly Pick<LazyPart<object>, 'load'>[]) {
  const isIdle = useIdle(ready);
  useEffect(() => {
    if (isIdle) parts.forEach((part) => void part.load().catch(() => undefined));
  }, [isIdle, parts]);
}

/** Whether, since `ready`, what is there has been drawn and the browser had nothing else to do. */
export function useIdle(ready: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!ready) return;
    const rest = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest);
      return () => clearTimeout(timer);
    }
    const wait = requestIdleCallback(rest, { timeout: 3_000 });
    return () => cancelIdleCallback(wait);
  }, [ready]);
  return isIdle;
}
