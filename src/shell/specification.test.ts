/** Constants of the specification that nothing else holds; where each statement is held says docs/specifica.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coloriPrimari, modiMenu, preset, superfici } from '#api/contract/preferenze.ts';
import { catalogo } from '#api/errors.ts';
import { routes } from '#api/contract/routes.ts';
import { MOBILE_MAX_WIDTH } from '#state/layout.ts';
import type { Severity } from '#state/toast.ts';
import { isFree } from './guard.ts';
import { MENU_GROUP } from './menu-entries.ts';
import { paths, uikitPages } from './paths.ts';
import { stacking } from './theme/stacking.ts';

const source = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

test('the addresses are those of the specification', () => {
  const addresses: readonly string[] = Object.values(paths);
  const inside =
    'testdb pagamenti report querydb importestratto importestrattopdf estrattoconto scadenziario anagrafiche matrice-agenti impostazioni test';
  for (const page of inside.split(' ')) expect(addresses).toContain(`/app/${page}`);
  for (const page of ['/app', '/landing', '/pages/notfound', '/auth/login', '/auth/access', '/auth/error'])
    expect(addresses).toContain(page);
  for (const page of ['/pages/empty', '/pages/crud', '/documentation']) expect(addresses).toContain(page);
  expect(Object.keys(uikitPages).join(' ')).toBe(
    'formlayout input button table list tree panel overlay media message file menu charts misc timeline',
  );
});

test('four pages open without asking, and no other', () => {
  const free = Object.values(paths).filter(isFree);
  expect(free.toSorted()).toEqual(['/auth/login', '/pages/404', '/pages/500', '/pages/register']);
});

test('the side menu has one group', () => {
  expect(MENU_GROUP).toBe('Home');
});

test('the choices of the theme configurator are all there, in order', () => {
  expect(coloriPrimari.join(' ')).toBe(
    'noir emerald green lime orange amber yellow teal cyan sky blue indigo violet purple fuchsia pink rose',
  );
  expect(superfici.join(' ')).toBe('slate gray zinc neutral stone soho viva ocean');
  expect(preset.join(' ')).toBe('Aura Lara Nora');
  expect(modiMenu.join(' ')).toBe('static overlay');
});

test('layers, breakpoint, dark class and ripple are as fixed', () => {
  expect(stacking).toEqual({ modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 });
  expect(MOBILE_MAX_WIDTH).toBe(991);
  expect(source('theme/root.ts')).toContain("DARK_CLASS = 'app-dark'");
  expect(source('theme/ripple.ts')).toContain('DURATION = 400');
});

test('messages have six severities and stand at the top right', () => {
  const severities: Record<Severity, true> = {
    info: true,
    success: true,
    warn: true,
    error: true,
    secondary: true,
    contrast: true,
  };
  expect(Object.keys(severities)).toHaveLength(6);
  expect(source('toast/app-toaster.tsx')).toContain('position="top-end"');
  expect(source('toast/app-toaster.tsx')).toContain('pauseOnHover: true');
});

test('the twelve calls have the method and the address of the specification', () => {
  const wanted = {
    verify: 'POST /api/verify',
    me: 'GET /api/me',
    logout: 'POST /api/logout',
    importAlias: 'POST /api/estratto_conto/import/alias',
    importRows: 'POST /api/estratto_conto/import',
    tracciatiSalva: 'POST /api/tracciati/salva',
    tracciatoPerNome: 'GET /api/tracciati/getByFileName',
    estrattoConto: 'GET /api/estratto_conto',
    notifiche: 'GET /api/estratto_conto/notifiche',
    logImportAdd: 'POST /api/log_import_add',
    allDelImport: 'POST /api/all_del_import/{id}',
    updateNota: 'POST /api/update_nota',
  };
  for (const [name, call] of Object.entries(wanted)) {
    const { method, path } = routes[name as keyof typeof wanted];
    expect(`${method} ${path}`).toBe(call);
  }
});

test('the error catalogue has six messages, and the rows say theirs whichever way they are read', () => {
  expect(new Set(Object.values(catalogo))).toEqual(
    new Set([
      'failed to initialize estratto conto',
      'failed to import data',
      'failed to save template',
      'template not found',
      'Errore nel recupero estratti conto',
      'Errore nel recupero notifiche',
    ]),
  );
  const { estrattoConto, estrattoBlocco, estrattoTotali } = catalogo;
  expect(new Set([estrattoConto, estrattoBlocco, estrattoTotali]).size).toBe(1);
});
