import type { Notice } from '@signa/core/base';
import { formatRequestId } from '@signa/core/contract';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { withAnswerRequestId, withNoticeRequestId, withRequestId, splitRequestId } from './request-id';

const number = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(formatRequestId);
const failure = { code: 'CONFLICT', message: 'Someone else was first.', issues: [], data: {} } as const;

describe('a request ID in a text', () => {
  test.prop([fc.string(), number])('A-425 can always be separated from the original text', (text, told) => {
    expect(splitRequestId(withRequestId(text, told))).toEqual({
      said: text.trimEnd(),
      number: told,
    });
  });

  test.prop([fc.string()])('A-425 is never found in a text without one', (text) => {
    expect(splitRequestId(text)).toEqual({ said: text, number: null });
    expect(splitRequestId(`${text} Number 12`).number).toBeNull();
    expect(splitRequestId(`${text} Number 555-0164`).number).toBeNull();
    expect(splitRequestId(`${text} Request ID: K7QX-2M9R-4DTU`).number).toBeNull();
    expect(splitRequestId(`${text} Request ID: K7QX-2M9R-4DTB was refused`).number).toBeNull();
  });

  test.prop([number])('A-425 appears once, even if the server already includes it', (told) => {
    const fault = `Something went wrong on our side. Give support this request ID: ${told}`;
    expect(withRequestId(fault, told)).toBe(fault);
    expect(splitRequestId(fault)).toEqual({ said: 'Something went wrong on our side.', number: told });
  });

  it('A-425 appears in a response and in its notice, and in neither if there is none', () => {
    const requestId = 'K7QX-2M9R-4DTB';
    expect(withAnswerRequestId({ ok: false, failure: { ...failure, requestId } })).toMatchObject({
      failure: { message: 'Someone else was first. Request ID: K7QX-2M9R-4DTB' },
    });
    expect(withAnswerRequestId({ ok: false, failure })).toEqual({ ok: false, failure });
    const own = { status: 'error', title: 'Error', description: 'Something went wrong' } as const;
    const bare: Notice = { status: 'error', title: 'Error' };
    expect(withNoticeRequestId(own, failure)).toBe(own);
    const news: Notice = { status: 'info', title: 'Patient already imported from Pims.' };
    expect(withNoticeRequestId(news, { ...failure, requestId })).toBe(news);
    expect(withNoticeRequestId(own, { ...failure, requestId }).description).toBe(
      'Something went wrong Request ID: K7QX-2M9R-4DTB',
    );
    expect(withNoticeRequestId(bare, { ...failure, requestId }).description).toBe('Request ID: K7QX-2M9R-4DTB');
  });
});
