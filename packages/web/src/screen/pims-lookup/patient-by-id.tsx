import { GetLocationPatientByPimsIdDocument, GetPimsPatientListDocument } from '@signa/core/contract/typed';
import { patientRows } from '@signa/core/pims';
import { PawPrint } from 'lucide-react';
import { useOperation } from '../../client/query/use-operation';
import { Empty } from '../../part/surface/empty';
import { ComparedRecord } from './compared-record';
import type { LookupAccount } from './lookup-location';
import { recordSide } from './record-side';

interface PatientByIdProps {
  readonly account: LookupAccount;
  /** ID of its record in the practice system. */
  readonly id: string;
}

/** Compares a patient by record ID in Signa and in the practice system (C-130). */
export function PatientByIdLookup({ account, id }: PatientByIdProps) {
  if (id === '') return <Empty icon={PawPrint} title="Enter the patient's ID" minH="14rem" />;
  return <PatientById account={account} id={id} />;
}

function PatientById({ account: { locationId, pimsAccountId, pimsConnectionType: type }, id }: PatientByIdProps) {
  const there = useOperation(GetPimsPatientListDocument, { pimsAccountId, pimsConnectionType: type, pimsIds: [id] });
  const here = useOperation(GetLocationPatientByPimsIdDocument, { pimsAccountId, pimsId: id, locationId });
  const list = there.data?.pimsPatientList;
  const theirs = list ? (list[0] ?? null) : undefined;
  const ours = here.data?.locationPatientByPimsId;
  return (
    <ComparedRecord
      name={ours?.name ?? theirs?.name ?? `Patient ${id}`}
      here={recordSide(ours ? `Signa, patient ${ours.id}` : 'Signa', ours, here)}
      there={recordSide(theirs ? `PIMS, ID ${theirs.id}` : 'PIMS', theirs, there)}
      rows={patientRows(ours ?? null, theirs ?? null, type)}
      leftOut={theirs?.leftOut ?? []}
    />
  );
}
