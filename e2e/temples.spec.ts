import { expect, open, test } from './test';

const temples = ['Badrinath Temple', 'Jagannath Temple', 'Rameshwaram Temple'];

test.describe('the temple home', () => {
  test('leads to each temple, the guide and the mission', async ({ page }) => {
    await page.goto('/holyheaven');
    const main = page.getByRole('main');
    await expect(main.getByText('Serving Devotees Since 2024')).toBeVisible();
    for (const name of temples) await expect(main.getByRole('heading', { name })).toBeVisible();
    const links = main.getByRole('link', { name: /Pilgrimage Info/ });
    await expect(links).toHaveCount(3);
    for (const id of [1, 2, 3]) await expect(links.nth(id - 1)).toHaveAttribute('href', `/holyheaven/${id}`);
    await expect(main.getByRole('link', { name: 'Request Pilgrimage Guide' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(main.getByRole('link', { name: 'Our Mission' })).toHaveAttribute('href', '/about');
    for (const source of ['Mundaka Upanishad', 'Bhagavad Gita', 'Mahabharata'])
      await expect(main).toContainText(source);
    await expect(main.locator('[lang="sa"]').first()).toBeVisible();
  });

  test('its buttons without a destination stay and say that it is coming soon', async ({ page }) => {
    await page.goto('/holyheaven');
    for (const name of ['Plan Your Pilgrimage', 'Daily Prayers']) {
      await page.getByRole('main').getByRole('button', { name }).first().click();
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: /coming soon/i })
          .first(),
      ).toBeVisible();
    }
    await expect(page).toHaveURL('/holyheaven');
  });
});

test.describe('the search', () => {
  const cases: [string, string[]][] = [
    ['Rameswaram', ['Rameshwaram Temple']],
    ['rāmeśvaram', ['Rameshwaram Temple']],
    ['Jagannatha', ['Jagannath Temple']],
    ['badri', ['Badrinath Temple']],
    ['Siva', ['Rameshwaram Temple']],
    ['shiva', ['Rameshwaram Temple']],
    ['Odisha', ['Jagannath Temple']],
    ['  UTTARAKHAND ', ['Badrinath Temple']],
    ['', temples],
  ];
  for (const [text, found] of cases) {
    test(`'${text}' finds ${found.length === 3 ? 'all' : found.join(', ')}`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'info' && logged.push(message.text()));
      await open(page, '/holyheaven');
      const box = page.getByRole('searchbox');
      await box.fill(text);
      await box.press('Enter');
      for (const name of temples) {
        await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible({
          visible: found.includes(name),
        });
      }
      await expect(box).toHaveValue(text);
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: new RegExp(`${found.length}|all`, 'i') })
          .first(),
      ).toBeAttached();
      await expect.poll(() => logged).toHaveLength(1);
      expect(logged[0]).toContain(text.trim());
    });
  }

  test('is kept in the address, so that it can be shared', async ({ page }) => {
    await page.goto('/holyheaven');
    await page.getByRole('searchbox').fill('Puri');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/holyheaven?q=Puri');
    await page.goto('/holyheaven?q=Puri');
    await expect(page.getByRole('searchbox')).toHaveValue('Puri');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Badrinath Temple' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Jagannath Temple' })).toBeVisible();
  });

  test('says that nothing was found, and clears', async ({ page }) => {
    await open(page, '/holyheaven');
    await page.getByRole('searchbox').fill('<b>zzz</b>');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('main')).toContainText('<b>zzz</b>');
    await page.getByRole('button', { name: /clear|show all/i }).click();
    for (const name of temples)
      await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page).toHaveURL('/holyheaven');
  });
});

test('a temple page leads to its planner, its donation and more temples', async ({ page }) => {
  await page.goto('/holyheaven/2');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jagannath Temple');
  for (const name of ['Travel Information', 'Pilgrimage Tips'])
    await expect(main.getByRole('heading', { name })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Plan Your Pilgrimage' }).first()).toHaveAttribute(
    'href',
    '/holyheaven/plan-trips/2',
  );
  await expect(main.getByRole('link', { name: 'Make a Donation' }).first()).toHaveAttribute(
    'href',
    '/holyheaven/donation/2',
  );
  await expect(main.getByRole('link', { name: 'Discover More Temples' })).toHaveAttribute(
    'href',
    '/holyheaven',
  );
  await main.getByRole('button', { name: 'Daily Prayers' }).click();
  await expect(page.getByRole('status').filter({ hasText: /coming soon/i })).toBeVisible();
});

test.describe('a donation', () => {
  const submit = { name: 'Make Divine Donation' };

  test('is checked in the specified order, one message at a time, above the form', async ({ page }) => {
    await open(page, '/holyheaven/donation/1');
    const field = (label: string) => page.getByLabel(label);
    await expect(field('Donation Amount')).toHaveValue('100');
    await expect(page.getByText('Minimum donation: ₹10')).toBeVisible();
    await expect(field('Donation Amount')).toHaveAttribute('min', '10');
    const alert = page.getByRole('main').getByRole('alert');
    const send = () => page.getByRole('button', submit).click();
    await send();
    await expect(alert).toHaveText('All fields are required.');
    await field('Full Name').fill('Asha Rao');
    await field('Email Address').fill('asha@example');
    await field('Phone Number').fill('12345');
    await field('Donation Amount').fill('9');
    await send();
    await expect(alert).toHaveText('Minimum donation amount is ₹10.');
    await field('Donation Amount').fill('10');
    await send();
    await expect(alert).toHaveText('Please enter a valid email address.');
    await field('Email Address').fill('asha.rao@example.com');
    await send();
    await expect(alert).toHaveText('Please enter a valid 10-digit phone number.');
    await expect(field('Full Name')).toHaveValue('Asha Rao');
    await field('Phone Number').fill('+91 98765-43210');
    await send();
    await expect(page).toHaveURL('/under-development/1?type=donation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donation System Under Development');
    await expect(page.getByRole('main')).toContainText('Badrinath Temple');
  });

  test('makes no call but the navigation, and puts nothing personal into an address', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      urls.push(request.url());
      expect(request.method()).toBe('GET');
    });
    await page.goto('/holyheaven/donation/3');
    await page.getByLabel('Full Name').fill('Asha Rao');
    await page.getByLabel('Email Address').fill('asha@example.com');
    await page.getByLabel('Phone Number').fill('9876543210');
    await page.getByRole('button', submit).dblclick();
    await expect(page).toHaveURL('/under-development/3?type=donation');
    expect(urls.filter((url) => /asha|98765/i.test(url))).toEqual([]);
  });

  test('has other ways to help', async ({ page }) => {
    await page.goto('/holyheaven/donation/1');
    await page.getByRole('button', { name: 'Sponsor a Pooja' }).click();
    await expect(page.getByRole('status').filter({ hasText: /coming soon/i })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Visit Our Temples' })).toHaveAttribute(
      'href',
      '/holyheaven',
    );
  });
});

test.describe('a pilgrimage plan', () => {
  test('needs a date from today on and at least one pilgrim', async ({ page }) => {
    await open(page, '/holyheaven/plan-trips/1');
    const date = page.getByLabel('Travel Dates');
    const pilgrims = page.getByLabel('Number of Pilgrims');
    const send = () => page.getByRole('button', { name: 'Submit Pilgrimage Plan' }).click();
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    await expect(date).toHaveAttribute('min', today);
    await expect(page.getByLabel('Special Requirements')).toHaveAttribute('rows', '4');
    await send();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    await expect(date).toBeFocused();
    await date.fill('2020-01-01');
    await pilgrims.fill('0');
    await send();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    await expect(pilgrims).toHaveAttribute('aria-invalid', 'true');
    await date.fill(today);
    await pilgrims.fill('1');
    await send();
    await expect(page).toHaveURL('/under-development/1?type=trip');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Under Development');
  });

  test('goes back to the page before', async ({ page }) => {
    await page.goto('/holyheaven/2');
    await page.getByRole('main').getByRole('link', { name: 'Plan Your Pilgrimage' }).first().click();
    await expect(page).toHaveURL('/holyheaven/plan-trips/2');
    await page.getByRole('main').getByText('Go Back').click();
    await expect(page).toHaveURL('/holyheaven/2');
  });

  test('promises an answer and offers help', async ({ page }) => {
    await page.goto('/holyheaven/plan-trips/1');
    await expect(page.getByRole('main')).toContainText('within 24 hours');
    await page.getByRole('button', { name: 'Contact Our Priests' }).click();
    await expect(page.getByRole('status').filter({ hasText: /coming soon/i })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Explore More Temples' })).toHaveAttribute(
      'href',
      '/holyheaven',
    );
  });
});

test.describe('the coming-soon page', () => {
  const variants = [
    {
      path: '/under-development/1',
      title: 'Feature Under Development',
      link: 'Return Home',
      href: '/',
      temple: false,
    },
    {
      path: '/under-development/1?type=other',
      title: 'Feature Under Development',
      link: 'Return Home',
      href: '/',
      temple: false,
    },
    {
      path: '/under-development/1?type=donation',
      title: 'Donation System Under Development',
      link: /Temple/,
      href: '/holyheaven/1',
      temple: true,
    },
    {
      path: '/under-development/77?type=donation',
      title: 'Donation System Under Development',
      link: 'Back to Holy Heaven',
      href: '/holyheaven',
      temple: false,
    },
    {
      path: '/under-development/1?type=trip',
      title: 'Trip Planning Under Development',
      link: 'Explore Other Temples',
      href: '/holyheaven',
      temple: true,
    },
  ];
  for (const { path, title, link, href, temple } of variants) {
    test(`${path} shows '${title}'`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByText('Coming Soon', { exact: true })).toBeVisible();
      await expect(main.getByText('Working Devoutly')).toBeVisible();
      await expect(main.getByRole('link', { name: link }).first()).toHaveAttribute('href', href);
      await expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
      await expect(main.getByRole('link', { name: 'Return Home' }).first()).toHaveAttribute('href', '/');
      if (temple) await expect(main).toContainText('Badrinath Temple');
      else await expect(main).not.toContainText('Badrinath');
    });
  }
});
