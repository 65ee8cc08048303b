import { createRequire } from 'node:module';
import { checkByHand } from './by-hand.mjs';

const { z } = createRequire(new URL('../../packages/core/package.json', import.meta.url))('zod');

const text = z.string().nullable();
const number = z.number().nullable();

/** The shape in zod and the same rules in its superRefine, as most forms are written. */
const schemaOf = (context) =>
  z
    .object({
      productId: text,
      unitPerFill: number,
      flavorId: text,
      directions: text,
      prnFlag: z.boolean(),
      refills: number,
      prescExpiryDate: text,
      authorizingVet: text,
      workflowLocationUserId: text,
      currentWorkflowStatusId: text,
      reasonForCompound: text,
      allergicIngredient: text,
      daysSupply: number,
      noteToPharmacy: text,
      overrideReason: text,
      noteToClient: text,
      notifyClientDate: text,
      pimsConsultId: text,
      autoShipPrompt: z.boolean(),
      isOfficeUse: z.boolean(),
      locationId: text,
      locationClientId: text,
      locationPatientId: text,
      rxOriginCode: text,
      version: number,
    })
    .superRefine((form, check) => {
      for (const { path, code } of checkByHand(form, context))
        check.addIssue({ code: 'custom', message: code, path: [path] });
    });

/** The schema of a context is created once, outside the measurement. */
export const zodCheckers = (cases) => cases.map(({ context }) => schemaOf(context));
