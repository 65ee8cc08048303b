import type { Operations } from '@signa/core/contract';
import type { Caller } from './call.js';

/** The location at which the users of these journeys work. */
export const wren = '1';

/** Finds the sample's people and products by name, with their data on the server. */
export function lookupOf(caller: () => Caller) {
  const clientOf = async (patient: string) => {
    const { locationClientSearch } = await caller()('LocationClientSearch', { locationId: wren, filter: patient });
    const links = locationClientSearch.data.flatMap(({ locationPatientClients }) => locationPatientClients);
    const link = links.find(({ locationPatient }) => locationPatient?.name === patient);
    if (!link) throw new Error(`No client found for ${patient}`);
    return { clientId: link.locationClientId, patientId: link.locationPatientId };
  };

  /** The stored prescriptions of a patient including drafts, newest first. */
  const prescriptionsOf = async (patient: string) => {
    const { patientId } = await clientOf(patient);
    const { prescriptionHistory } = await caller()('GetPrescriptionHistory', {
      locationId: wren,
      locationPatientId: patientId,
    });
    return prescriptionHistory.toSorted((a, b) => Number(b.id) - Number(a.id));
  };

  /** The first product of a family that matches. */
  const productIdOf = async (productFamily: string, wanted: { strength?: string; pack?: number } = {}) => {
    const { productPresentations } = await caller()('GetProductPresentationsForProductFamily', {
      locationId: wren,
      productFamily,
    });
    for (const { id } of productPresentations) {
      const { productsExtendedData } = await caller()('GetProductsExtendedDataFromProductFamily', {
        locationId: wren,
        productFamily,
        productPresentationId: id,
      });
      const found = productsExtendedData.classificationProductMap
        .flatMap(({ strengthProductMap }) => strengthProductMap)
        .flatMap(({ products }) => products)
        .find(
          ({ strengthDisplay, packsizeQty }) =>
            strengthDisplay === (wanted.strength ?? strengthDisplay) && packsizeQty === (wanted.pack ?? packsizeQty),
        );
      if (found) return found.id;
    }
    throw new Error(`${productFamily} has no product that matches ${JSON.stringify(wanted)}`);
  };

  const vetIdOf = async (name: string) => {
    const { locationUsersThatCanAuthorize } = await caller()('getLocationUsersThatCanAuthorize', { locationId: wren });
    const found = locationUsersThatCanAuthorize.find(({ displayName }) => displayName === name);
    if (!found) throw new Error(`${name} cannot authorize`);
    return found.id;
  };

  /** Saves a draft like the portal; returns its id. */
  const saveDraft = async (patient: string, input: Operations['AddPrescription']['variables']['input']) => {
    const { clientId, patientId } = await clientOf(patient);
    const { addPrescription } = await caller()('AddPrescription', {
      input: { locationId: wren, locationClientId: clientId, locationPatientId: patientId, unitPerFill: 30, ...input },
      addPrescriptionType: 'SaveAsDraft',
    });
    return addPrescription.id;
  };

  return {
    clientOf,
    saveDraft,
    prescriptionsOf,
    newestOf: async (patient: string) => (await prescriptionsOf(patient))[0],
    productIdOf,
    vetIdOf,
  } as const;
}
