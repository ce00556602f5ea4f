import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { servers } from './servers';
import { expect, fillRegister, test } from './test';

const freshEmail = () => `e2e-${randomUUID()}@example.com`;

function _register(
  request: APIRequestContext,
  server: string,
  data: unknown,
  headers: Record<string, string> = {},
) {
  return request.post(`${server}/api/v1/auth/register`, {
    data,
    headers: { 'X-Secure-Request': 'true', ...headers },
  });
}

const stores: [string, string][] = [['the embedded store', servers.site]];
if (process.env.TEST_DATABASE_URL) stores.push(['PostgreSQL', servers.postgres]);
else console.info('TEST_DATABASE_URL is not set: accounts on PostgreSQL are not tested.');

for (const [name, server] of stores) {
  test.describe(`accounts on ${name}`, () => {
    test.use({ expectedComplaints: ['409 (Conflict)'] });

    test('are created through the page, and the same email is refused whatever its case', async ({
      page,
    }) => {
      const email = freshEmail();
      await page.goto(`${server}/register`);
      const send = async (address: string) => {
        await fillRegister(page, address);
        await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
      };
      await send(email);
      await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
      await page.goto(`${server}/register`);
      await send(email.toUpperCase());
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Email already registered');
    });
  });
}

test('an answer that comes before the request’s body ends the connection', async () => {
  const socket = connect(Number(new URL(servers.site).port), 'localhost');
  const head = [
    'POST /api/v1/auth/register HTTP/1.1',
    'Host: localhost',
    'X-Secure-Request: true',
    'Content-Type: application/json',
    'Content-Length: 1000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answer).toContain('HTTP/1.1 413');
  expect(answer.toLowerCase()).toContain('\r\nconnection: close');
});
