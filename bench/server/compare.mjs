/**
 * Signa's server and its bare counterpart under the same load, in turns, so that a busy moment of the machine affects
 * both.
 */
import { figureOf, quantile, ratios } from '../../scripts/measure.mjs';
import { reportStep, show } from '../support/report.mjs';

/**
 * @param name - of the figures
 * @param sides - { signa, bare, … }, each a function that receives the number of a round and returns what it measured
 * @returns the rounds of each side, by name
 */
export async function alternate(name, rounds, sides) {
  const taken = Object.fromEntries(Object.keys(sides).map((side) => [side, []]));
  for (let round = 0; round < rounds; round += 1) {
    reportStep(`${name}, round ${round + 1} of ${rounds}`);
    for (const [side, work] of Object.entries(sides)) taken[side].push(await work(round));
  }
  return taken;
}

const p = (share) => (rounds) => rounds.map(({ times }) => quantile(times, share));
const p50 = p(0.5);
const p99 = p(0.99);
const perSecond = (rounds) => rounds.map((round) => round.perSecond);
const limit = { goal: 1.5, atMost: true };

/** Figures of closed loops: a value is the median of the rounds, a ratio that of paired rounds. */
export const loopFigures = (name, goal, { signa, bare, owner }) =>
  show([
    figureOf(`${name}: Signa`, 'per s', perSecond(signa)),
    figureOf(`${name}: bare`, 'per s', perSecond(bare)),
    ...(owner ? [figureOf(`${name}: bare as the owner`, 'per s', perSecond(owner))] : []),
    figureOf(`${name}: ratio to bare`, '', ratios(perSecond(signa), perSecond(bare)), { goal }),
    figureOf(`${name}: p50`, 'ms', p50(signa)),
    figureOf(`${name}: p50, bare`, 'ms', p50(bare)),
    figureOf(`${name}: p99`, 'ms', p99(signa)),
    figureOf(`${name}: p99, bare`, 'ms', p99(bare)),
    figureOf(`${name}: p99, ratio to bare`, '', ratios(p99(signa), p99(bare)), limit),
  ]);

/** Figures of a fixed rate: every time counts from when its call was due. */
export const rateFigures = (name, { signa, bare }) =>
  show([
    figureOf(`${name}: p50`, 'ms', p50(signa)),
    figureOf(`${name}: p50, bare`, 'ms', p50(bare)),
    figureOf(`${name}: p99`, 'ms', p99(signa)),
    figureOf(`${name}: p99, bare`, 'ms', p99(bare)),
    figureOf(`${name}: p99, ratio to bare`, '', ratios(p99(signa), p99(bare)), limit),
  ]);
