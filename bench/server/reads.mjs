/** The SQL of a page of the queue and of one prescription, as the server's own store builds it. */
const dist = (path) => new URL(`../../packages/server/dist/${path}`, import.meta.url).href;

export async function readStatements(location, prescriptionId) {
  const { groupTasks } = await import(dist('store/prescribing/task/task-list.js'));
  const { findPrescription } = await import(dist('store/prescribing/prescription/prescription-store.js'));
  const taken = [];
  const spy = { executeQuery: async ({ sql, parameters }) => (taken.push({ sql, parameters }), { rows: [] }) };
  await groupTasks(
    spy,
    { locationId: location, status: 'pending' },
    { timeZone: 'America/New_York', today: '2026-11-20' },
    { skip: 0, take: 10 },
  );
  await findPrescription(spy, [location], prescriptionId);
  return { statements: { queue: taken[0].sql, prescription: taken[1].sql }, queueValues: taken[0].parameters };
}
