import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createQueueServer, group, marcus, rowFor } from '../feature/prescribing/queue/queue.test-data';
import { ApproveScreen } from '../screen/approve/approve-screen';
import { wholeLabels } from './quick-labels';
import { renderScreen } from './render';

const fields = () => [...document.querySelectorAll<HTMLInputElement>('*')];
const quick = (element: HTMLInputElement) => element.labels as ArrayLike<HTMLLabelElement> | null | undefined;
const listed = (labels: ArrayLike<HTMLLabelElement> | null | undefined) => (labels ? Array.from(labels) : labels);

const equal = () => {
  for (const element of fields()) expect(listed(quick(element))).toEqual(listed(wholeLabels(element)));
  return fields().flatMap((element) => listed(quick(element)) ?? []).length;
};

const odd = `
  <label>a<input></label><label>b<input type="hidden"><select></select><textarea></textarea></label>
  <label for="x">c</label><p id="x"></p><input id="x"><label for="y">d</label><button id="y">e</button>
  <label for="">f<input></label><label for="y">g<input></label><label for="none">h<meter></meter></label>
  <label for="z">i</label><input id="z" type="hidden"><output></output><label><progress></progress></label>`;

describe('the fast label lookup', () => {
  it('matches the test browser on a screen with an open dialog', async () => {
    const server = createQueueServer([group(marcus, [rowFor('Otis')])]);
    const { user } = renderScreen(<ApproveScreen />, { server, path: '/approve' });
    await user.click(await screen.findByRole('button', { name: 'Decline for Otis' }));
    await screen.findAllByRole('radio');
    expect(equal()).toBeGreaterThan(3);
  });

  it('matches the test browser for unusual markup, after changes, and for detached elements', () => {
    document.body.innerHTML = odd;
    expect(equal()).toBe(5);
    document.querySelector('p')!.remove();
    expect(equal()).toBe(6);
    document.querySelector<HTMLInputElement>('#z')!.type = 'text';
    expect(equal()).toBe(7);
    const aside = document.createElement('div');
    aside.innerHTML = '<label>a<input></label>';
    const input = aside.querySelector('input')!;
    expect(listed(quick(input))).toEqual([aside.firstChild]);
  });
});
