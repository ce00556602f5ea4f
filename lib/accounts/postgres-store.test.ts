/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import { postgresPool } from './postgres-store';

// From the protocol's documentation: AuthenticationOk, and ReadyForQuery outside a transaction.
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let server: Server;
let pool: Pool;
let sockets: Socket[];
const onLost = jest.fn();

beforeEach(async () => {
  sockets = [];
  onLost.mockReset();
  server = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => socket.write(WELCOME));
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  pool = postgresPool({ host: '127.0.0.1', port, user: 'site', database: 'site' }, onLost);
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await pool.end();
  server.close();
});

const reset = () => {
  for (const socket of sockets) socket.resetAndDestroy();
};

// Node's `once` would reject when the client emits 'error' first.
const endOf = (client: PoolClient) => new Promise((resolve) => client.once('end', () => resolve(undefined)));

it('survives the loss of a connection in use, whose query fails', async () => {
  const client = await pool.connect();
  const query = client.query('select 1');
  reset();
  await expect(query).rejects.toThrow();
  client.release();
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(pool.totalCount).toBe(0);
});

it('survives the loss of a connection in use between two queries, and connects again', async () => {
  const client = await pool.connect();
  const lost = endOf(client);
  reset();
  await lost;
  client.release();
  expect(onLost).toHaveBeenCalledTimes(1);
  (await pool.connect()).release();
  expect(sockets).toHaveLength(2);
});

it('survives the loss of an idle connection', async () => {
  const client = await pool.connect();
  const lost = endOf(client);
  client.release();
  reset();
  await lost;
  expect(onLost).toHaveBeenCalledTimes(1);
});
