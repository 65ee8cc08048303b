import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface LazyPart<P> {
  /** Renders `fallback` until the code is loaded; if it already is, renders immediately. */
  readonly Part: ComponentType<P & { readonly fallback?: ReactNode }>;
  /** Loads the code. Repeated calls are free. */
  readonly load: () => Promise<unknown>;
}

/**
 * A lazily loaded component. Its code is preloaded when the browser is idle, or loaded on first render at the latest.
 * Unlike `React.lazy` with Suspense, it renders as soon as its code is available: Suspense shows a fallback for at
 * least 300 ms.
 */
export function lazyPart<P extends object>(bring: () => Promise<ComponentType<P>>): LazyPart<P> {
  let coming: Promise<ComponentType<P>> | undefined;
  let found: ComponentType<P> | undefined;
  const load = () =>
    (coming ??= bring().then(
      (part) => (found = part),
      (error: unknown) => {
        // The next caller retries.
        coming = undefined;
        throw error;
      },
    ));
  function Part({ fallback, ...props }: P & { readonly fallback?: ReactNode }) {
    const LifecyclePage = useLoaded(found, load);
    return LifecyclePage ? <LifecyclePage {...(props as unknown as P)} /> : fallback;
  }
  return { Part, load };
}

/**
 * The loaded component; undefined until it is available.
 *
 * @throws the load error, for the error boundary
 */
function useLoaded<P>(found: ComponentType<P> | undefined, load: () => Promise<ComponentType<P>>) {
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

/** Preloads components that may be needed soon, once `ready` is true and the browser is idle. */
export function usePreload(ready: boolean, parts: readonly Pick<LazyPart<object>, 'load'>[]) {
  const isIdle = useIdle(ready);
  useEffect(() => {
    if (isIdle) parts.forEach((part) => void part.load().catch(() => undefined));
  }, [isIdle, parts]);
}

/** Whether the content has been painted and the browser was idle since `ready` became true. */
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
