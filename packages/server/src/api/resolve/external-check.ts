import { answerExternalCard } from '../../use-case/prescribing/external-check/answer-external-card.js';
import { checkByServices } from '../external-check.js';
import { mutation } from '../mutation.js';
import { resolversOf } from '../resolver.js';

export const externalCheckResolvers = resolversOf({
  GetExternalCheck: (args, context) => checkByServices(context, args),
  AnswerExternalCard: mutation(answerExternalCard),
});
