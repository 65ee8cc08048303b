import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isFocusFree } from './free-focus';
import { keepFocus } from './keep-focus';

let path = '/shortcuts';
let end: () => void = () => undefined;

function page(html: string) {
  document.body.innerHTML = html;
  path = '/shortcuts';
  end = keepFocus(() => path);
}
const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`No element ${id}`);
  return found;
};
const focused = () => document.activeElement?.id;

afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const rows = `<main><a id="home" href="/">Home</a><ul id="list">
  <li id="one"><button id="delete-one">Delete</button></li>
  <li id="two"><button id="delete-two">Delete</button></li>
  <li id="three"><button id="delete-three">Delete</button></li></ul><button id="add">Add</button></main>`;

it('A-462 moves focus from a deleted row to the row that took its place, or else to the last row', async () => {
  page(rows);
  element('delete-two').focus();
  element('two').remove();
  await waitFor(() => expect(focused()).toBe('delete-three'));
  element('three').remove();
  await waitFor(() => expect(focused()).toBe('delete-one'));
});

it('A-462 moves focus outside a list that was removed entirely', async () => {
  page(rows);
  element('delete-one').focus();
  element('list').remove();
  await waitFor(() => expect(focused()).toBe('add'));
});

it('A-462 leaves focus alone if another element took it, on another page, and if nothing was removed', async () => {
  page(rows);
  element('delete-two').focus();
  element('two').remove();
  element('home').focus();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(focused()).toBe('home');

  element('delete-one').focus();
  path = '/history';
  element('one').remove();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(document.activeElement).toBe(document.body);

  path = '/shortcuts';
  element('delete-three').focus();
  element('delete-three').blur();
  element('add').remove();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(document.activeElement).toBe(document.body);
});

it('A-462 lets a page move automatic focus until the user interacts', async () => {
  page(rows);
  element('delete-two').focus();
  expect(isFocusFree()).toBe(false);
  element('two').remove();
  await waitFor(() => expect(focused()).toBe('delete-three'));
  expect(isFocusFree()).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
  expect(isFocusFree()).toBe(false);
});

it('A-462 skips disabled elements', async () => {
  page(`<main><button id="gone">Import all</button><button id="refused" aria-disabled="true">Import</button>
    <button id="done">Done</button></main>`);
  element('gone').focus();
  element('gone').remove();
  await waitFor(() => expect(focused()).toBe('done'));
});
