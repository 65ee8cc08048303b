import { chakra } from '@chakra-ui/react';
import { errorNotice, formatDate, todayIn } from '@signa/core/base';
import { GetLocationUsersThatCanAuthorizeDocument, ReassignRequestsDocument } from '@signa/core/contract/typed';
import { officeUseGroup } from '@signa/core/prescribing';
import { reassignedNotice } from '@signa/core/practice';
import { useState } from 'react';
import { useOperation } from '../../../../client/query/use-operation';
import { Checkbox } from '../../../../part/field/checkbox';
import { Field } from '../../../../part/field/field';
import { FieldMessage } from '../../../../part/field/field-message';
import { SearchedSelect } from '../../../../part/list/searched-select';
import { FormDialog } from '../../../../part/overlay/form-dialog';
import { DatedText } from '../../../../part/text/dated-text';
import { fullTitle } from '../../../../part/text/product-title';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../../../platform/notice/use-dialog-failure';
import { useNotices } from '../../../../platform/notice/notice-context';
import { usePractice } from '../../../../platform/practice/practice';
import { handovers, type LeavingVet, type LeftRequest } from './left-requests';

interface ReassignDialogProps {
  readonly locationId: string;
  readonly vets: readonly LeavingVet[];
  /** True if every request of these vets is listed. */
  readonly isWhole: boolean;
  readonly onClose: () => void;
}

/** Reassigns one, several, or all pending requests of inactive vets to another vet. */
export function ReassignDialog({ locationId, vets, isWhole, onClose }: ReassignDialogProps) {
  const listed = vets.flatMap(({ requests }) => requests);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [to, setTo] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const { failure, fail, clear } = useDialogFailure({ text: 'Requests', link: null });
  const notices = useNotices();
  const read = useOperation(GetLocationUsersThatCanAuthorizeDocument, { locationId });
  const eligibleVets = read.data?.locationUsersThatCanAuthorize ?? [];
  const act = useMutation(ReassignRequestsDocument, {
    error: (message) => fail(errorNotice('The requests were not reassigned', message)),
  });
  const chosen = new Set(listed.map(({ id }) => id).filter((id) => !left.has(id)));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((id) => !ids.includes(id)) : [...left, ...ids]));
  const send = async () => {
    clear();
    setWasSent(true);
    if (to === '' || chosen.size === 0) return;
    let handed = 0;
    for (const handover of handovers(vets, chosen, isWhole)) {
      const answer = await act.run({ ...handover, toLocationUserId: to });
      if (!answer.ok) return;
      handed += answer.data.reassignRequests.requests;
    }
    notices.show(reassignedNotice(handed, eligibleVets.find(({ id }) => id === to)?.displayName ?? ''));
    onClose();
  };
  return (
    <FormDialog
      title="Reassign requests"
      subtitle="Pending requests of vets who no longer work here"
      width="form"
      hasFixedHeight
      send={chosen.size === 1 ? 'Reassign 1 request' : `Reassign ${chosen.size} requests`}
      busy={act.busy}
      failure={failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <Field label="Reassign to" error={wasSent && to === '' ? 'Choose the vet who takes over.' : null}>
        <SearchedSelect
          name="reassignTo"
          noun="Vets"
          placeholder="Choose a vet"
          value={to}
          onChange={setTo}
          onBlur={() => undefined}
          options={eligibleVets.map((vet) => ({ value: vet.id, label: vet.displayName }))}
        />
      </Field>
      {vets.map((vet) => (
        <Requests key={vet.id} vet={vet} left={left} onChoose={choose} />
      ))}
      {!isWhole && <p>More requests are pending. They are listed here after these are reassigned.</p>}
      <FieldMessage id="reassign-none" error={wasSent && chosen.size === 0 ? 'Choose at least one request.' : null} />
    </FormDialog>
  );
}

interface RequestsProps {
  readonly vet: LeavingVet;
  /** IDs of the requests that are not selected. */
  readonly left: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

function Requests({ vet: { displayName, requests }, left, onChoose }: RequestsProps) {
  const { location } = usePractice();
  const ids = requests.map(({ id }) => id);
  return (
    <chakra.fieldset minW="0">
      <chakra.legend srOnly>{displayName}</chakra.legend>
      <Checkbox checked={ids.every((id) => !left.has(id))} onChange={(isChosen) => onChoose(ids, isChosen)}>
        <chakra.span textStyle="strong">{`All of ${displayName}`}</chakra.span>
      </Checkbox>
      <chakra.ul listStyleType="none" ps="6" display="flex" flexDirection="column" gap="1">
        {requests.map((request) => (
          <li key={request.id}>
            <Checkbox checked={!left.has(request.id)} onChange={(isChosen) => onChoose([request.id], isChosen)}>
              <chakra.span overflowWrap="anywhere">
                <DatedText>{textOf(request, location.timeZone)}</DatedText>
              </chakra.span>
            </Checkbox>
          </li>
        ))}
      </chakra.ul>
    </chakra.fieldset>
  );
}

/** For example 'Otis Thibodeaux: Galliprant Tablets 60 mg, requested 11-20-2026'. */
function textOf({ locationPatient, locationClient, product, createdTimestamp }: LeftRequest, timeZone: string): string {
  const animal = [locationPatient?.name, locationClient?.lastName].filter(Boolean).join(' ');
  const whom = animal === '' ? officeUseGroup : animal;
  const what = product ? fullTitle(product) : 'Product unknown';
  return `${whom}: ${what}, requested ${formatDate(todayIn(timeZone, createdTimestamp))}`;
}
