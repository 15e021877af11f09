import { beforeEach, describe, expect, test } from 'vitest';
import { createStore, type Store } from './jotai.ts';
import {
  closeMenuAtom,
  isMenuOverPage,
  layoutAtom,
  MOBILE_MAX_WIDTH,
  setMenuModeAtom,
  setPanelAtom,
  toggleMenuAtom,
} from './layout.ts';

let store: Store;
const layout = () => store.get(layoutAtom);
beforeEach(() => {
  store = createStore();
});

describe('the menu toggle', () => {
  test('above 991 px folds the static menu away and back', () => {
    store.set(toggleMenuAtom, MOBILE_MAX_WIDTH + 1);
    expect(layout()).toMatchObject({
      staticMenuInactive: true,
      mobileMenuActive: false,
      overlayMenuActive: false,
    });
    store.set(toggleMenuAtom, MOBILE_MAX_WIDTH + 1);
    expect(layout().staticMenuInactive).toBe(false);
  });

  test('at 991 px flips the mobile menu', () => {
    store.set(toggleMenuAtom, MOBILE_MAX_WIDTH);
    expect(layout()).toMatchObject({
      staticMenuInactive: false,
      mobileMenuActive: true,
      overlayMenuActive: false,
    });
    expect(isMenuOverPage(layout())).toBe(true);
  });

  test.each([390, 1440])('in overlay mode flips the overlay menu at %i px', (width) => {
    void store.set(setMenuModeAtom, 'overlay');
    store.set(toggleMenuAtom, width);
    expect(layout()).toMatchObject({
      staticMenuInactive: false,
      mobileMenuActive: false,
      overlayMenuActive: true,
    });
  });
});

test('closing closes what covers the page and leaves the static menu as it was', () => {
  store.set(toggleMenuAtom, 1440);
  store.set(toggleMenuAtom, 390);
  store.set(closeMenuAtom);
  expect(isMenuOverPage(layout())).toBe(false);
  expect(layout().staticMenuInactive).toBe(true);
});

test('changing mode starts with a closed menu', () => {
  store.set(toggleMenuAtom, 390);
  void store.set(setMenuModeAtom, 'overlay');
  expect(isMenuOverPage(layout())).toBe(false);
});

test('a panel opens and closes alone, and one at a time', () => {
  const before = layout();
  store.set(setPanelAtom, 'profilo', true);
  expect(layout()).toEqual({ ...before, panel: 'profilo' });
  store.set(setPanelAtom, 'notifiche', true);
  expect(layout().panel).toBe('notifiche');
  // The click outside that closes the first may arrive after the second has opened.
  store.set(setPanelAtom, 'profilo', false);
  expect(layout().panel).toBe('notifiche');
  store.set(setPanelAtom, 'notifiche', false);
  expect(layout()).toEqual(before);
});
