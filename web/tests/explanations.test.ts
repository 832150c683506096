import { expect, it } from 'vitest';
import { Explanations } from '../src/lib/explanations';

it('the server is asked once about each thing in each language, and again about the silent when more has happened', async () => {
  const asked: string[] = [];
  let [lang, now] = ['en', 0];
  const explanations = new Explanations(
    'table',
    () => lang,
    () => now,
    (_table, refs, lang) => {
      asked.push(`${lang} ${refs.join(' ')}`);
      return Promise.resolve(
        refs.filter((ref) => ref !== 'card:2').map((ref) => ({ ref, title: ref, text: lang })),
      );
    },
  );
  expect(await explanations.of(['die:1', 'card:2', 'die:1'])).toEqual([
    { ref: 'die:1', title: 'die:1', text: 'en' },
  ]);
  expect(await explanations.of(['card:2', 'die:1'])).toHaveLength(1);
  expect(asked).toEqual(['en die:1 card:2']);
  now = 1;
  await explanations.of(['card:2']);
  lang = 'ja';
  expect(await explanations.of(['die:1'])).toEqual([{ ref: 'die:1', title: 'die:1', text: 'ja' }]);
  expect(asked).toEqual(['en die:1 card:2', 'en card:2', 'ja die:1']);
});

it('a server that does not answer explains nothing', async () => {
  const explanations = new Explanations(
    'table',
    () => 'en',
    () => 0,
    () => Promise.reject(new Error('gone')),
  );
  expect(await explanations.of(['die:1'])).toEqual([]);
});
