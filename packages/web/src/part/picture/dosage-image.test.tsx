import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { dosageImageNotFound, dosageImages } from '@signa/core/catalog';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render';
import { DosageImage } from './dosage-image';

const drawings = readdirSync(join(import.meta.dirname, '../../../public/dosage'));

describe('the dosage form icon', () => {
  it('P-145 exists for every dosage form in the table and for unknown forms', () => {
    expect(Object.keys(dosageImages).length).toBeGreaterThanOrEqual(80);
    for (const file of [...Object.values(dosageImages), dosageImageNotFound]) expect(drawings).toContain(file);
  });

  it('P-145 is named after the form, with a not-found icon for unknown forms', () => {
    renderScreen(<DosageImage form="Otic Gizmo" />);
    expect(screen.getByRole('img', { name: 'Otic Gizmo' }).getAttribute('style')).toContain('not-found.svg');
  });
});
