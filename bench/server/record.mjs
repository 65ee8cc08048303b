/**
 * Records the statements of one real approval, so that the bare server can replay them for other requests. Ids of the
 * recorded request become names; a value that depends on the previous statement's result becomes '@rx'.
 */
const dist = new URL('../../packages/server/dist/', import.meta.url);
const load = (path) => import(new URL(path, dist).href);

/** @param url - of a login that the server can run as */
export async function recordApproval(url, task, approval) {
  const [{ openPostgres }, { databaseOf }, { addPrescription }, { mutate }, { openDirectory }] = await Promise.all([
    load('database/open-postgres.js'),
    load('database/database.js'),
    load('use-case/prescribing/prescription/add-prescription.js'),
    load('use-case/mutate.js'),
    load('access/directory.js'),
  ]);
  const { database, pool } = await openPostgres({ url, ownerUrl: null, size: 1, onLost: () => undefined });
  const log = [];
  const recording = databaseOf({ ...pool, acquire: async () => recorded(await pool.acquire(), log) });
  const now = () => new Date().toISOString();
  const actor = await openDirectory(database).actor({ username: task.username, sessionId: null }, null, now());
  const context = {
    operation: 'AddPrescription',
    variables: approval,
    actor,
    database: recording,
    clock: { now },
    idempotencyKey: null,
  };
  const stored = await mutate(context, addPrescription, approval);
  await database.close();
  return { log: log.filter(({ text }) => !text.includes('set_config')), rx: stored.id };
}

function recorded(lease, log) {
  const { connection } = lease;
  return {
    ...lease,
    connection: {
      run: (text) => connection.run(text),
      together: (send) => connection.together(send),
      query: async (text, values, name) => {
        const answer = await connection.query(text, values, name);
        if (text !== 'commit') log.push({ text, values: [...values] });
        return answer;
      },
    },
  };
}

/** The recorded form of a value: the name of an id, or the value itself. */
function templateOf(value, names, rx) {
  if (Array.isArray(value)) return `{${value.map(String).join(',')}}`;
  if (typeof value !== 'string') return value;
  if (value === rx) return '@rx';
  if (/^\d\d-\d+$/.test(value)) return '#number';
  return names[value] ?? value.replaceAll(`prescription-${rx}-issued`, 'prescription-#-issued');
}

/** The statements by name, and a function that fills them in for another request. */
export function replayOf({ log, rx }, task) {
  const names = Object.fromEntries(Object.entries(task.ids).map(([name, value]) => [value, `:${name}`]));
  const steps = log.map(({ text, values }, index) => ({
    name: `approve-${index}`,
    values: values.map((value) => templateOf(value, names, rx)),
    ...(/^insert into "prescription" /.test(text) && { keep: 'rx' }),
  }));
  return {
    statements: Object.fromEntries(log.map(({ text }, index) => [`approve-${index}`, text])),
    fill: (other) => ({
      steps: steps.map((step) => ({
        ...step,
        values: step.values.map((value) => {
          if (typeof value !== 'string') return value;
          if (value === '#number') return `99-${other.ids.task}`;
          if (value.startsWith(':')) return other.ids[value.slice(1)];
          return value.replaceAll('prescription-#-issued', `bare-${other.ids.task}`);
        }),
      })),
    }),
  };
}
