import type { Notice } from '@signa/core/base';
import { callNumberOf } from '@signa/core/contract';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { numberedAnswer, numberedNotice, numberedText, splitNumber } from './numbered';

const number = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(callNumberOf);
const failure = { code: 'CONFLICT', message: 'Somebody was first.', issues: [], data: {} } as const;

describe('the number of a call in a text', () => {
  test.prop([fc.string(), number])('A-425 is always found again, and the text is what it was', (text, told) => {
    expect(splitNumber(numberedText(text, told))).toEqual({
      said: text.trimEnd(),
      number: told,
    });
  });

  test.prop([fc.string()])('A-425 is never found where none is', (text) => {
    expect(splitNumber(text)).toEqual({ said: text, number: null });
    expect(splitNumber(`${text} Number 12`).number).toBeNull();
    expect(splitNumber(`${text} Number 555-0164`).number).toBeNull();
    expect(splitNumber(`${text} Number K7QX-2M9R-4DTU`).number).toBeNull();
    expect(splitNumber(`${text} Number K7QX-2M9R-4DTB was refused`).number).toBeNull();
  });

  test.prop([number])('A-425 stands there once, also where the server says it', (told) => {
    const fault = `Something went wrong on our side. Tell support this number: ${told}`;
    expect(numberedText(fault, told)).toBe(fault);
    expect(splitNumber(fault)).toEqual({ said: 'Something went wrong on our side.', number: told });
  });

  it('A-425 is said by an answer and by the notice of it, and by neither where there is none', () => {
    const callNumber = 'K7QX-2M9R-4DTB';
    expect(numberedAnswer({ ok: false, failure: { ...failure, callNumber } })).toMatchObject({
      failure: { message: 'Somebody was first. Number K7QX-2M9R-4DTB' },
    });
    expect(numberedAnswer({ ok: false, failure })).toEqual({ ok: false, failure });
    const own = { status: 'error', title: 'Error', description: 'Something went wrong' } as const;
    const bare: Notice = { status: 'error', title: 'Error' };
    expect(numberedNotice(own, failure)).toBe(own);
    const news: Notice = { status: 'info', title: 'Patient already imported from Pims.' };
    expect(numberedNotice(news, { ...failure, callNumber })).toBe(news);
    expect(numberedNotice(own, { ...failure, callNumber }).description).toBe(
      'Something went wrong Number K7QX-2M9R-4DTB',
    );
    expect(numberedNotice(bare, { ...failure, callNumber }).description).toBe('Number K7QX-2M9R-4DTB');
  });
});
