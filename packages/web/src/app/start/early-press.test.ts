import { expect, it } from 'vitest';
import { earlyPressIn, pressAgain } from './early-press';

const card = (task: string, more = '') =>
  `<li data-task="${task}"><button>Otis</button><button aria-label="Review for Otis"${more}>Review</button></li>`;

function page(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  return place;
}

/** What is pressed on another drawing of the page. */
function pressedOn(drawn: string, press: ReturnType<typeof earlyPressIn>): Element[] {
  const place = page(drawn);
  const pressed: Element[] = [];
  place.addEventListener('click', ({ target }) => pressed.push(target as Element));
  if (press) pressAgain(place, press);
  return pressed;
}

it('presses the button of the same request and name, wherever it stands now', () => {
  const press = earlyPressIn(page(`<button>New</button>${card('4')}${card('5', ' data-pressed')}`));
  expect(press).toEqual({ task: '5', name: 'Review for Otis', at: 0 });
  const [button, ...others] = pressedOn(`<button>New</button>${card('3')}${card('5')}${card('4')}`, press);
  expect(button?.closest('li')?.dataset.task).toBe('5');
  expect(document.activeElement).toBe(button);
  expect(others).toEqual([]);
});

it('presses nothing where the request is gone, or nothing was pressed', () => {
  const press = earlyPressIn(page(card('5', ' data-pressed')));
  expect(pressedOn(card('4'), press)).toEqual([]);
  expect(earlyPressIn(page(card('5')))).toBeNull();
});

it('tells buttons of one name apart by their order', () => {
  const two = '<button>More</button><button data-pressed>More</button>';
  const [button] = pressedOn(two, earlyPressIn(page(two)));
  expect(button?.previousElementSibling?.textContent).toBe('More');
});
