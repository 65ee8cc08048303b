import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { prescriptionLifecycle } from '../prescription/change/index.js';
import { taskLifecycle } from '../task/index.js';
import { lifecycleChart } from './index.js';

describe('a life as a state diagram', () => {
  it('A-365 draws states, ends, arrows and the guards of arrows', () => {
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

  it('A-365 P-134 P-161 draws every arrow of both lives once', () => {
    const arrows = (chart: string) => chart.split('\n').filter((line) => line.includes('-->') && line.includes(': '));
    const prescription = arrows(lifecycleChart(prescriptionLifecycle));
    expect(new Set(prescription).size).toBe(prescription.length);
    expect(prescription).toContain('  standing_Draft --> removed: DeletePrescription [isReasonGiven]');
    expect(prescription.filter((line) => line.includes('archived_') && !line.includes('--> archived_'))).toEqual([]);
    expect(arrows(lifecycleChart(taskLifecycle))).toHaveLength(8);
  });
});
