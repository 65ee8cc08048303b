/** The SQL of reads, as the server's own store builds it. */
const store = (path) =>
  import(new URL(`../../packages/server/dist/store/prescribing/${path}.js`, import.meta.url).href);
const timeZone = 'America/New_York';
const day = { timeZone, today: new Date().toISOString().slice(0, 10) };
const reader = { ...day, ownId: '1000000' };

/**
 * @param reads - { name, operationName, variables }
 * @returns statements and their values, by name
 */
export async function statementsOf(reads) {
  const [tasks, counts, waiting, list, views, prescription, signing] = await Promise.all(
    [
      'task/task-list',
      'task/queue-counts',
      'task/waiting-counts',
      'prescription/prescription-list',
      'prescription/history-views',
      'prescription/prescription-store',
      'signing/signing-facts',
    ].map(store),
  );
  const act = {
    GetPrescriptionTasksGrouped: (sql, { skip, take, ...filter }) => tasks.groupTasks(sql, filter, day, { skip, take }),
    GetPrescriptionTasksCount: (sql, filter) => tasks.countTasks(sql, filter, day),
    GetPrescriptionTasksGroupedCount: (sql, filter) => tasks.countTaskGroups(sql, filter, day),
    GetQueueCounts: (sql, filter) => counts.countQueue(sql, filter, day),
    GetWaitingCounts: (sql, { locationId }) => waiting.countWaiting(sql, locationId, '1000000', day.today),
    GetPrescriptionHistory: (sql, filter) => list.listHistory(sql, filter, reader),
    GetPrescriptionCount: (sql, filter) => list.countHistory(sql, filter, reader),
    GetHistoryViews: (sql, { locationId }) => views.countHistoryViews(sql, locationId, reader),
    GetSigningFacts: (sql, names) => signing.loadSigningFacts(sql, names, new Date().toISOString()),
    GetPrescription: (sql, { id }) => prescription.findPrescription(sql, ['1000000'], id),
  };
  const [statements, values] = [{}, {}];
  for (const { name, operationName, variables } of reads) {
    const spy = {
      executeQuery: async ({ sql, parameters }) => {
        statements[name] = sql;
        values[name] = parameters;
        // Search terms aren't resolved here: the bare statement is that of the list without a search.
        return { rows: [{ count: 0, found: [] }] };
      },
    };
    await act[operationName](spy, variables);
  }
  return { statements, values };
}
