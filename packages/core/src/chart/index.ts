export { lifecycleChart } from './lifecycle-chart.js';
