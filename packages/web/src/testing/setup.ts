import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Runs once per test file, but its imports are evaluated once for all of them. Build tests run without a browser.
if (typeof document !== 'undefined') {
  const { openBrowser } = await import('./browser');
  const { forgetStyles } = await import('./styles');
  const { menuContent } = await import('../part/overlay/menu');
  const { popoverContent } = await import('../part/overlay/popover');
  const { keepKnowledge } = await import('../platform/knowledge/knowledge-store');
  const { sampleKnowledge } = await import('@signa/core/sample-knowledge');
  const { noSigningFacts } = await import('./no-signing-facts');
  const { deleteAllUnsent } = await import('../feature/prescribing/prescription-form/unsent/unsent-work');

  // In the portal they have loaded by the time a button is pressed.
  await Promise.all([menuContent.load(), popoverContent.load()]);
  keepKnowledge(noSigningFacts.signingFacts.knowledge.digest, sampleKnowledge);

  beforeEach(() => {
    // Clears the state kept for the next form, because it outlives a form until the page reloads.
    deleteAllUnsent();
    openBrowser();
  });
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
    vi.unstubAllGlobals();
  });
  afterAll(async () => {
    forgetStyles();
    // Waits for components that are still loading. Their import would be aborted with the test file and fail in the
    // following ones.
    await vi.dynamicImportSettled();
  });
}
