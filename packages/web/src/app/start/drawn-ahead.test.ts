import { expect, it } from 'vitest';
import { drawnAheadIn, withDrawnAhead } from './drawn-ahead';

it('is nothing on a page that came without content', () => {
  expect(drawnAheadIn(document)).toBeNull();
});

it('keeps a text as it is, whatever it looks like', () => {
  const answers = [{ key: ['x'], data: '</script><!-- <script> \u2028 &quot; é' }];
  const told = { username: 'maya.okafor@wren.example', path: '/approve', answers };
  document.body.innerHTML = withDrawnAhead('<p>page</p>', told);
  expect(drawnAheadIn(document)).toEqual(told);
});
