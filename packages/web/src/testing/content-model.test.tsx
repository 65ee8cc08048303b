import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Tabs } from '../part/list/tabs';
import { TabPanel } from '../part/list/tab-panel';
import { Select } from '../part/field/select';
import { PageTitle } from '../part/page/page-title';
import { Card } from '../part/surface/card';
import { misplacedIn } from './content-model';
import { renderScreen } from './render';

/** Nests an element as React does; an HTML parser would move invalid children. */
function within(outer: string, inner: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const page = document.createElement('main');
  const [holder, held] = [document.createElement(outer), document.createElement(inner)];
  for (const [name, value] of Object.entries(attributes)) held.setAttribute(name, value);
  holder.append(held);
  page.append(holder);
  return page;
}

describe('the HTML content model check', () => {
  it.each([
    ['button', 'div'],
    ['span', 'ul'],
    ['h2', 'p'],
    ['label', 'section'],
  ])('A-384 reports a %s that contains a %s', (outer, inner) => {
    expect(misplacedIn(within(outer, inner, { 'aria-label': 'x' }))).toHaveLength(1);
    expect(misplacedIn(within('div', inner, { 'aria-label': 'x' }))).toEqual([]);
    expect(misplacedIn(within(outer, 'span'))).toEqual([]);
  });

  it('A-384 reports a section without a name, and a polite live region inside a heading', () => {
    expect(misplacedIn(within('div', 'section'))).toHaveLength(1);
    expect(misplacedIn(within('section', 'h2'))).toEqual([]);
    expect(misplacedIn(within('h3', 'span', { role: 'status' }))).toHaveLength(1);
  });

  it('A-384 renders a card as a section if it has a name, and as a plain element otherwise', () => {
    renderScreen(
      <>
        <Card aria-label="Patients">named</Card>
        <Card>unnamed</Card>
      </>,
    );
    expect(screen.getByRole('region', { name: 'Patients' }).tagName).toBe('SECTION');
    expect(screen.getByText('unnamed').tagName).toBe('DIV');
  });

  it('A-384 the selected tab references the panel that it controls', () => {
    const tabs = [
      { value: 'a', label: 'Dogs' },
      { value: 'b', label: 'Cats' },
    ];
    renderScreen(
      <>
        <Tabs label="Kind" tabs={tabs} value="b" onChange={() => undefined} controls="kinds" />
        <TabPanel id="kinds">Miso</TabPanel>
      </>,
    );
    const panel = screen.getByRole('tabpanel', { name: 'Cats' });
    expect(screen.getByRole('tab', { selected: true }).getAttribute('aria-controls')).toBe(panel.id);
  });

  it('A-384 the document title is the page title followed by the portal name', () => {
    document.title = 'Signa';
    const { unmount } = renderScreen(<PageTitle parts={['Willow', undefined, 'Clients']} />);
    expect(document.title).toBe('Willow · Clients · Signa');
    expect(document.querySelectorAll('title')).toHaveLength(1);
    unmount();
    expect(document.title).toBe('Signa');
  });

  it('A-384 a select without a value has an option with text for that state', () => {
    renderScreen(<Select aria-label="Role" value="" onChange={() => undefined} options={[]} placeholder="" />);
    expect(screen.getByRole<HTMLOptionElement>('option').textContent).toBe('\u00a0');
  });
});
