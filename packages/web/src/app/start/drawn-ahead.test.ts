import { expect, it } from 'vitest';
import { drawnAheadIn, isDrawnElsewhere, withDrawnAhead } from './drawn-ahead';

it('is nothing on a page that came without content', () => {
  expect(drawnAheadIn(document)).toBeNull();
});

it('keeps a text as it is, whatever it looks like', () => {
  const answers = [{ key: ['x'], data: '</script><!-- <script> \u2028 &quot; é' }];
  const told = { username: 'maya.okafor@wren.example', locationId: '1', path: '/approve', answers };
  document.body.innerHTML = withDrawnAhead('<p>page</p>', told);
  expect(drawnAheadIn(document)).toEqual(told);
});

it('P-260 is of another location where the tab works at one of its own', () => {
  const of = (tab: string | null) => isDrawnElsewhere({ locationId: '1' }, tab);
  expect([of('1'), of('2'), of(null)]).toEqual([false, true, false]);
});
