import { mayUse as mayCall } from '@signa/core/administration';
import { errorNotice } from '@signa/core/base';
import type { PrescriptionForm } from '@signa/core/prescribing';
import { AnswerExternalCardDocument, GetExternalCheckDocument } from '@signa/core/contract/typed';
import { notAskedResult } from '@signa/core/safety';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useOperation } from '../../../../client/query/use-operation';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import { usePractice } from '../../../../platform/practice/practice';
import { useDebounced } from '../../../../part/list/use-debounced';
import type { FormSetting } from '../state/setting';
import type { CardAnswerInput, ExternalCheckWork, ExternalResult } from './external-check';

/** Milliseconds for which results stay: services are asked again about the same form only when it is opened later. */
const freshFor = 30 * 60 * 1000;

/** The fields that a service gets; notes, people and dates are not among them. */
const askedFields = ({
  productId,
  locationClientId,
  locationPatientId,
  unitPerFill,
  directions,
  daysSupply,
  refills,
  prnFlag,
  flavorId,
}: PrescriptionForm) => ({
  productId,
  locationClientId,
  locationPatientId,
  unitPerFill: known(unitPerFill),
  directions,
  daysSupply: known(daysSupply),
  refills: known(refills),
  prnFlag,
  flavorId,
});

/** A number that is not one while it is being typed is left out. */
const known = (value: number | null) => (value !== null && Number.isFinite(value) ? value : null);

/** The previous value while it is equal, so that rendering again does not count as a change of the form. */
function useEqual<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}

/** A result that the portal made itself, as the server would send it. */
const asShown = ({ service, notChecked }: ReturnType<typeof notAskedResult>): ExternalResult => ({
  service,
  cards: [],
  notChecked: [...notChecked],
});

interface AskedForm {
  readonly setting: FormSetting;
  readonly form: PrescriptionForm;
  /** True once nothing that the form requires is missing. */
  readonly isComplete: boolean;
  /** The services of the location, by name. */
  readonly services: readonly string[];
}

/**
 * Asks the CDS services of the location each time the form has been unchanged for a moment. Nothing waits for them
 * (P-424, P-429).
 */
export function useExternalCheck({ setting, form, isComplete, services }: AskedForm): ExternalCheckWork {
  const { location, patient, product, isOfficeUse, taskId, draft } = setting;
  const { caller } = usePractice();
  const asks = services.length > 0 && patient !== null && product !== null && !isOfficeUse;
  const input = { ...askedFields(form), productId: product?.id ?? null, locationPatientId: patient?.id ?? null };
  const current = useEqual({ input: { ...input, locationId: location.id }, isComplete });
  const { rested } = useDebounced(current);
  const mayAsk = mayCall({ operation: 'GetExternalCheck', caller, locationIds: [location.id] }).allowed;
  const read = useOperation(
    GetExternalCheckDocument,
    {
      ...rested,
      taskId: taskId ?? null,
      draftId: draft?.id ?? null,
    },
    { enabled: asks && mayAsk, keepOld: true, freshFor },
  );
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const act = useMutation(AnswerExternalCardDocument, {
    error: (message) => errorNotice('Answer not recorded', message),
  });
  const check = (asks && read.data?.externalCheck) || null;
  const hasFailed = read.failure !== null;
  const isCurrent = check !== null && !read.old && rested === current;
  const mayAnswer = mayCall({ operation: 'AnswerExternalCard', caller, locationIds: [location.id] }).allowed;
  const { run, busy: isAnswering } = act;
  const sendAnswer = useRef(run);
  useEffect(() => {
    sendAnswer.current = run;
  });
  return useMemo(
    () => ({
      services: asks ? services : [],
      results: check?.results ?? (asks && hasFailed ? services.map(notAskedResult).map(asShown) : []),
      isAsking: asks && mayAsk && !hasFailed && !isCurrent,
      checkId: isCurrent ? check.id : null,
      answers,
      mayAnswer,
      isAnswering,
      answer: async (key: string, given: CardAnswerInput) => {
        if (!check) return;
        const answer = await sendAnswer.current({ input: { ...given, locationId: location.id, checkId: check.id } });
        if (!answer.ok) return;
        const { text } = answer.data.answerExternalCard;
        setAnswers((earlier) => ({ ...earlier, [key]: text }));
      },
    }),
    [asks, services, check, hasFailed, mayAsk, isCurrent, answers, mayAnswer, isAnswering, location.id],
  );
}
