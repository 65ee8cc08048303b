/** Checking a prescription form with core, beside hand-written functions, zod and ajv on the same forms. */
import assert from 'node:assert/strict';
import { checkPrescriptionForm } from '../packages/core/dist/prescription/index.js';
import { prescriptionFormSchema } from '../packages/core/dist/schema/index.js';
import { compare, inTurn } from '../scripts/measure.mjs';
import { ajvCheckers } from './prescription-form/by-ajv.mjs';
import { checkByHand } from './prescription-form/by-hand.mjs';
import { zodCheckers } from './prescription-form/by-zod.mjs';
import { cases } from './prescription-form/sample.mjs';

const zod = zodCheckers(cases);
const ajv = ajvCheckers(cases);
const fields = (issues) =>
  [...new Set(issues.map((issue) => String(Array.isArray(issue.path) ? issue.path[0] : issue.path)))].sort();

/** A contest counts only when all say the same. */
function agree() {
  cases.forEach(({ form, context, wrong }, index) => {
    assert.deepEqual(fields(checkPrescriptionForm(form, context)), wrong, `core, case ${index}`);
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
  agree();
  const rates = compare({
    core: through(({ form, context }) => checkPrescriptionForm(form, context)),
    edge: through(({ form, context }) => checkPrescriptionForm(prescriptionFormSchema.parse(form), context)),
    hand: through(({ form, context }) => checkByHand(form, context)),
    zod: through(({ form, index }) => zod[index].safeParse(form)),
    ajv: through(({ form, index }) => ajv[index](form)),
  });
  const unit = 'forms/s';
  return [
    { name: 'core: all rules', unit, value: rates.core, goal: 500_000 },
    { name: 'core: shape by zod, then all rules', unit, value: rates.edge, goal: 100_000 },
    { name: 'one function by hand', unit, value: rates.hand },
    { name: 'zod with superRefine, same rules', unit, value: rates.zod },
    { name: 'ajv, what a schema can say: no days, licenses, systems', unit, value: rates.ajv },
    { name: 'core beside the function by hand', unit: 'times', value: rates.core / rates.hand, goal: 0.5 },
    { name: 'core beside zod', unit: 'times', value: rates.core / rates.zod, goal: 3 },
  ];
}
