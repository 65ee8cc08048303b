import { render, screen } from '@testing-library/react';
import { Component, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart, usePreload } from './lazy-part';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

it('renders the fallback until the code is loaded, then the component', async () => {
  let bring: (part: typeof Greeting) => void = () => undefined;
  const greeting = lazyPart(() => new Promise<typeof Greeting>((resolve) => (bring = resolve)));
  render(<greeting.Part name="Otis" fallback={<p>One moment</p>} />);
  expect(screen.getByText('One moment')).toBeDefined();
  bring(Greeting);
  expect(await screen.findByText('Hello Otis')).toBeDefined();
});

it('renders a preloaded component without the fallback', async () => {
  let times = 0;
  const greeting = lazyPart(async () => ((times += 1), Greeting));
  const parts = [greeting];
  function Page() {
    usePreload(true, parts);
    const [asked, ask] = useState(false);
    return asked ? (
      <greeting.Part name="Otis" fallback="One moment" />
    ) : (
      <button onClick={() => ask(true)}>Greet</button>
    );
  }
  render(<Page />);
  await expect.poll(() => times).toBe(1);
  await greeting.load();
  screen.getByRole('button').click();
  expect(await screen.findByText('Hello Otis')).toBeDefined();
  expect(screen.queryByText('One moment')).toBeNull();
  expect(times).toBe(1);
});

it('retries after the code failed to load', async () => {
  let times = 0;
  const greeting = lazyPart(async () => {
    times += 1;
    if (times === 1) throw new Error('no connection');
    return Greeting;
  });
  await expect(greeting.load()).rejects.toThrow('no connection');
  render(<greeting.Part name="Pepper" />);
  expect(await screen.findByText('Hello Pepper')).toBeDefined();
});

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failure: '' };
  static getDerivedStateFromError = (error: Error) => ({ failure: error.message });
  override render() {
    return this.state.failure || this.props.children;
  }
}

it('passes the load error to the error boundary', async () => {
  const greeting = lazyPart<{ readonly name: string }>(() => Promise.reject(new Error('no connection')));
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <Boundary>
      <greeting.Part name="Otis" fallback="One moment" />
    </Boundary>,
  );
  expect(await screen.findByText('no connection')).toBeDefined();
});
