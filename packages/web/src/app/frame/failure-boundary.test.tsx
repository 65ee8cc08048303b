import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderScreen } from '../../testing/render';
import { FailureBoundary } from './failure-boundary';

it('shows an error in place of a page that fails to render, reports it to the monitor, and retries on request', async () => {
  const heard = vi.fn();
  vi.stubGlobal('reportError', heard);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    logged.mockRestore();
  });
  const fault = new Error('cannot be drawn');
  let isBroken = true;
  function Page() {
    if (isBroken) throw fault;
    return <p>The page</p>;
  }
  const { user } = renderScreen(
    <>
      <p>The menu</p>
      <FailureBoundary place="/history">
        <Page />
      </FailureBoundary>
    </>,
  );
  expect(screen.getByText('The menu')).toBeDefined();
  expect(screen.getByText("We couldn't show this page")).toBeDefined();
  expect(heard).toHaveBeenCalledExactlyOnceWith(fault);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText("We couldn't show this page")).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The page')).toBeDefined();
});
