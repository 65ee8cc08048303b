/** Validating a prescription form with core, compared with hand-written functions, zod, and ajv on the same forms. */
import assert from 'node:assert/strict';
import { checkPrescriptionForm } from '../packages/core/dist/prescribing/index.js';
import { prescriptionFormShape } from '../packages/core/dist/schema/index.js';
import { compare, figureOf, inTurn, ratios } from '../scripts/measure.mjs';
import { ajvCheckers } from './prescription-form/by-ajv.mjs';
import { checkByHand } from './prescription-form/by-hand.mjs';
import { zodCheckers } from './prescription-form/by-zod.mjs';
import { cases } from './prescription-form/sample.mjs';
import { faulty } from './support/fault.mjs';
import { sized } from './support/size.mjs';

const zod = zodCheckers(cases);
const ajv = ajvCheckers(cases);
/** The injected fault starts late, because the comparison checks for equal answers again after measuring. */
const check = faulty(checkPrescriptionForm, { after: cases.length });
const fields = (issues) =>
  [...new Set(issues.map((issue) => String(Array.isArray(issue.path) ? issue.path[0] : issue.path)))].sort();

/** A comparison counts only if all give the same answers. */
function agree() {
  cases.forEach(({ form, context, wrong }, index) => {
    assert.deepEqual(fields(check(form, context)), wrong, `core, case ${index}`);
    assert.deepEqual(fields(checkByHand(form, context)), wrong, `by hand, case ${index}`);
    assert.deepEqual(fields(zod[index].safeParse(form).error?.issues ?? []), wrong, `zod, case ${index}`);
    const beyondAjv = wrong.every((field) => field.endsWith('Date'));
    if (!beyondAjv) assert.equal(ajv[index](form), wrong.length === 0, `ajv, case ${index}`);
  });
}

const through = (work) => {
  const next = inTurn(cases.map((each, index) => ({ ...each, index })));
  return () => work(next());
};

export function run() {
  const works = {
    core: through(({ form, context }) => check(form, context)),
    edge: through(({ form, context }) => check(prescriptionFormShape.parse(form), context)),
    hand: through(({ form, context }) => checkByHand(form, context)),
    zod: through(({ form, index }) => zod[index].safeParse(form)),
    ajv: through(({ form, index }) => ajv[index](form)),
  };
  const rates = compare(works, { agree, milliseconds: sized(250, 20) });
  const unit = 'forms/s';
  return [
    figureOf('core: all rules', unit, rates.core, { goal: 500_000 }),
    figureOf('core: shape with zod, then all rules', unit, rates.edge, { goal: 100_000 }),
    figureOf('hand-written function', unit, rates.hand),
    figureOf('zod with superRefine, same rules', unit, rates.zod),
    figureOf('ajv, what a schema can express: no dates, licenses, systems', unit, rates.ajv),
    figureOf('core, ratio to the hand-written function', 'times', ratios(rates.core, rates.hand), { goal: 0.5 }),
    figureOf('core, ratio to zod', 'times', ratios(rates.core, rates.zod), { goal: 3 }),
  ];
}
