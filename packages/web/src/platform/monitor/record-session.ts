import { dedupeIntegration, globalHandlersIntegration, init, replayIntegration } from '@sentry/browser';
import type { BrowserOptions } from '@sentry/browser';

/** 1% of sessions, and every session with an error. */
const replaySamples = { session: 0.01, error: 1 } as const;

/**
 * Starts the monitor with replays, in which all text and images are masked, and with errors, which cause a replay to
 * be kept. All other features of the library stay off, including session counts and breadcrumbs.
 */
export function recordSession(dsn: string, more: Pick<BrowserOptions, 'transport'> = {}): void {
  init({
    dsn,
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      dedupeIntegration(),
      // The compression worker would need a script from another origin.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false }),
    ],
    replaysSessionSampleRate: replaySamples.session,
    replaysOnErrorSampleRate: replaySamples.error,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: false, variables: false },
      stackFrameVariables: false,
    },
    ...more,
  });
}
