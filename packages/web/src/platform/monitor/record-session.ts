import { dedupeIntegration, globalHandlersIntegration, init, replayIntegration } from '@sentry/browser';
import type { BrowserOptions } from '@sentry/browser';

/** 1% of sessions, and every one in which something broke. */
const replaySamples = { session: 0.01, error: 1 } as const;

/**
 * Starts the monitor: replays with every text and picture masked, and errors, which are what makes a replay be kept.
 * Nothing else of the library is on: no counting of sessions, no log of clicks and calls.
 */
export function recordSession(dsn: string, more: Pick<BrowserOptions, 'transport'> = {}): void {
  init({
    dsn,
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      dedupeIntegration(),
      // Its worker would need scripts from elsewhere than this server.
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
