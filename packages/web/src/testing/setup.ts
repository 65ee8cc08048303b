import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// Is run for each file, the modules it takes from once for all of them. The tests of the build have no browser.
if (typeof document !== 'undefined') {
  const { openBrowser } = await import('./browser');
  const { forgetStyles } = await import('./styles');
  const { letGoEverything } = await import('../feature/prescription-form/unsent/unsent-work');

  beforeEach(() => {
    // What is kept for the form that is opened next: the portal is one page as long as it is not loaded again.
    letGoEverything();
    openBrowser();
  });
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
    vi.unstubAllGlobals();
  });
  afterAll(async () => {
    forgetStyles();
    // A part of the portal still on its way would be cut off with its file, and be missing in all that follow.
    await vi.dynamicImportSettled();
  });
}
