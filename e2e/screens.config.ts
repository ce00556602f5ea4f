import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** `npm run screens` takes pictures of every screen of the built site into the ignored folder `screens`. */
export default defineConfig(tests, { testDir: '.', testMatch: '*.screens.ts', reporter: 'line' });
