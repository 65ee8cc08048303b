import { act, waitFor } from '@testing-library/react';
import type { FakeServer } from './fake-server';

/** Waits until every call was answered and what was answered is drawn, where nothing on the page tells that. */
export async function settled(server: FakeServer): Promise<void> {
  await waitFor(() => {
    if (!server.isIdle()) throw new Error('A call was not answered');
  });
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
}
