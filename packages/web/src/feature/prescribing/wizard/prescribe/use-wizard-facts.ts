import { isPatientOf } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { GetProductByProductIdDocument } from '@signa/core/contract/typed';
import type { WizardContext, WizardEvent } from '@signa/core/prescribing';
import { useEffect } from 'react';
import { useOperation } from '../../../../client/query/use-operation';
import { lookUpOf, useParties } from '../flow/use-parties';
import type { LookUp, PartyClient, PartyPatient } from '../flow/use-parties';

type WizardProduct = NonNullable<Operations['GetProductByProductId']['data']['product']>;

/** The records that the wizard's IDs refer to. */
export interface WizardFacts {
  readonly product: LookUp<WizardProduct>;
  readonly client: LookUp<PartyClient>;
  readonly patient: LookUp<PartyPatient>;
  readonly hasFailed: boolean;
}

/** Loads the records that the wizard's IDs refer to, and sends them to the state machine (P-011, P-037). */
export function useWizardFacts(context: WizardContext, send: (event: WizardEvent) => void): WizardFacts {
  const { productId, parties } = context;
  const { clientId, patientId } = parties;
  const read = useOperation(GetProductByProductIdDocument, { id: productId ?? '' }, { enabled: productId !== null });
  const product = lookUpOf(read, (data) => data.product);
  const { client, patient } = useParties(parties);

  const found = { product: product.found, client: client.found, patient: patient.found };
  useEffect(() => {
    if (productId !== null && found.product !== undefined)
      send({ type: 'productAnswered', id: productId, product: found.product });
  }, [productId, found.product, send]);
  useEffect(() => {
    if (clientId !== null && found.client !== undefined)
      send({ type: 'clientAnswered', id: clientId, client: found.client });
  }, [clientId, found.client, send]);
  useEffect(() => {
    // The client must be known first: the patients of a merged client belong to another one (C-278).
    if (clientId === null || patientId === null || found.client === undefined || found.patient === undefined) return;
    const answer = found.patient && { ...found.patient, isOfClient: isPatientOf(found.patient, clientId) };
    send({ type: 'patientAnswered', id: patientId, clientId, patient: answer });
  }, [clientId, patientId, found.client, found.patient, send]);

  const looked = { product, client, patient };
  return { ...looked, hasFailed: Object.values(looked).some(({ failure }) => failure !== null) };
}
