export { lifecycleChart } from './lifecycle-chart.js';
export type { ChartWords } from './lifecycle-chart.js';
