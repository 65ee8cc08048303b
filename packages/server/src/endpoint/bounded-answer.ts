import { isMutation } from '@signa/core/contract';
import { largeAnswerText, mostOfAnswer } from '@signa/core/base';
import type { CallAnswer } from '../api/call-answer.js';

/** An answer, and the text in which it leaves. */
interface WrittenAnswer {
  readonly answer: CallAnswer;
  readonly text: string;
}

/**
 * Writes an answer, and refuses to send one that no list of the portal comes near: it would fill the memory of whoever
 * reads it. What a mutation has saved is answered at any size, as a refusal would deny it.
 *
 * @param most - code units of the text
 */
export function writeAnswer(answer: CallAnswer, most = mostOfAnswer): WrittenAnswer {
  const text = JSON.stringify(answer.body);
  if (text.length <= most || (answer.operation !== null && isMutation(answer.operation))) return { answer, text };
  const error = { message: largeAnswerText, extensions: { code: 'BAD_USER_INPUT' } } as const;
  const refused: CallAnswer = { ...answer, status: 400, body: { data: null, errors: [error] } };
  return { answer: refused, text: JSON.stringify(refused.body) };
}
