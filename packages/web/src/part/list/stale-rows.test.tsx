import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { StaleRows } from './stale-rows';

/** A list that requests other rows and receives them. */
function List() {
  const [rows, setRows] = useState(['Otis', 'Pepper']);
  const [isStale, setIsStale] = useState(false);
  const answer = () => {
    setRows(['Pepper', 'Juniper']);
    setIsStale(false);
  };
  return (
    <>
      <input aria-label="Search" onChange={() => setIsStale(true)} />
      <StaleRows isStale={isStale}>
        {rows.map((row) => (
          <button key={row}>{row}</button>
        ))}
      </StaleRows>
      <button onClick={answer}>The answer comes</button>
    </>
  );
}

const search = () => screen.getByLabelText('Search');
// Without moving focus, which a real press or key would do.
const ask = () => fireEvent.change(search(), { target: { value: 'ju' } });
const answer = () => fireEvent.click(screen.getByText('The answer comes'));
const isInert = (name: string) => screen.getByText(name).closest('[inert]') !== null;
const sign = () => screen.queryByText('Loading…');

describe('stale rows', () => {
  it('P-311 are inert and announce loading until the response arrives', () => {
    renderScreen(<List />);
    expect([isInert('Otis'), isInert('Pepper'), sign()]).toEqual([false, false, null]);
    ask();
    expect([isInert('Otis'), isInert('Pepper')]).toEqual([true, true]);
    expect(sign()?.closest('[inert]')).toBeNull();
    answer();
    expect([isInert('Pepper'), isInert('Juniper'), sign()]).toEqual([false, false, null]);
  });

  it('P-311 return focus to the row that had it', () => {
    renderScreen(<List />);
    screen.getByText('Pepper').focus();
    ask();
    // A browser removes focus from an element that becomes inert.
    screen.getByText('Pepper').blur();
    answer();
    expect(document.activeElement).toBe(screen.getByText('Pepper'));
  });

  it('P-311 leave focus alone if it moved during loading', () => {
    renderScreen(<List />);
    screen.getByText('Pepper').focus();
    ask();
    search().focus();
    answer();
    expect(document.activeElement).toBe(search());
  });
});
