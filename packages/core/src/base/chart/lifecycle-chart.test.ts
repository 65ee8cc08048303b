import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { prescriptionLifecycle } from '../../prescribing/prescription/change/index.js';
import { taskLifecycle } from '../../prescribing/task/index.js';
import { lifecycleChart } from './index.js';

describe('a life cycle as a state diagram', () => {
  it('A-365 contains states, final states, transitions and their guards', () => {
    const machine = createMachine({
      id: 'letter',
      initial: 'written',
      states: {
        written: { on: { send: { target: 'away.sent', guard: { type: 'hasStamp' } }, edit: {} } },
        away: { initial: 'sent', states: { sent: { on: { lose: '#letter.lost' } } } },
        lost: { type: 'final' },
      },
    });
    expect(lifecycleChart(machine).split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> written',
      '  state "written" as written',
      '  state "away" as away {',
      '    state "sent" as away_sent',
      '  }',
      '  state "lost" as lost',
      '  lost --> [*]',
      '  written --> away_sent: send [hasStamp]',
      '  written --> written: edit',
      '  away_sent --> lost: lose',
    ]);
  });

  it('A-365 contains automatic transitions, results of effects, delays, and the given labels', () => {
    const machine = createMachine({
      id: 'letter',
      initial: 'written',
      states: {
        written: { always: [{ target: 'sent', guard: 'hasStamp' }, { target: 'kept' }] },
        sent: { invoke: { src: 'carry', onDone: 'kept', onError: 'written' } },
        kept: { after: { aYear: 'written' }, on: { read: {}, copy: {} } },
      },
    });
    const chart = lifecycleChart(machine, { written: 'It is written', hasStamp: 'stamped', read: 'read it' });
    expect(chart.split('\n').slice(2)).toEqual([
      '  state "It is written" as written',
      '  state "sent" as sent',
      '  state "kept" as kept',
      '  written --> sent: [stamped]',
      '  written --> kept',
      '  sent --> kept: done',
      '  sent --> written: failed',
      '  kept --> kept: read it or copy',
      '  kept --> written: after aYear',
    ]);
  });

  it('A-365 P-134 P-161 contains every transition of both life cycles once', () => {
    const arrows = (chart: string) => chart.split('\n').filter((line) => line.includes('-->') && line.includes(': '));
    const prescription = arrows(lifecycleChart(prescriptionLifecycle));
    expect(new Set(prescription).size).toBe(prescription.length);
    expect(prescription).toContain('  standing_Draft --> removed: DeletePrescription [isReasonGiven]');
    expect(prescription.filter((line) => line.includes('archived_') && !line.includes('--> archived_'))).toEqual([]);
    expect(prescription).toContain('  standing_Draft --> standing_Created: AuthorizeRx or PrintRx [issuesAs]');
    expect(arrows(lifecycleChart(taskLifecycle))).toHaveLength(8);
  });
});
