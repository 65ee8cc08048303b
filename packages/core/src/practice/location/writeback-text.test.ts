import { expect, it } from 'vitest';
import { writebackNotice, writebackQuestion } from './index.js';

it('A-465 names the location and what write-back does before it is switched, and confirms it afterwards', () => {
  expect([true, false].map((isOn) => writebackQuestion(isOn, 'Wren Street').title)).toEqual([
    'Turn on write-back for Wren Street?',
    'Turn off write-back for Wren Street?',
  ]);
  expect([true, false].map((isOn) => writebackNotice(isOn).title)).toEqual(['Write-back is on', 'Write-back is off']);
});
