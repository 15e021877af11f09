// @vitest-environment jsdom
import { FluentProvider } from '@fluentui/react-components';
import { expect, it } from 'vitest';
import { openPlace } from '#tests/place.ts';
import type { ProvaRisposta } from '../cell/questions.ts';
import { Prova } from './try-answer.tsx';

const place = openPlace();

function readText(part: Partial<ProvaRisposta>): string {
  const prova: ProvaRisposta = {
    natura: 'movimento',
    righe: [],
    quante: 5,
    entrate: 120_000,
    uscite: -32_110,
    cambi: [87_890],
    esito: 'non_verificabile',
    differenza: null,
    ...part,
  };
  place.render(
    <FluentProvider>
      <Prova prova={prova} nome="prova.csv" />
    </FluentProvider>,
  );
  return place.element.textContent;
}

it('says by how much the balance changes', () => {
  expect(readText({})).toContain('Il saldo cambia di +878,90');
});

it('adds up no balances of different accounts', () => {
  const two = readText({ cambi: [105_490, -17_600] });
  expect(two).toContain('I saldi dei 2 estratti cambiano di +1.054,90 e -176,00');
  expect(two).not.toContain('878,90');
  expect(readText({ cambi: [1, 2, 3, 4, 5].map((euro) => euro * 100) })).toContain(
    'I saldi di 5 estratti cambiano di +1,00; +2,00; +3,00; +4,00…',
  );
});

it('says of open items what they come to', () => {
  expect(readText({ natura: 'partita' })).toContain('In tutto +878,90');
});
