/** A FHIR R4 server with the records of one animal, for the client that looks them up for Signa. */
import { createServer } from 'node:http';

const bundleOf = (resources) => ({
  resourceType: 'Bundle',
  type: 'searchset',
  total: resources.length,
  entry: resources.map((resource) => ({ resource })),
});

/** Answers a read by ID, and a search by type. */
function answerOf(records, { pathname }) {
  const [type, id] = pathname.split('/').slice(-2);
  const read = records.find((one) => one.resourceType === type && one.id === id);
  return read ?? bundleOf(records.filter(({ resourceType }) => resourceType === id));
}

/**
 * @param records - resources
 * @param work - gets the address of the server
 */
export async function onRecords(records, work) {
  const server = createServer((request, response) => {
    const text = JSON.stringify(answerOf(records, new URL(request.url, 'http://localhost')));
    response.writeHead(200, { 'content-type': 'application/fhir+json' }).end(text);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
