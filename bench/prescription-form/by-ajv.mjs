import { createRequire } from 'node:module';

const { default: Ajv } = createRequire(new URL('../../package.json', import.meta.url))('ajv');

const text = (max) => ({ type: ['string', 'null'], ...(max ? { maxLength: max } : {}) });
const filled = { type: 'string', pattern: '\\S' };
const oneOf = (ids) => ({ enum: [null, ...ids] });

/**
 * The part of the rules that a JSON schema can express: shape, limits, choices of this context, and which field
 * requires which. It can't compare dates, so the two dates are only checked for their format.
 */
function schemaOf({ product, authorizingVets, workflowUsers, workflowStatuses, reasonsForCompound, client, patient }) {
  const isControlled = product.isControlled || product.deaSchedule !== null;
  const day = { type: ['string', 'null'], pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' };
  const asking = reasonsForCompound.filter((row) => row.allergicIngredient).map((row) => row.reasonForCompound);
  return {
    type: 'object',
    properties: {
      productId: filled,
      unitPerFill: { type: 'number', minimum: 1, maximum: 9999 },
      flavorId: oneOf(product.hasFlavor ? product.productFlavors.map((flavor) => flavor.flavorId) : []),
      directions: { ...filled, maxLength: 620 },
      prnFlag: isControlled ? { const: false } : { type: 'boolean' },
      refills: { type: ['integer', 'null'], minimum: 0, maximum: isControlled ? 5 : 11 },
      prescExpiryDate: day,
      authorizingVet: { enum: authorizingVets.map((vet) => vet.id) },
      workflowLocationUserId: oneOf(workflowUsers.map((user) => user.id)),
      currentWorkflowStatusId: oneOf(workflowStatuses.map((status) => status.id)),
      reasonForCompound: product.compound ? { enum: reasonsForCompound.map((row) => row.reasonForCompound) } : text(),
      allergicIngredient: text(100),
      daysSupply: { type: ['integer', 'null'], minimum: 1, maximum: 365 },
      noteToPharmacy: { ...filled, maxLength: 100 },
      noteToClient: text(100),
      notifyClientDate: day,
      pimsConsultId: text(),
      autoShipPrompt: { type: 'boolean' },
      isOfficeUse: { const: client.isOfficeUse },
      locationId: text(),
      locationClientId: { const: client.id },
      locationPatientId: { const: patient.id },
      rxOriginCode: oneOf(['create', 'copy']),
      version: { type: ['number', 'null'] },
    },
    allOf: [
      { if: { properties: { prnFlag: { const: false } } }, then: { properties: { refills: { type: 'integer' } } } },
      {
        if: { properties: { reasonForCompound: { enum: asking } } },
        then: { properties: { allergicIngredient: filled } },
        else: { properties: { allergicIngredient: { const: null } } },
      },
    ],
  };
}

/** Compiled once per context, outside the measurement. */
export const ajvCheckers = (cases) => {
  const ajv = new Ajv({ allErrors: true, strictTypes: false });
  const compiled = new Map();
  return cases.map(({ context }) => {
    if (!compiled.has(context)) compiled.set(context, ajv.compile(schemaOf(context)));
    return compiled.get(context);
  });
};
