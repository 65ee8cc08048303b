import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { listenForHistory } from '../../platform/route/history-navigation';
import { Themed } from '../../platform/theme/themed';
import { useLeaveQuestion } from './use-leave-question';

/** A form on a page, with pages before, after, and next to it. */
function Form({ name }: { readonly name: string }) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <Open name={name} typed={typed} onType={setTyped} onClose={() => setIsOpen(false)} />
  ) : (
    <p>{name} is closed</p>
  );
}

interface OpenProps {
  readonly name: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

function Open({ name, typed, onType, onClose }: OpenProps) {
  const { question } = useLeaveQuestion({ isDirty: typed !== '', title: `Discard ${name}?`, onLeave: onClose });
  return (
    <>
      <input aria-label={name} value={typed} onChange={(event) => onType(event.target.value)} />
      {question}
    </>
  );
}

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

const where = () => screen.getByTestId('where').textContent;
const asked = (name: string) => screen.queryByRole('dialog', { name: `Discard ${name}?` });
const answer = async (name: string, text: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: `Discard ${name}?` })).getByText(text));
const turn = (by: number) => act(() => history.go(by));

// Registered before the router, as in the portal.
listenForHistory();

beforeEach(() => {
  window.history.pushState({ idx: 0 }, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/form');
  window.history.pushState({ idx: 2 }, '', '/form?tab=2');
  window.history.pushState({ idx: 3 }, '', '/after');
});

async function open(path: '/form' | '/form?tab=2', names: readonly string[] = ['it']) {
  render(
    <BrowserRouter>
      <Themed>
        <Where />
        <Link to="/elsewhere">Elsewhere</Link>
        <Routes>
          <Route
            path="/form"
            element={names.map((name) => (
              <Form key={name} name={name} />
            ))}
          />
          <Route path="*" element={null} />
        </Routes>
      </Themed>
    </BrowserRouter>,
  );
  turn(path === '/form' ? -2 : -1);
  await waitFor(() => expect(where()).toBe(path));
}
const type = (name = 'it') => userEvent.type(screen.getByRole('textbox', { name }), 'Otis');
const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'it' }).value;

it.each([
  ['Back', -1, '/before'],
  ['Forward', 2, '/after'],
])('C-280 %s asks before discarding input, and the page stays if the user keeps it', async (_, by, target) => {
  await open('/form');
  await type();
  turn(by);
  await answer('it', 'Keep typing');
  expect(where()).toBe('/form');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/form'));
  expect(typed()).toBe('Otis');
  turn(by);
  await answer('it', 'Discard');
  await waitFor(() => expect(where()).toBe(target));
  expect(window.location.pathname).toBe(target);
  expect(asked('it')).toBeNull();
});

it('C-280 does not ask if nothing was typed or the input was cleared again', async () => {
  await open('/form?tab=2');
  await type();
  await userEvent.clear(screen.getByRole('textbox', { name: 'it' }));
  turn(-2);
  await waitFor(() => expect(where()).toBe('/before'));
  expect(asked('it')).toBeNull();
});

it('C-280 pressing Back twice asks once and loses nothing', async () => {
  await open('/form?tab=2');
  await type();
  turn(-1);
  turn(-1);
  await screen.findByRole('dialog', { name: 'Discard it?' });
  await waitFor(() => expect(window.location.search).toBe('?tab=2'));
  await answer('it', 'Keep typing');
  expect(where()).toBe('/form?tab=2');
  expect(typed()).toBe('Otis');
});

it('C-280 closes a form that is still open after the page changed', async () => {
  await open('/form?tab=2');
  await type();
  turn(-1);
  await answer('it', 'Discard');
  expect(await screen.findByText('it is closed')).toBeDefined();
  expect(where()).toBe('/form');
});

it('C-280 a link on the page also asks, and then navigates', async () => {
  await open('/form');
  await type();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await answer('it', 'Keep typing');
  expect(where()).toBe('/form');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await answer('it', 'Discard');
  await waitFor(() => expect(where()).toBe('/elsewhere'));
});

it('C-280 the outer one of two nested forms asks', async () => {
  await open('/form', ['it', 'its address']);
  await type();
  await type('its address');
  turn(-1);
  await answer('it', 'Discard');
  expect(asked('its address')).toBeNull();
  await waitFor(() => expect(where()).toBe('/before'));
});

it('C-280 the browser asks before a reload while there is unsaved input', async () => {
  await open('/form');
  const isMatched = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isMatched()).toBe(false);
  await type();
  expect(isMatched()).toBe(true);
  await userEvent.clear(screen.getByRole('textbox', { name: 'it' }));
  expect(isMatched()).toBe(false);
});
