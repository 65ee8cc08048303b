import { lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface LazyPart<P> {
  /** Draws `fallback` until the code is there; once it is, without a pause. */
  readonly Part: ComponentType<P & { readonly fallback?: ReactNode }>;
  /** Brings the code; asking again costs nothing. */
  readonly load: () => Promise<unknown>;
}

/** A part that is not needed at first: its code comes when there is time, or at the latest when it is drawn. */
export function lazyPart<P extends object>(bring: () => Promise<ComponentType<P>>): LazyPart<P> {
  let coming: Promise<ComponentType<P>> | undefined;
  let found: ComponentType<P> | undefined;
  const load = () =>
    (coming ??= bring().then(
      (part) => (found = part),
      (error: unknown) => {
        // Who needs it next tries again.
        coming = undefined;
        awaited = drawnWhenThere();
        throw error;
      },
    ));
  const drawnWhenThere = () => lazy(() => load().then((part) => ({ default: part })));
  let awaited: ComponentType<P> = drawnWhenThere();
  function Part({ fallback, ...props }: P & { readonly fallback?: ReactNode }) {
    // Stays what it was at first: another component would lose what was typed into this one.
    const [Drawn] = useState(() => found ?? awaited);
    return (
      <Suspense fallback={fallback ?? null}>
        <Drawn {...(props as unknown as P)} />
      </Suspense>
    );
  }
  return { Part, load };
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
