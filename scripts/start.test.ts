import { expect, it } from 'vitest';
import { startSteps } from './lib/build.mjs';

it.each([
  [{}, true],
  [{ SAMPLE_DATA: '1' }, true],
  [{ SAMPLE_DATA: '0' }, false],
  [{ SAMPLE_DATA: '0', COMMERCE_API_URL: 'https://api.shop.example' }, true],
])('npm start with %j builds pages: %s', (env, hasSite) => {
  expect(startSteps(env).includes('site')).toBe(hasSite);
  expect(startSteps(env)).toContain('api');
});
