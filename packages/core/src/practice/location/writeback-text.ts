import type { Notice } from '../../base/failure/index.js';

/** Confirmation before write-back is switched on or off. @see A-465 */
export const writebackQuestion = (isOn: boolean, locationName: string) =>
  isOn
    ? {
        title: `Turn on write-back for ${locationName}?`,
        text: "From then on, each prescription issued here is written to the patient's record in the practice system.",
      }
    : {
        title: `Turn off write-back for ${locationName}?`,
        text: 'Prescriptions issued from then on are not written to the practice system. Earlier entries stay there.',
      };

/** @see A-465 */
export const writebackNotice = (isOn: boolean): Notice => ({
  status: 'success',
  title: isOn ? 'Write-back is on' : 'Write-back is off',
});
