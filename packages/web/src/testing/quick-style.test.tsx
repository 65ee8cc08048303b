import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApproveScreen } from '../screen/approve/approve-screen';
import { createQueueServer, group, marcus, rowFor } from '../feature/prescribing/queue/queue.test-data';
import { wholeStyle } from './browser';
import { renderScreen } from './render';

const asked = ['display', 'visibility', 'pointer-events'];
const everything = () => [...document.querySelectorAll('*')];
const answers = (styleOf: typeof getComputedStyle) =>
  everything().map((element) => asked.map((name) => styleOf(element).getPropertyValue(name)));

const equal = () => {
  expect(answers(getComputedStyle)).toEqual(answers(wholeStyle));
  return new Set(answers(getComputedStyle).flat());
};

/** Stylesheets before any test adds rules. */
const plain = `
  <main hidden><p>gone</p></main>
  <dialog><button>closed</button></dialog><dialog open><button>open</button></dialog>
  <table><caption>c</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>
  <select><optgroup label="g"><option>o</option></optgroup></select><input type="hidden"><input><textarea></textarea>
  <details><summary>s</summary><p>d</p></details><ul><li>i</li></ul><svg><title>t</title><g><path /></g></svg>
  <div class="unseen"><span>u</span><span class="seen">s</span><span style="visibility: inherit">i</span></div>
  <div class="gone"><span class="shown">s</span><b style="display: unset">b</b></div>
  <fieldset class="deaf" disabled><button>b</button><button class="hears">h</button></fieldset>
  <p class="narrow">n</p><p class="printed">p</p><p class="layered">l</p><p class="both also">b</p>`;

const rules = `
  .unseen { visibility: hidden; color: red } .seen { visibility: visible }
  .gone { display: none } .gone > .shown, #none { display: flex !important } .shown { display: block }
  .deaf { pointer-events: none } .hears { pointer-events: initial }
  .both.also { display: none } p:not(.narrow)::before { display: none }
  @media (max-width: 600px) { .narrow { display: none } } @media screen { .narrow { display: grid } }
  @media print { .printed { display: none } } @layer base { .layered { display: none } }`;

describe('the fast check for visible and reachable elements', () => {
  it('matches the computed style on a screen', async () => {
    const server = createQueueServer([group(marcus, [rowFor('Otis')])]);
    const { user } = renderScreen(<ApproveScreen />, { server, path: '/approve' });
    await screen.findByText('Otis');
    equal();
    await user.click(screen.getByRole('button', { name: 'Decline for Otis' }));
    expect(equal().size).toBeGreaterThan(5);
  });

  it('matches the computed style for every kind of element and rule, and after each change', () => {
    document.body.innerHTML = plain;
    equal();
    const style = document.createElement('style');
    style.textContent = rules;
    document.head.append(style);
    const found = equal();
    for (const value of ['none', 'hidden', 'block', 'grid', 'table-row']) expect(found).toContain(value);
    for (const element of everything()) {
      element.classList.toggle('gone');
      element.toggleAttribute('hidden');
    }
    equal();
    document.querySelector<HTMLElement>('.unseen')!.style.display = 'contents';
    expect(equal()).toContain('contents');
    style.sheet!.insertRule('.narrow { visibility: collapse }', 0);
    document.body.append('another word');
    equal();
    style.remove();
    equal();
  });

  it('uses the computed style for all other properties', () => {
    document.body.innerHTML = '<p style="width: 70px; color: red">a</p>';
    const paragraph = document.querySelector('p')!;
    const { width, color } = getComputedStyle(paragraph);
    expect([width, color]).toEqual([wholeStyle(paragraph).width, wholeStyle(paragraph).color]);
    expect(getComputedStyle(paragraph).getPropertyValue('width')).toBe('70px');
  });
});
