/** @jest-environment node */
import { parseRegistration } from './registration';

const good = { fullName: 'Asha Rao', email: 'asha@example.org', password: 'Secret1!', role: 'USER' };

it.each<[object, string]>([
  [{ fullName: undefined }, 'Full name is required'],
  [{ fullName: 7 }, 'Full name must be text'],
  [{ fullName: null }, 'Full name must be text'],
  [{ email: undefined }, 'Email is required'],
  [{ email: 'asha' }, 'Please enter a valid email address'],
  [{ email: { a: 1 } }, 'Email must be text'],
  [{ password: undefined }, 'Password is required'],
  [{ password: 'short' }, "Password doesn't meet requirements"],
  [{ password: true }, 'Password must be text'],
  [{ role: 'ADMIN' }, 'Role must be USER'],
  [{ role: 'user' }, 'Role must be USER'],
  [{ role: null }, 'Role must be USER'],
  [{ role: ['USER'] }, 'Role must be USER'],
  [JSON.parse('{"__proto__":{}}'), 'Only fullName, email, password and role are accepted'],
  [{ isAdmin: true }, 'Only fullName, email, password and role are accepted'],
])('refuses %j', (change, message) => {
  expect(() => parseRegistration({ ...good, ...change })).toThrow(message);
});

it('reports the first wrong field', () => {
  expect(() => parseRegistration({})).toThrow('Full name is required');
});
