/** Title of `/create/rx/direct/` (P-042). */
export const directTitle = 'Editing Draft';
