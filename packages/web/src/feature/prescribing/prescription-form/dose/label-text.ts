import type { ShownRange, WeightDose } from '@signa/core/safety';

const words = { within: 'label', above: 'above the label:', below: 'below the label:' } as const;

/** 'label 2.2–4.4 mg/kg every 12 hours', 'above the label: 2.2–4.4 mg/kg, at most 4.4 a day'. */
export function labelText(status: WeightDose['status'], { brief }: ShownRange): string {
  return `${words[status ?? 'within']} ${brief}`;
}
