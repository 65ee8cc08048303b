import { act, waitFor } from '@testing-library/react';
import type { FakeServer } from './fake-server';

/** Waits until every call has a response and the result is rendered. For pages that show no sign of completion. */
export async function settled(server: FakeServer): Promise<void> {
  await waitFor(() => {
    if (!server.isIdle()) throw new Error('A call was not answered');
  });
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
}
