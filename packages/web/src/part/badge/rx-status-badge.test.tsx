import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { samplePrescriptionRow } from '../../testing/sample-prescription';
import { ExpiryBadge } from './expiry-badge';
import { RxStatusBadge } from './rx-status-badge';

describe('the status badge', () => {
  it.each([
    ['Draft, still in draft, not yet authorized', { code: 'Draft', description: 'Draft' }, 'lucide-pause'],
    ['Faxed, printed to be faxed to the pharmacy', { code: 'FaxedToPharmacy', description: 'Faxed' }, 'lucide-check'],
    ['Mailed, printed to be mailed', { code: 'MailedToPharmacy', description: 'Mailed' }, 'lucide-check'],
    ['Created, created and ready to be ordered', { code: 'Created', description: 'Created' }, 'lucide-check'],
    ['Declined, has been declined', { code: 'RejectedDraft', description: 'Rejected' }, 'lucide-circle'],
    [
      'fillable, able to be filled by the client',
      { code: 'AcceptedByPharmacy', description: 'Accepted' },
      'lucide-circle',
    ],
    [
      'Elsewhere, issued elsewhere and only a record here; copy it to prescribe again',
      { code: 'IssuedElsewhere', description: 'Issued elsewhere' },
      'lucide-file-input',
    ],
    [
      'Received by pharmacy, Received by pharmacy',
      { code: 'ReceivedByPharmacy', description: 'Received by pharmacy' },
      'lucide-circle',
    ],
  ] as const)('P-135 P-136 P-138 P-301 shows %s with its icon', (words, rxStatus, icon) => {
    const { container } = renderScreen(<RxStatusBadge prescription={samplePrescriptionRow({ rxStatus })} />);
    expect(container.textContent).toContain(words);
    expect(container.querySelector('svg')?.getAttribute('class')).toContain(icon);
  });

  it('P-135 shows archived instead of any other status', () => {
    const { container } = renderScreen(<RxStatusBadge prescription={samplePrescriptionRow({ archived: true })} />);
    expect(container.textContent).toContain('Archived, has been archived');
  });
});

describe('the expiry badge', () => {
  it.each([
    ['2026-11-19', 'Expired Date', 'Expired on 11-19-2026'],
    ['2026-11-20', 'Near To Expire', 'Expires on 11-20-2026'],
    ['2027-06-30', 'Far To Expire', 'Expires on 06-30-2027'],
  ])('P-139 shows %s as %s', (expiry, word, sentence) => {
    renderScreen(<ExpiryBadge expiry={expiry} today="2026-11-20" />);
    expect(screen.getByText(word)).toBeDefined();
    expect(screen.getByText(`, ${sentence}`)).toBeDefined();
  });

  it('P-139 shows nothing without a date', () => {
    const { container } = renderScreen(<ExpiryBadge expiry={null} today="2026-11-20" />);
    expect(container.querySelector('svg')).toBeNull();
  });
});
