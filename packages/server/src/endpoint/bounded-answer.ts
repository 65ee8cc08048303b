import { isMutation } from '@signa/core/contract';
import { largeAnswerText, maxAnswerLength } from '@signa/core/base';
import type { CallAnswer } from '../api/call-answer.js';

/** A response, and its serialized text. */
interface WrittenAnswer {
  readonly answer: CallAnswer;
  readonly text: string;
}

/**
 * Serializes a response and rejects one that is larger than any list of the portal, because it would exhaust the
 * reader's memory. The result of a mutation is sent at any size, because an error would suggest that nothing was saved
 * (A-495).
 *
 * @param most - maximum number of UTF-16 code units
 */
export function writeAnswer(answer: CallAnswer, most = maxAnswerLength): WrittenAnswer {
  const text = JSON.stringify(answer.body);
  if (text.length <= most || (answer.operation !== null && isMutation(answer.operation))) return { answer, text };
  const error = { message: largeAnswerText, extensions: { code: 'BAD_USER_INPUT' } } as const;
  const refused: CallAnswer = { ...answer, status: 400, body: { data: null, errors: [error] } };
  return { answer: refused, text: JSON.stringify(refused.body) };
}
