import { largeAnswerText, maxAnswerLength } from '@signa/core/base';
import type { ContractName } from '@signa/core/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CallAnswer } from '../api/call-answer.js';
import { writeAnswer } from './bounded-answer.js';

const answerOf = (operation: ContractName | null, data: unknown): CallAnswer => ({
  status: 200,
  operation,
  actor: null,
  body: { data },
});

it('A-495 never sends a read beyond the limit, and sends any other response unchanged', () => {
  const operations = fc.constantFrom<ContractName | null>('LocationClientSearch', 'GetLocationUser', null);
  fc.assert(
    fc.property(operations, fc.string({ maxLength: 60 }), fc.integer({ min: 0, max: 90 }), (operation, name, most) => {
      const answer = answerOf(operation, { name });
      const whole = JSON.stringify(answer.body);
      const written = writeAnswer(answer, most);
      if (whole.length <= most) {
        expect(written).toEqual({ answer, text: whole });
      } else {
        expect(written.answer).toMatchObject({ status: 400, operation, body: { data: null } });
        expect(JSON.parse(written.text)).toEqual({
          data: null,
          errors: [{ message: largeAnswerText, extensions: { code: 'BAD_USER_INPUT' } }],
        });
      }
    }),
  );
});

it('A-495 sends the result of a mutation at any size', () => {
  const saved = answerOf('UpdateLocationUser', { text: 'x'.repeat(200) });
  expect(writeAnswer(saved, 100)).toEqual({ answer: saved, text: JSON.stringify(saved.body) });
});

it('A-495 has a limit of eight million characters', () => {
  expect(maxAnswerLength).toBe(8_000_000);
  const most = answerOf('LocationClientSearch', 'x'.repeat(maxAnswerLength - '{"data":""}'.length));
  expect(writeAnswer(most).answer.status).toBe(200);
  expect(writeAnswer(answerOf('LocationClientSearch', `${String(most.body.data)}x`)).answer.status).toBe(400);
});
